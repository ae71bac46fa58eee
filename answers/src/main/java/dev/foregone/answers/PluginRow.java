package dev.foregone.answers;

import dev.foregone.api.ForegoneException;
import dev.foregone.api.PluginException;
import dev.foregone.spi.Blame;
import java.util.Optional;
import java.util.concurrent.Callable;
import tools.jackson.core.JsonGenerator;

/**
 * What a listing says of one plug-in. Whatever the plug-in does when it is asked costs its own row alone.
 *
 * @param id its id
 * @param description what it says of itself, on one line; empty if it says nothing or fails
 * @param fault how it failed when it was asked
 */
public record PluginRow(String id, String description, Optional<String> fault) {

    private static final int LONGEST = 300;

    public static PluginRow of(Blame blame, Callable<String> description) {
        try {
            return new PluginRow(
                    blame.id(), SafeText.line(blame.ask("description", description), LONGEST), Optional.empty());
        } catch (ForegoneException | VirtualMachineError fault) {
            return new PluginRow(blame.id(), "", Optional.empty()).withFault(fault);
        }
    }

    /** The same of a plug-in that failed; of several faults the first is told. */
    public PluginRow withFault(Throwable thrown) {
        return new PluginRow(id, description, fault.or(() -> Optional.of(reason(thrown))));
    }

    /** What a plug-in threw, on one line. */
    public static String reason(Throwable fault) {
        Throwable thrown = fault.getCause() == null ? fault : fault.getCause();
        return SafeText.line("it failed when asked: " + PluginException.words(thrown), LONGEST);
    }

    /** For people. */
    public String text() {
        return fault.orElse(description);
    }

    public void write(JsonGenerator json) {
        json.writeStringProperty("id", id);
        json.writeStringProperty("description", description);
        fault.ifPresent(why -> json.writeStringProperty("fault", why));
    }
}
