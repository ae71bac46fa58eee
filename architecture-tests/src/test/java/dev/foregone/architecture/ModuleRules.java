package dev.foregone.architecture;

import static java.util.stream.Collectors.toCollection;

import java.lang.module.ModuleDescriptor;
import java.lang.module.ModuleDescriptor.Exports;
import java.lang.module.ModuleReference;
import java.util.ArrayList;
import java.util.List;
import java.util.SortedSet;
import java.util.TreeSet;

/** What holds for the descriptors of modules. Each rule answers with what is wrong. */
final class ModuleRules {

    private ModuleRules() {}

    /** On the class path plug-ins are found by their services files, on the module path by their descriptors. */
    static List<String> servicesFilesEqualProvides(ModuleReference module) {
        return Modules.declared(module).equals(Modules.provided(module))
                ? List.of()
                : List.of(module.descriptor().name() + " provides " + Modules.provided(module)
                        + " but its services files say " + Modules.declared(module));
    }

    /**
     * Engines keep their packages to themselves; games show theirs, so that states can be built from a caller's data.
     */
    static List<String> exportsFitTheKind(ModuleDescriptor module) {
        SortedSet<String> exported =
                module.exports().stream().map(Exports::source).collect(toCollection(TreeSet::new));
        List<String> wrong = new ArrayList<>();
        if (module.name().contains(".engine.") && !exported.isEmpty()) {
            wrong.add(module.name() + " exports " + exported + ", but an engine is asked for by its id");
        }
        if (module.name().contains(".games.") && !exported.contains(module.name())) {
            wrong.add(module.name() + " does not export its package, so nobody can build a state of it");
        }
        return wrong;
    }

    /** Engines and games are there to be found. */
    static List<String> pluginsProvideSomething(ModuleDescriptor module) {
        boolean plugin = module.name().contains(".engine.") || module.name().contains(".games.");
        return plugin && module.provides().isEmpty()
                ? List.of(module.name() + " provides nothing, so nobody can find it")
                : List.of();
    }
}
