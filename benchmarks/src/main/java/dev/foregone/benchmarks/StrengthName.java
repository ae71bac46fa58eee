package dev.foregone.benchmarks;

import dev.foregone.play.Strength;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Reads the name of a strength. */
final class StrengthName implements ITypeConverter<Strength> {

    @Override
    public Strength convert(String name) {
        return named(name);
    }

    static Strength named(String name) {
        return Strength.named(name)
                .orElseThrow(() -> new TypeConversionException(
                        "'" + name + "' is not a strength\n  accepted: " + Strength.names()));
    }
}
