package dev.foregone.answers;

import dev.foregone.api.ForegoneException;
import dev.foregone.blame.Blame;
import dev.foregone.message.Quote;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.function.Supplier;

/**
 * A listing's row for one plug-in. A plug-in that fails when asked affects no other row.
 *
 * @param id its id
 * @param name its name for people, if it is a game
 * @param description its own description, on one line; empty if it has none or fails
 * @param fault how it failed when asked
 */
public record PluginRow(String id, Optional<String> name, String description, Optional<String> fault) {

    private static final int LONGEST = 300;

    /** An engine, or any other plug-in with no name besides its id. */
    public static PluginRow of(Blame blame, Callable<String> description) {
        return of(blame, Optional::empty, description);
    }

    /** A game. */
    public static PluginRow of(GuardedGame<?, ?> game) {
        return of(game.blame(), () -> Optional.of(game.name()), game.game()::description);
    }

    private static PluginRow of(Blame blame, Supplier<Optional<String>> name, Callable<String> description) {
        try {
            String own = SafeText.line(blame.ask("description", description), LONGEST);
            return new PluginRow(blame.id(), name.get(), own, Optional.empty());
        } catch (ForegoneException | VirtualMachineError fault) {
            return failed(blame.id(), reason(fault));
        }
    }

    /** A plug-in of which only the failure is known. */
    public static PluginRow failed(String id, String reason) {
        return new PluginRow(id, Optional.empty(), "", Optional.of(reason));
    }

    /** The same row with a fault; the first of several faults is kept. */
    public PluginRow withFault(Throwable thrown) {
        return new PluginRow(id, name, description, fault.or(() -> Optional.of(reason(thrown))));
    }

    /** The exception of a plug-in, on one line. */
    public static String reason(Throwable fault) {
        Throwable thrown = fault.getCause() == null ? fault : fault.getCause();
        return SafeText.line("it failed when asked: " + Quote.of(thrown), LONGEST);
    }

    /** For people. */
    public String text() {
        String its = name.filter(own -> !own.equals(id)).orElse("");
        return fault.orElse(its + (its.isEmpty() || description.isEmpty() ? "" : ": ") + description);
    }

    public Json json() {
        return new Json()
                .put("id", id)
                .putAny("name", name)
                .put("description", description)
                .putAny("fault", fault);
    }
}
