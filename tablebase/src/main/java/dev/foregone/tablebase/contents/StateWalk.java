package dev.foregone.tablebase.contents;

import dev.foregone.api.GameState;
import dev.foregone.api.Move;
import dev.foregone.spi.Score;
import dev.foregone.tablebase.coding.OutcomeCode;
import dev.foregone.tablebase.file.TablebaseFile;
import dev.foregone.tablebase.keys.HashedKeys;
import dev.foregone.tablebase.positions.KeyTable;
import dev.foregone.tablebase.report.SolvedPosition;
import dev.foregone.tablebase.report.TablebaseException;
import dev.foregone.tablebase.threads.Stop;
import dev.foregone.tablebase.threads.Workers;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Spliterator;
import java.util.Spliterators;
import java.util.function.Consumer;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import org.jspecify.annotations.Nullable;

/**
 * Walks to every position of a file whose keys cannot be turned back, by play from the root, depth first. It reads all keys into
 * memory, about nine bytes for each, and remembers each position that was met by four bytes of its hash code, so that another
 * of the same key is not taken for it. For one thread.
 */
public final class StateWalk<S extends GameState<S, M>, M extends Move>
        extends Spliterators.AbstractSpliterator<StateWalk.Found<S>> {

    private final TablebaseFile file;
    private final HashedKeys<S, M> keys;
    private final S root;
    private final @Nullable Random order;
    private final Deque<Found<S>> open = new ArrayDeque<>();
    private KeyTable table = KeyTable.empty();
    private int[] met = {};
    private @Nullable Found<S> last;

    /** A position that stands for its equivalents, and the code of its outcome. */
    public record Found<S>(S state, long key, int code) {

        SolvedPosition<S> solved() {
            return new SolvedPosition<>(state, Score.outcome(OutcomeCode.score(code)));
        }
    }

    /**
     * A walk that has not begun.
     *
     * @param order draws the order of moves; null for that of the rules
     */
    public StateWalk(TablebaseFile file, HashedKeys<S, M> keys, S root, @Nullable Random order) {
        super(file.positions(), Spliterator.DISTINCT | Spliterator.NONNULL | Spliterator.ORDERED);
        this.file = file;
        this.keys = keys;
        this.root = root;
        this.order = order;
    }

    Stream<Found<S>> stream() {
        return StreamSupport.stream(this, false);
    }

    @Override
    public boolean tryAdvance(Consumer<? super Found<S>> action) {
        if (last != null) {
            expand(last.state());
        }
        last = nextOfStream();
        if (last != null) {
            action.accept(last);
        }
        return last != null;
    }

    private @Nullable Found<S> nextOfStream() {
        try {
            return file.read(() -> Optional.ofNullable(next())).orElse(null);
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }

    /** The next position to which one has come, or null; it is for the caller to {@linkplain #meet come} to its children. */
    @Nullable
    public Found<S> next() throws IOException {
        if (table.size() == 0) {
            table = file.reading(() -> file.layers().get(0).toTable(new Workers(1, Stop.never())));
            met = new int[table.size()];
            require(root);
        }
        return open.pollLast();
    }

    private void expand(S state) {
        if (state.terminalValue().isPresent()) {
            return;
        }
        List<M> moves = new ArrayList<>(state.legalMoves());
        if (order != null) {
            Collections.shuffle(moves, order);
        }
        for (M move : moves) {
            require(state.play(move));
        }
    }

    private void require(S reached) {
        if (meet(reached) == OutcomeCode.NONE) {
            throw new TablebaseException(
                    file.path() + ": the position " + keys.game().format(reached)
                            + " is not there, to which a move leads from one that is\n  verify it, or build it again");
        }
    }

    /** Comes to a state, which is walked to if it is new; the code of its outcome, or {@link OutcomeCode#NONE}. */
    public int meet(S reached) {
        S state = keys.representative(reached);
        long key = keys.keyOfRepresentative(state);
        int index = table.indexOf(key);
        if (index < 0) {
            return OutcomeCode.NONE;
        }
        int code = table.code(index);
        int hash = state.hashCode();
        int mark = hash == 0 ? 1 : hash;
        if (met[index] == 0) {
            met[index] = mark;
            open.addLast(new Found<>(state, key, code));
        } else if (met[index] != mark) {
            throw HashedKeys.writtenAlike(keys.game().format(state));
        }
        return code;
    }
}
