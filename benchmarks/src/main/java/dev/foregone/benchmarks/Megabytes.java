package dev.foregone.benchmarks;

import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Reads a number of megabytes as bytes: {@code 64MB}. */
final class Megabytes implements ITypeConverter<Long> {

    static final long BYTES = 1L << 20;

    /** Called by picocli. */
    Megabytes() {}

    @Override
    public Long convert(String text) {
        if (!text.matches("\\d{1,7}MB")) {
            throw new TypeConversionException("\"" + text + "\" is not a number of megabytes such as 64MB");
        }
        return Long.parseLong(text.substring(0, text.length() - 2)) * BYTES;
    }
}
