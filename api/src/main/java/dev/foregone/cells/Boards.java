package dev.foregone.cells;

import dev.foregone.api.GameState;
import dev.foregone.api.Move;
import dev.foregone.api.NotationException;
import dev.foregone.api.PluginException;
import dev.foregone.blame.Blame;
import dev.foregone.spi.Bundled;
import dev.foregone.spi.Cells;
import dev.foregone.spi.Game;
import dev.foregone.spi.Odds;
import dev.foregone.spi.PackedRules;
import dev.foregone.weights.Weights;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URL;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Collectors;

/**
 * A game's boards as numbers: {@link Cells} of its states, or those of its packed rules.
 *
 * @param <S> the type of the game's states
 * @param <M> the type of its moves
 * @param game the game
 */
public record Boards<S extends GameState<S, M>, M extends Move>(Game<S, M> game) {

    /** What games bring along, by its address. */
    private static final Map<String, Weights> READ = new ConcurrentHashMap<>();

    private static final int WALKS = 24;
    private static final int LONGEST_WALK = 60;

    /**
     * What the cells hold.
     *
     * @param state a state
     * @return a number for each; none if the game does not show them
     * @throws PluginException if the game throws, or there are more cells than a board can have
     */
    public byte[] cells(S state) {
        return Blame.game(game).ask("cells", () -> counted(state));
    }

    private byte[] counted(S state) {
        byte[] into = new byte[Cells.MOST];
        int count = cells(state, into);
        if (count < 0 || count > Cells.MOST) {
            throw new IllegalStateException(
                    "cells() answered " + count + "; accepted: 0 to " + Cells.MOST + ", how many cells there are");
        }
        return Arrays.copyOf(into, count);
    }

    @SuppressWarnings("unchecked") // cells of this game are of its states
    private int cells(S state, byte[] into) {
        int count = game.packedRules(state)
                .map(rules -> rules.cells(rules.pack(state), into))
                .orElse(0);
        return count == 0 && game instanceof Cells<?> its ? ((Cells<S>) its).cells(state, into) : count;
    }

    /**
     * Whether the player is to move who began.
     *
     * @param state a state
     * @return false as well if the game does not say
     */
    public boolean isFirstToMove(S state) {
        return game.playerToMove(state).equals(Optional.of(game.players().get(0)));
    }

    /**
     * The game's own evaluation.
     *
     * @param state a state
     * @return the logarithm of the odds to win of the player who began; empty if there is none
     */
    public OptionalDouble own(S state) {
        Optional<PackedRules<S, M>> packed = game.packedRules(state);
        Optional<Double> ofMover = packed.isPresent()
                ? packed.get()
                        .evaluation()
                        .map(each -> each.applyAsDouble(packed.get().pack(state)))
                : game.evaluation().map(each -> each.applyAsDouble(state));
        return ofMover.isEmpty()
                ? OptionalDouble.empty()
                : OptionalDouble.of((isFirstToMove(state) ? 1 : -1) * Odds.of(ofMover.get()) / 100.0);
    }

    /**
     * The weights that estimate positions from a state on: those given or, if there are none of this game, those it brings along.
     *
     * @param given weights, perhaps of another game, or {@linkplain Weights#none none}
     * @param state a state
     * @return weights of its board; empty if there are none
     * @throws PluginException if the game brings along what cannot be read
     */
    public Optional<Weights> weights(Optional<Weights> given, S state) {
        List<Weights> all = given.filter(
                        one -> one.isNone() || one.header().game().equals(game.id()))
                .map(List::of)
                .orElseGet(this::bundled);
        int cells = all.isEmpty() ? 0 : cells(state).length;
        return all.stream()
                .filter(one -> !one.isNone()
                        && one.patterns().cells() == cells
                        && isOf(state, one.header().position()))
                .findFirst();
    }

    /** Whether a board is that of a position where games begin, or what is left of it: boards of one size may differ in shape. */
    private boolean isOf(S state, String start) {
        try {
            return places(start(start)).containsAll(places(state));
        } catch (NotationException unknown) {
            return false;
        }
    }

    private Set<List<?>> places(S state) {
        return game.diagram(state).stream()
                .flatMap(diagram -> diagram.sites().stream())
                .map(site -> List.of(site.name(), site.x(), site.y()))
                .collect(Collectors.toSet());
    }

    /**
     * Reads a position, the initial one also where the game reads no others.
     *
     * @param position in the game's notation
     * @return the state
     * @throws NotationException if the game does not know it
     */
    public S start(String position) {
        return Blame.position(game, position);
    }

    private List<Weights> bundled() {
        if (!(game instanceof Bundled brings)) {
            return List.of();
        }
        Blame blame = Blame.game(game);
        List<Weights> all = new ArrayList<>();
        for (URL each : blame.ask("weights", brings::weights)) {
            URL file = blame.listed("weights", each);
            all.add(blame.ask("weights", () -> read(file)));
        }
        return all;
    }

    private static Weights read(URL resource) {
        return READ.computeIfAbsent(resource.toString(), address -> {
            try {
                return Weights.read(resource);
            } catch (IOException unreadable) {
                throw new UncheckedIOException(unreadable);
            }
        });
    }

    /**
     * A hash of what the rules say on some lines of play: another game, size or variant has another.
     *
     * @param start where the lines begin
     * @return the hash
     * @throws PluginException if the game throws
     */
    public long fingerprint(S start) {
        return Blame.game(game).ask("a state", () -> walked(start));
    }

    private long walked(S start) {
        SplittableRandom random = new SplittableRandom(WALKS);
        long hash = WALKS;
        for (int walk = 0; walk < WALKS; walk++) {
            S state = start;
            for (int ply = 0; ply < LONGEST_WALK && state.terminalValue().isEmpty(); ply++) {
                List<M> moves = state.legalMoves();
                hash = 31 * (31 * hash + Arrays.hashCode(counted(state))) + moves.size();
                state = state.play(moves.get(random.nextInt(moves.size())));
            }
            hash = 31 * hash + (isFirstToMove(state) ? 1 : 0);
            hash = 31 * hash + state.terminalValue().map(Enum::ordinal).orElse(-1);
        }
        return hash;
    }
}
