package dev.foregone.games.dobutsu;

import dev.foregone.api.GameValue;
import dev.foregone.spi.Game;
import dev.foregone.testkit.GameContract;
import dev.foregone.testkit.build.Thorough;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

class DobutsuContractTest extends GameContract<Dobutsu, DobutsuMove> {

    private final DobutsuGame game = new DobutsuGame();

    @Override
    protected Game<Dobutsu, DobutsuMove> game() {
        return game;
    }

    @Override
    protected int walks() {
        return Thorough.orFew(6, 2);
    }

    /** With pieces in both hands and a lion about to try, with a lion that is caught, and with a player without a move. */
    @Override
    protected List<Dobutsu> sampleStates() {
        return Stream.of("..l/L../.../... CCEGeg sente", "He./g../.../ELG CL gote", "GEl/LGE/CC./... - sente")
                .map(game::parse)
                .toList();
    }

    @Override
    protected List<String> illegalNotations() {
        return List.of(
                "",
                "gle/.c./.C./ELG",
                "gle/.c./.C. - sente",
                "gle/.c./.C./ELG - black",
                "gle/.c./.C./ELG x sente",
                "gle/.c./.x./ELG - sente",
                "gle/.c./.../ELG - sente",
                "gle/.c./.C./ELG C sente",
                "gle/.c./.C./EGL E sente",
                "g.e/.c./.C./ELG L sente",
                "gle/.c./.C./E.G - sente",
                "gle/.c./.C./E.G L sente",
                "gLe/.c./.C./ElG - sente");
    }

    /** A lion is caught. */
    @Override
    protected Map<Dobutsu, GameValue> knownValues() {
        return Map.of(
                game().parse("g.e/.cL/.C./E.G L gote"),
                GameValue.LOSS,
                game().parse("gl./.../e../E.G Ccl sente"),
                GameValue.LOSS);
    }
}
