package dev.foregone.tablebase.partitioned.general;

import java.io.IOException;
import java.util.List;

/** Many ascending cursors as one. The least is at the top of a heap. */
final class Merge implements Cursor {

    private final Cursor[] heap;
    private int size;
    private boolean begun;

    /** A cursor over all keys of others, none of which have a key in common. */
    Merge(List<? extends Cursor> cursors) throws IOException {
        heap = new Cursor[cursors.size()];
        for (Cursor cursor : cursors) {
            if (cursor.next()) {
                heap[size++] = cursor;
            }
        }
        for (int place = size / 2 - 1; place >= 0; place--) {
            sink(place);
        }
    }

    @Override
    public boolean next() throws IOException {
        if (begun && !heap[0].next()) {
            heap[0] = heap[--size];
        }
        begun = true;
        if (size > 0) {
            sink(0);
        }
        return size > 0;
    }

    private void sink(int from) {
        Cursor cursor = heap[from];
        int place = from;
        for (int below = 2 * place + 1; below < size; below = 2 * place + 1) {
            if (below + 1 < size && less(heap[below + 1], heap[below])) {
                below++;
            }
            if (!less(heap[below], cursor)) {
                break;
            }
            heap[place] = heap[below];
            place = below;
        }
        heap[place] = cursor;
    }

    private static boolean less(Cursor one, Cursor other) {
        return Long.compareUnsigned(one.key(), other.key()) < 0;
    }

    @Override
    public long key() {
        return heap[0].key();
    }

    @Override
    public int code() {
        return heap[0].code();
    }
}
