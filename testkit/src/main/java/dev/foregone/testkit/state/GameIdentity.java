package dev.foregone.testkit.state;

import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.foregone.api.GameState;
import dev.foregone.api.Move;
import dev.foregone.spi.Game;
import dev.foregone.testkit.check.Check;
import dev.foregone.testkit.walk.Samples;
import java.io.IOException;
import java.io.InputStream;
import java.lang.reflect.Modifier;
import java.net.URL;
import java.nio.charset.StandardCharsets;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** Whether a game names itself, its beginning and its players. */
public record GameIdentity<S extends GameState<S, M>, M extends Move>(Samples<S, M> samples) {

    private static final String SERVICES = "META-INF/services/" + Game.class.getName();

    public void id() {
        Game<S, M> game = samples.game();
        Check check = Check.game(game);
        check.id(game::id);
        check.holds(
                !game.name().isBlank() && game.name().lines().count() == 1,
                "the name is blank, or has more than one line",
                "what people call the game, on one line");
    }

    public void provider() throws IOException {
        Class<?> type = samples.game().getClass();
        Set<String> named = namedInServicesFiles(type.getClassLoader());
        for (String name : named) {
            Check.game(samples.game())
                    .holds(
                            exists(name, type.getClassLoader()),
                            SERVICES + " names " + name + ", and there is no such class",
                            "correct the name");
        }
        assumeTrue(
                inModule(type) || named.contains(type.getName()),
                () -> "the game '" + samples.game().id()
                        + "' is not named as a provider, in META-INF/services or a module");
        Check check = Check.game(samples.game()).and("provider " + type.getName());
        String advice = "a provider is a public class with a public constructor without parameters";
        check.holds(Modifier.isPublic(type.getModifiers()), "the class is not public", advice);
        check.holds(
                Stream.of(type.getConstructors()).anyMatch(each -> each.getParameterCount() == 0),
                "it has no public constructor without parameters",
                advice);
    }

    private static boolean inModule(Class<?> type) {
        return type.getModule().isNamed()
                && type.getModule().getDescriptor().provides().stream()
                        .filter(each -> each.service().equals(Game.class.getName()))
                        .anyMatch(each -> each.providers().contains(type.getName()));
    }

    private static Set<String> namedInServicesFiles(@Nullable ClassLoader loader) throws IOException {
        Set<String> named = new LinkedHashSet<>();
        for (URL file : loader == null ? List.<URL>of() : Collections.list(loader.getResources(SERVICES))) {
            try (InputStream in = file.openStream()) {
                new String(in.readAllBytes(), StandardCharsets.UTF_8)
                        .lines()
                        .map(line -> line.replaceFirst("#.*", "").strip())
                        .filter(name -> !name.isEmpty())
                        .forEach(named::add);
            }
        }
        return named;
    }

    private static boolean exists(String name, @Nullable ClassLoader loader) {
        try {
            Class.forName(name, false, loader);
            return true;
        } catch (ClassNotFoundException missing) {
            return false;
        } catch (LinkageError unlinked) { // which is there, and is another's fault
            return true;
        }
    }

    public void initialState() {
        Game<S, M> game = samples.game();
        Check check = samples.at(game.initialState());
        String advice = "initialState() always gives an equal state";
        check.same(game::initialState, "the initial state", advice);
        check.same(() -> game.format(game.initialState()), "its notation", advice);
    }

    public void players() {
        Game<S, M> game = samples.game();
        List<String> players = game.players();
        Check.game(game)
                .holds(
                        players.size() == 2 && !players.get(0).equals(players.get(1)),
                        "the players are " + players,
                        "name two, and differently");
        Optional<String> first = game.playerToMove(game.initialState());
        samples.at(game.initialState())
                .equal(
                        first.map(name -> players.get(0)),
                        first,
                        "the player to move",
                        "players() names the one who moves first first");
    }
}
