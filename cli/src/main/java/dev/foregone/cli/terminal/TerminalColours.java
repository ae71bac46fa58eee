package dev.foregone.cli.terminal;

import dev.foregone.api.GameValue;
import dev.foregone.api.Outcome;
import java.util.List;
import picocli.CommandLine.Help;
import picocli.CommandLine.Help.Ansi;
import picocli.CommandLine.Help.Ansi.IStyle;
import picocli.CommandLine.Help.Ansi.Style;
import picocli.CommandLine.Help.ColorScheme;

/** Colours, where they are wanted: wins green, draws yellow, losses red. */
public record TerminalColours(ColorScheme colours) {

    public TerminalColours(Ansi ansi) {
        this(Help.defaultColorScheme(ansi));
    }

    public String outcome(Outcome outcome) {
        return paint(outcome.toString(), colour(outcome.value()));
    }

    public String value(GameValue value) {
        return paint(value.name(), colour(value));
    }

    public String heading(String text) {
        return paint(text, Style.bold);
    }

    private static IStyle colour(GameValue value) {
        return switch (value) {
            case WIN -> Style.fg_green;
            case DRAW -> Style.fg_yellow;
            case LOSS -> Style.fg_red;
        };
    }

    private String paint(String text, IStyle style) {
        return colours.apply(text, List.of(style)).toString();
    }
}
