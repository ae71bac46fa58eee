package dev.foregone.architecture;

import static java.util.stream.Collectors.toCollection;

import java.lang.module.ModuleDescriptor;
import java.lang.module.ModuleDescriptor.Exports;
import java.lang.module.ModuleDescriptor.Requires;
import java.lang.module.ModuleReference;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.SortedSet;
import java.util.TreeSet;

/** What holds for the descriptors of modules. Each rule answers with what is wrong. */
final class ModuleRules {

    private static final String ROOT = "dev.foregone.";

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

    /** The arrows between modules: what a module reads of this project. */
    static List<String> readsFitTheKind(ModuleDescriptor module) {
        SortedSet<String> read = module.requires().stream()
                .map(Requires::name)
                .filter(name -> name.startsWith(ROOT))
                .collect(toCollection(TreeSet::new));
        SortedSet<String> wrong = new TreeSet<>(read);
        wrong.removeAll(allowed(module.name()).orElse(read));
        return wrong.isEmpty() ? List.of() : List.of(module.name() + " reads " + wrong + ", which is not for it");
    }

    private static Optional<Set<String>> allowed(String module) {
        String name = module.substring(Math.min(ROOT.length(), module.length()));
        if (name.startsWith("tablebase.")) {
            return Optional.of(Set.of(ROOT + "api", ROOT + "tablebase", ROOT + "tablebase.builder"));
        }
        return switch (name.replaceFirst("\\..*", "")) {
            case "api" -> Optional.of(Set.of());
            case "games", "play", "search", "tablebase", "testkit" -> Optional.of(Set.of(ROOT + "api"));
            case "engine" -> Optional.of(Set.of(ROOT + "api", ROOT + "search", ROOT + "tablebase.builder"));
            default -> Optional.empty();
        };
    }

    /** Engines and games are there to be found. */
    static List<String> pluginsProvideSomething(ModuleDescriptor module) {
        boolean plugin = module.name().contains(".engine.") || module.name().contains(".games.");
        return plugin && module.provides().isEmpty()
                ? List.of(module.name() + " provides nothing, so nobody can find it")
                : List.of();
    }
}
