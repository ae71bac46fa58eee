package dev.foregone.benchmarks;

import dev.foregone.weights.Weights;
import java.io.IOException;
import java.nio.file.Path;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Learned weights, as the file in which {@code foregone train} keeps them. */
final class WeightsOption implements ITypeConverter<Weights> {

    @Override
    public Weights convert(String file) {
        try {
            return Weights.read(Path.of(file));
        } catch (IOException unreadable) {
            throw new TypeConversionException(String.valueOf(unreadable.getMessage()));
        }
    }
}
