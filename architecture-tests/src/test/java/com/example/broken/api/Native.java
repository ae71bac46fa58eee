package com.example.broken.api;

import java.io.PrintStream;
import java.io.PrintWriter;
import java.text.DecimalFormat;
import java.text.MessageFormat;
import java.text.NumberFormat;
import java.util.Formatter;
import java.util.Scanner;
import java.util.function.UnaryOperator;

/** A library class whose digits and letters are those of the machine, in every way there is. */
public final class Native {

    private Native() {}

    public static String format(int number) {
        return String.format("%d", number);
    }

    public static String formatted(int number) {
        return "%d".formatted(number);
    }

    public static void printed(PrintStream out, int number) {
        out.printf("%d", number);
    }

    public static void streamed(PrintStream out, int number) {
        out.format("%d", number);
    }

    public static void written(PrintWriter out, int number) {
        out.printf("%d", number);
    }

    public static void filed(PrintWriter out, int number) {
        out.format("%d", number);
    }

    public static Formatter formatter(StringBuilder text) {
        return new Formatter(text);
    }

    public static String lower(String text) {
        return text.toLowerCase();
    }

    public static UnaryOperator<String> upper() {
        return String::toUpperCase;
    }

    public static NumberFormat numbers() {
        return NumberFormat.getInstance();
    }

    public static DecimalFormat decimals() {
        return new DecimalFormat("#,###");
    }

    public static String message(int number) {
        return MessageFormat.format("{0}", number);
    }

    public static int scanned(String text) {
        return new Scanner(text).nextInt();
    }
}
