package dev.foregone.weights;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.zip.CRC32;
import java.util.zip.Deflater;
import java.util.zip.DeflaterOutputStream;
import java.util.zip.InflaterInputStream;

/**
 * The file of {@link Weights}:
 *
 * <pre>
 *    "FGWT"   format: 1 byte   check: CRC-32 of all that follows: 4 bytes   then, deflated:
 *    game, position, story: texts     fingerprint: 8 bytes     own evaluation, in hundredths: 2 bytes
 *    cells: 2 bytes   contents: 1 byte, and a byte for each
 *    shapes: 1 byte, and for each: own weights or not, cells: 1 byte, places: 2 bytes, the cells of each: 2 bytes
 *    symmetries: 1 byte, and for each: exchanges or not, the image of each cell: 2 bytes
 *    weights: 4 bytes, and each in 7 bits a byte, the sign in the lowest
 * </pre>
 */
final class WeightsFile {

    private static final int MAGIC = 0x46475754;
    private static final int FORMAT = 1;

    /** The bytes before what is deflated. */
    private static final int HEAD = 9;

    /** No file of weights is larger. */
    private static final int MOST_BYTES = 16 << 20;

    private static final int MOST_SHAPES = 64;
    private static final int MOST_SYMMETRIES = 16;

    private WeightsFile() {}

    static byte[] write(Weights weights) {
        ByteArrayOutputStream deflated = new ByteArrayOutputStream();
        ByteArrayOutputStream file = new ByteArrayOutputStream();
        try {
            try (DataOutputStream out =
                    new DataOutputStream(new DeflaterOutputStream(deflated, new Deflater(Deflater.BEST_COMPRESSION)))) {
                write(weights, out);
            }
            DataOutputStream out = new DataOutputStream(file);
            out.writeInt(MAGIC);
            out.writeByte(FORMAT);
            out.writeInt(check(deflated.toByteArray()));
            deflated.writeTo(out);
        } catch (IOException impossible) {
            throw new UncheckedIOException(impossible);
        }
        return file.toByteArray();
    }

    private static int check(byte[] bytes) {
        CRC32 crc = new CRC32();
        crc.update(bytes);
        return (int) crc.getValue();
    }

    private static void write(Weights weights, DataOutputStream out) throws IOException {
        out.writeUTF(weights.header().game());
        out.writeUTF(weights.header().position());
        out.writeUTF(weights.header().story());
        out.writeLong(weights.header().fingerprint());
        out.writeShort(weights.ownPercent());
        Patterns patterns = weights.patterns();
        out.writeShort(patterns.cells());
        out.writeByte(patterns.alphabet().length);
        out.write(patterns.alphabet());
        out.writeByte(patterns.shapes().size());
        for (Shape shape : patterns.shapes()) {
            out.writeBoolean(shape.ownWeights());
            out.writeByte(shape.size());
            out.writeShort(shape.placements().size());
            for (int[] place : shape.placements()) {
                for (int cell : place) {
                    out.writeShort(cell);
                }
            }
        }
        out.writeByte(patterns.symmetries().size());
        for (CellSymmetry symmetry : patterns.symmetries()) {
            out.writeBoolean(symmetry.exchanges());
            for (int cell = 0; cell < patterns.cells(); cell++) {
                out.writeShort(symmetry.image(cell));
            }
        }
        out.writeInt(patterns.count());
        for (int weight = 0; weight < patterns.count(); weight++) {
            int value = weights.value(weight);
            writeVarint(out, (value << 1) ^ (value >> 31));
        }
    }

    private static void writeVarint(DataOutputStream out, int value) throws IOException {
        int rest = value;
        for (; rest > 0x7F; rest >>>= 7) {
            out.writeByte((rest & 0x7F) | 0x80);
        }
        out.writeByte(rest);
    }

    static Weights read(InputStream from, String name) throws IOException {
        byte[] bytes = bytes(from);
        DataInputStream in = new DataInputStream(new ByteArrayInputStream(bytes));
        if (bytes.length < HEAD || in.readInt() != MAGIC) {
            throw new InvalidWeightsException(
                    name + " is no file of weights: 'foregone train GAME --to FILE' writes one");
        }
        int format = in.readByte();
        if (format != FORMAT) {
            throw new InvalidWeightsException(
                    name + " has weights of format " + format + ", and this version reads format " + FORMAT);
        }
        int check = in.readInt();
        byte[] deflated = Arrays.copyOfRange(bytes, HEAD, bytes.length);
        if (bytes.length > MOST_BYTES || check != check(deflated)) {
            throw new InvalidWeightsException(name + " is damaged: copy it anew, or train again");
        }
        try (DataInputStream content =
                new DataInputStream(new InflaterInputStream(new ByteArrayInputStream(deflated)))) {
            return read(content);
        } catch (EOFException shorter) {
            throw new InvalidWeightsException(name + " is no file of weights: it ends too early");
        } catch (IOException | IllegalArgumentException wrong) { // the check is right: it was made so
            throw new InvalidWeightsException(name + " is no file of weights: " + wrong.getMessage());
        }
    }

    /** All that there is, or one byte more than a file may have. */
    private static byte[] bytes(InputStream in) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        byte[] buffer = new byte[1 << 13];
        for (int count = in.read(buffer); count >= 0 && bytes.size() <= MOST_BYTES; count = in.read(buffer)) {
            bytes.write(buffer, 0, count);
        }
        return bytes.toByteArray();
    }

    private static Weights read(DataInputStream in) throws IOException {
        String game = in.readUTF();
        String position = in.readUTF();
        String story = in.readUTF();
        long fingerprint = in.readLong();
        int ownPercent = in.readShort();
        int cells = in.readUnsignedShort();
        byte[] alphabet = new byte[in.readUnsignedByte()];
        in.readFully(alphabet);
        int shapeCount = atMost(MOST_SHAPES, in.readUnsignedByte(), "shapes");
        List<Shape> shapes = new ArrayList<>();
        for (int shape = 0; shape < shapeCount; shape++) {
            shapes.add(readShape(in));
        }
        int symmetryCount = atMost(MOST_SYMMETRIES, in.readUnsignedByte(), "symmetries");
        atMost(Patterns.MOST_CELLS, cells, "cells");
        List<CellSymmetry> symmetries = new ArrayList<>();
        for (int symmetry = 0; symmetry < symmetryCount; symmetry++) {
            boolean exchanges = in.readBoolean();
            symmetries.add(new CellSymmetry(readCells(in, cells), exchanges));
        }
        Patterns patterns = new Patterns(cells, alphabet, shapes, symmetries);
        if (in.readInt() != patterns.count()) {
            throw new InvalidWeightsException("the patterns have " + patterns.count() + " weights");
        }
        short[] values = new short[patterns.count()];
        for (int weight = 0; weight < values.length; weight++) {
            int zigzag = readVarint(in);
            values[weight] = (short) ((zigzag >>> 1) ^ -(zigzag & 1));
        }
        return new Weights(new WeightsHeader(game, position, fingerprint, story), patterns, values, ownPercent);
    }

    private static Shape readShape(DataInputStream in) throws IOException {
        boolean ownWeights = in.readBoolean();
        int size = in.readUnsignedByte();
        int places = atMost(Patterns.MOST_PLACES, in.readUnsignedShort(), "places");
        List<int[]> placements = new ArrayList<>();
        for (int place = 0; place < places; place++) {
            placements.add(readCells(in, size));
        }
        return new Shape(placements, ownWeights);
    }

    private static int[] readCells(DataInputStream in, int count) throws IOException {
        int[] cells = new int[count];
        for (int i = 0; i < count; i++) {
            cells[i] = in.readUnsignedShort();
        }
        return cells;
    }

    private static int readVarint(DataInputStream in) throws IOException {
        int value = 0;
        for (int shift = 0; shift < 21; shift += 7) {
            int next = in.readUnsignedByte();
            value |= (next & 0x7F) << shift;
            if (next < 0x80) {
                break;
            }
        }
        return value;
    }

    private static int atMost(int most, int count, String what) throws InvalidWeightsException {
        if (count > most) {
            throw new InvalidWeightsException(count + " " + what + ", and at most " + most + " are possible");
        }
        return count;
    }
}
