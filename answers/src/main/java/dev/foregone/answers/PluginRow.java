package dev.foregone.answers;

import dev.foregone.api.ForegoneException;
import dev.foregone.blame.Blame;
import dev.foregone.message.Quote;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.function.Supplier;
import tools.jackson.core.JsonGenerator;

/**
 * What a listing says of one plug-in. Whatever the plug-in does when it is asked costs its own row alone.
 *
 * @param id its id
 * @param name what people call it, if it is a game
 * @param description what it says of itself, on one line; empty if it says nothing or fails
 * @param fault how it failed when it was asked
 */
public record PluginRow(String id, Optional<String> name, String description, Optional<String> fault) {

    private static final int LONGEST = 300;

    /** An engine, or whatever else has no name beside its id. */
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

    /** A plug-in of which nothing is known but how it failed. */
    public static PluginRow failed(String id, String reason) {
        return new PluginRow(id, Optional.empty(), "", Optional.of(reason));
    }

    /** The same of a plug-in that failed; of several faults the first is told. */
    public PluginRow withFault(Throwable thrown) {
        return new PluginRow(id, name, description, fault.or(() -> Optional.of(reason(thrown))));
    }

    /** What a plug-in threw, on one line. */
    public static String reason(Throwable fault) {
        Throwable thrown = fault.getCause() == null ? fault : fault.getCause();
        return SafeText.line("it failed when asked: " + Quote.of(thrown), LONGEST);
    }

    /** For people. */
    public String text() {
        return fault.orElseGet(
                () -> name.filter(own -> !own.equals(id)).map(own -> own + ": ").orElse("") + description);
    }

    public void write(JsonGenerator json) {
        json.writeStringProperty("id", id);
        name.ifPresent(own -> json.writeStringProperty("name", own));
        json.writeStringProperty("description", description);
        fault.ifPresent(why -> json.writeStringProperty("fault", why));
    }
}
