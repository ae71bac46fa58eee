package dev.foregone.explorer.browser;

import java.awt.image.BufferedImage;
import java.awt.image.IndexColorModel;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.Comparator;
import java.util.HashMap;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import javax.imageio.ImageIO;

/** Makes a picture of a page small: the colours that are most frequent in it stay, each other becomes the nearest of them. */
final class FewColours {

    private static final int COLOURS = 256;

    private FewColours() {}

    /** The picture, as PNG, from PNG. */
    static byte[] of(byte[] picture) throws IOException {
        BufferedImage from = ImageIO.read(new ByteArrayInputStream(picture));
        int[] pixels = from.getRGB(0, 0, from.getWidth(), from.getHeight(), null, 0, from.getWidth());
        int[] palette = palette(pixels);
        IndexColorModel colours = new IndexColorModel(8, palette.length, palette, 0, false, -1, 0);
        BufferedImage to =
                new BufferedImage(from.getWidth(), from.getHeight(), BufferedImage.TYPE_BYTE_INDEXED, colours);
        Map<Integer, Integer> nearest = new HashMap<>();
        int[] indices = IntStream.of(pixels)
                .map(pixel -> nearest.computeIfAbsent(pixel, colour -> nearest(palette, colour)))
                .toArray();
        to.getRaster().setPixels(0, 0, to.getWidth(), to.getHeight(), indices);
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        ImageIO.write(to, "png", bytes);
        return bytes.toByteArray();
    }

    private static int[] palette(int[] pixels) {
        return IntStream.of(pixels)
                .boxed()
                .collect(Collectors.groupingBy(Function.identity(), Collectors.counting()))
                .entrySet()
                .stream()
                .sorted(Map.Entry.comparingByValue(Comparator.reverseOrder()))
                .limit(COLOURS)
                .mapToInt(Map.Entry::getKey)
                .toArray();
    }

    private static int nearest(int[] palette, int colour) {
        return IntStream.range(0, palette.length)
                .boxed()
                .min(Comparator.comparingInt(index -> distance(palette[index], colour)))
                .orElseThrow();
    }

    private static int distance(int one, int other) {
        return IntStream.of(0, 8, 16)
                .map(shift -> (one >> shift & 0xFF) - (other >> shift & 0xFF))
                .map(difference -> difference * difference)
                .sum();
    }
}
