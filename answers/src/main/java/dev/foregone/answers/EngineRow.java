package dev.foregone.answers;

import dev.foregone.api.ForegoneException;
import dev.foregone.blame.Blame;
import dev.foregone.registry.Engines;
import dev.foregone.spi.Engine;
import dev.foregone.spi.Game;
import dev.foregone.spi.Support;
import java.util.Comparator;
import java.util.List;

/**
 * A listing's row for one engine and one game.
 *
 * @param row the engine
 * @param support whether it can solve the game; one that fails when asked cannot
 * @param preference how well it suits the game
 */
public record EngineRow(PluginRow row, Support support, int preference) {

    private static final Comparator<EngineRow> PREFERRED_FIRST = Comparator.comparing(
                    (EngineRow each) -> !each.support().supported())
            .thenComparing(Comparator.comparingInt(EngineRow::preference).reversed());

    /** Engines that can solve the game, the preferred one first, then those that cannot. */
    public static List<EngineRow> of(Engines engines, Game<?, ?> game) {
        return engines.all().stream()
                .map(engine -> of(engine, game))
                .sorted(PREFERRED_FIRST)
                .toList();
    }

    private static EngineRow of(Engine engine, Game<?, ?> game) {
        Blame blame = Blame.engine(engine);
        PluginRow row = PluginRow.of(blame, engine::description);
        try {
            Support support = blame.ask("supports", () -> engine.supports(game));
            int preference = support.supported() ? blame.ask("preference", () -> engine.preference(game)) : 0;
            return new EngineRow(row, support, preference);
        } catch (ForegoneException | VirtualMachineError fault) {
            return new EngineRow(row, Support.no(PluginRow.reason(fault)), 0);
        }
    }

    /** For people. */
    public String text() {
        return support.supported() ? row.text() : "cannot solve it: " + SafeText.line(support.reason(), 300);
    }

    public Json json() {
        Json json = row.json().put("supported", support.supported());
        return support.supported() ? json : json.put("reason", support.reason());
    }
}
