package dev.foregone.tablebase.parts.steps;

import dev.foregone.tablebase.builder.cluster.Outbox;
import java.util.Arrays;

/**
 * Numbers on their way to partitions, each with an optional second one. Once enough have collected for one partition,
 * they are sent as a block. For one thread.
 */
public final class Batches {

    /** The most numbers that wait at one time, for all partitions together. */
    private static final int ROOM = 1 << 22;

    private static final int MOST = 1 << 18;
    private static final int LEAST = 1 << 10;
    private static final int FIRST = 64;

    private final Outbox outbox;
    private final Encoder encoder;
    private final long[][] numbers;
    private final int[][] seconds;
    private final int[] sizes;
    private final int room;

    /** Makes a block of numbers. */
    @FunctionalInterface
    public interface Encoder {

        /** Encodes numbers in the order in which they were added; the arrays may be changed. */
        byte[] encode(long[] numbers, int[] seconds, int count);
    }

    /** Batches for a number of partitions. */
    public Batches(int partitions, Outbox outbox, Encoder encoder) {
        this.outbox = outbox;
        this.encoder = encoder;
        this.numbers = new long[partitions][];
        this.seconds = new int[partitions][];
        this.sizes = new int[partitions];
        this.room = Math.max(LEAST, Math.min(MOST, ROOM / partitions));
        Arrays.fill(numbers, new long[0]);
        Arrays.fill(seconds, new int[0]);
    }

    /** Adds a number without a second one. */
    public void add(int partition, long number) {
        int place = next(partition, false);
        numbers[partition][place] = number;
        sendIfFull(partition);
    }

    /** Adds a number with a second one. */
    public void add(int partition, long number, int second) {
        int place = next(partition, true);
        numbers[partition][place] = number;
        seconds[partition][place] = second;
        sendIfFull(partition);
    }

    private int next(int partition, boolean withSecond) {
        int size = sizes[partition];
        if (size == numbers[partition].length) {
            int more = Math.min(room, Math.max(FIRST, 2 * size));
            numbers[partition] = Arrays.copyOf(numbers[partition], more);
            seconds[partition] = withSecond ? Arrays.copyOf(seconds[partition], more) : seconds[partition];
        }
        sizes[partition]++;
        return size;
    }

    private void sendIfFull(int partition) {
        if (sizes[partition] == room) {
            send(partition);
        }
    }

    private void send(int partition) {
        outbox.put(partition, encoder.encode(numbers[partition], seconds[partition], sizes[partition]));
        sizes[partition] = 0;
    }

    /** Sends the rest. */
    public void sendAll() {
        for (int partition = 0; partition < sizes.length; partition++) {
            if (sizes[partition] > 0) {
                send(partition);
            }
        }
    }
}
