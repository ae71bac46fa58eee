package dev.foregone.tablebase.builder.retrograde;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

/**
 * A piece of the labels: an array of {@linkplain LabelCodes codes}, as bytes, or as chars if one of them is too large for a byte; if one is too
 * large for a char, of the labels themselves. An array alone, since most loads from memory are for one cell of a piece.
 */
final class LabelCells {

    private static final VarHandle BYTE = MethodHandles.arrayElementVarHandle(byte[].class);
    private static final VarHandle CHAR = MethodHandles.arrayElementVarHandle(char[].class);
    private static final VarHandle INT = MethodHandles.arrayElementVarHandle(int[].class);

    private LabelCells() {}

    /** A piece of holes. */
    static Object ofHoles(int size) {
        return new byte[size];
    }

    /** The same labels with more room for each. */
    static Object wider(Object piece, LabelCodes codes) {
        if (piece instanceof byte[] bytes) {
            char[] chars = new char[bytes.length];
            for (int at = 0; at < bytes.length; at++) {
                chars[at] = (char) (bytes[at] & 0xFF);
            }
            return chars;
        }
        int[] labels = new int[((char[]) piece).length];
        for (int at = 0; at < labels.length; at++) {
            labels[at] = get(piece, at, codes);
        }
        return labels;
    }

    /** Whether a piece has room for this many scores that have not come up yet. */
    static boolean hasRoom(Object piece, int scores, LabelCodes codes) {
        return piece instanceof byte[]
                ? codes.hasRoomInBytes(scores)
                : piece instanceof int[] || codes.hasRoomInChars(scores);
    }

    /** Whether a piece has room for a label. */
    static boolean hasRoomFor(Object piece, int label, LabelCodes codes) {
        return piece instanceof int[]
                || (piece instanceof byte[]
                        ? LabelCodes.isByte(codes.code(label))
                        : LabelCodes.isChar(codes.code(label)));
    }

    static int get(Object piece, int at, LabelCodes codes) {
        if (piece instanceof byte[] bytes) {
            return codes.label((byte) BYTE.getVolatile(bytes, at) & 0xFF);
        }
        return piece instanceof char[] chars
                ? codes.label((char) CHAR.getVolatile(chars, at))
                : (int) INT.getVolatile((int[]) piece, at);
    }

    /** Loads a label; what is returned says nothing. */
    static int touch(Object piece, int at) {
        if (piece instanceof byte[] bytes) {
            return bytes[at];
        }
        return piece instanceof char[] chars ? chars[at] : ((int[]) piece)[at];
    }

    /** Sets a label, for which there is room. */
    static void set(Object piece, int at, int label, LabelCodes codes) {
        if (piece instanceof byte[] bytes) {
            bytes[at] = (byte) codes.code(label);
        } else if (piece instanceof char[] chars) {
            chars[at] = (char) codes.code(label);
        } else {
            ((int[]) piece)[at] = label;
        }
    }

    /** Replaces a label by another, for which there is room; false if it is no longer there. */
    static boolean replace(Object piece, int at, int label, int next, LabelCodes codes) {
        if (piece instanceof byte[] bytes) {
            return BYTE.compareAndSet(bytes, at, (byte) codes.code(label), (byte) fitting(next, codes, piece));
        }
        return piece instanceof char[] chars
                ? CHAR.compareAndSet(chars, at, (char) codes.code(label), (char) fitting(next, codes, piece))
                : INT.compareAndSet((int[]) piece, at, label, next);
    }

    private static int fitting(int label, LabelCodes codes, Object piece) {
        int code = codes.code(label);
        if (!LabelCodes.isByte(code) && (piece instanceof byte[] || !LabelCodes.isChar(code))) {
            throw new IllegalStateException("no room was made for label " + label);
        }
        return code;
    }
}
