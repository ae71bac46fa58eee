package dev.foregone.strategy;

import dev.foregone.api.GameState;
import dev.foregone.api.Move;
import dev.foregone.spi.Game;
import dev.foregone.strategy.file.Decisions;
import dev.foregone.strategy.file.Decisions.ShortFileException;
import dev.foregone.strategy.file.StrategyFile;
import dev.foregone.strategy.report.Side;
import dev.foregone.strategy.report.StrategyException;
import dev.foregone.strategy.walk.Place;
import dev.foregone.strategy.walk.Positions;
import dev.foregone.strategy.walk.Positions.Child;
import dev.foregone.strategy.walk.StrategyWalk;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Random;
import java.util.zip.CRC32;

/** Changes strategies and puts everything right that a file says of itself: counts, fingerprint, checksum. */
final class Forger {

    private static final List<String> WORDS = List.of(
            "game", "root", "for", "proves", "plies", "leaf", "symmetry", "nodes", "leaves", "fingerprint", "bits");

    private final Random random;
    private final List<String> roots;
    private final List<String> values = new ArrayList<>();
    private BitSet bits = new BitSet();

    Forger(Random random, List<String> roots) {
        this.random = random;
        this.roots = roots;
    }

    /** A forged copy. */
    <S extends GameState<S, M>, M extends Move> byte[] forge(byte[] file, Game<S, M> game) {
        read(file);
        for (int changes = 1 + random.nextInt(3); changes > 0; changes--) {
            change();
        }
        if (random.nextInt(8) > 0) {
            putRight(game);
        }
        return bytes();
    }

    /** A copy that says something else in its header. */
    static byte[] with(byte[] file, String word, String value) {
        Forger forger = new Forger(new Random(1), List.of());
        forger.read(file);
        forger.set(word, value);
        return forger.bytes();
    }

    /** A copy that makes the first legal move wherever it has one, and claims the same. */
    static <S extends GameState<S, M>, M extends Move> byte[] withFirstMoves(byte[] file, Game<S, M> game) {
        Forger forger = new Forger(new Random(1), List.of());
        forger.read(file);
        forger.bits = new BitSet();
        forger.set("bits", 1 << 16);
        forger.putRight(game);
        return forger.bytes();
    }

    private void read(byte[] file) {
        values.clear();
        String text = new String(file, StandardCharsets.ISO_8859_1);
        int at = text.indexOf('\n') + 1;
        for (String word : WORDS) {
            int end = text.indexOf('\n', at);
            values.add(text.substring(at + word.length() + 1, end));
            at = end + 1;
        }
        bits = BitSet.valueOf(ByteBuffer.wrap(file, at + 1, file.length - at - 5));
    }

    private String value(String word) {
        return values.get(WORDS.indexOf(word));
    }

    private void set(String word, Object value) {
        values.set(WORDS.indexOf(word), String.valueOf(value));
    }

    private void change() {
        int size = Integer.parseInt(value("bits"));
        switch (random.nextInt(12)) {
            case 0 -> set("for", value("for").equals("first") ? "second" : "first");
            case 1 -> set("proves", value("proves").equals("WIN") ? "DRAW" : "WIN");
            case 2 -> set("plies", random.nextBoolean() ? "-" : String.valueOf(random.nextInt(30)));
            case 3 -> set("leaf", random.nextInt(4) == 0 ? 0 : random.nextInt(300));
            case 4 -> set("symmetry", !value("symmetry").equals("true"));
            case 5 -> set("root", roots.get(random.nextInt(roots.size())));
            case 6 -> set("bits", Math.max(0, size + random.nextInt(9) - 4));
            default -> {
                for (int flips = 1 + random.nextInt(4); flips > 0; flips--) {
                    bits.flip(random.nextInt(Math.max(1, size)));
                }
            }
        }
    }

    /** As a forger would who knows the format: what the changed decisions lead to is counted and hashed anew. */
    private <S extends GameState<S, M>, M extends Move> void putRight(Game<S, M> game) {
        try {
            StrategyFile file = StrategyFile.of(bytes(), "forged");
            S root = game.parse(file.header().root());
            Guide guide = new Guide(file.decisions().again(), file.header().leaf() > 0);
            StrategyWalk<S, M> walk =
                    new StrategyWalk<>(new Positions<>(game, root, file.header().symmetry()), guide, 20_000);
            walk.from(root, file.header().claim().side() == Side.FIRST);
            set("nodes", walk.nodes());
            set("leaves", walk.leaves());
            set("fingerprint", Long.toHexString(walk.fingerprint()));
            set("bits", guide.used);
        } catch (StrategyException | ShortFileException | IndexOutOfBoundsException beyondRepair) {
            return;
        }
    }

    private byte[] bytes() {
        int size = Integer.parseInt(value("bits"));
        bits.clear(size, Math.max(size, bits.length()));
        StringBuilder text = new StringBuilder("foregone strategy 1\n");
        for (int i = 0; i < WORDS.size(); i++) {
            text.append(WORDS.get(i)).append(' ').append(values.get(i)).append('\n');
        }
        byte[] lines = text.append('\n').toString().getBytes(StandardCharsets.UTF_8);
        ByteBuffer file = ByteBuffer.allocate(lines.length + (size + 7) / 8 + 4).put(lines);
        file.put(bits.toByteArray()).position(file.capacity() - 4);
        CRC32 crc = new CRC32();
        crc.update(file.array(), 0, file.position());
        return file.putInt((int) crc.getValue()).array();
    }

    /** Reads, and counts the bits. */
    private static final class Guide implements StrategyWalk.Guide {

        private final Decisions decisions;
        private final boolean hasLeaves;
        private int used;

        Guide(Decisions decisions, boolean hasLeaves) {
            this.decisions = decisions;
            this.hasLeaves = hasLeaves;
        }

        @Override
        public boolean isLeaf(Place place, int depth) {
            used += hasLeaves ? 1 : 0;
            return hasLeaves && decisions.readLeaf();
        }

        @Override
        public int choice(Place place, int depth, List<Child> children) {
            used += Integer.SIZE - Integer.numberOfLeadingZeros(children.size() - 1);
            int move = decisions.readMove(children.size());
            children.get(move); // there is none: beyond repair
            return move;
        }
    }
}
