package dev.foregone.architecture.house;

import static java.util.stream.Collectors.counting;
import static java.util.stream.Collectors.groupingBy;
import static java.util.stream.Collectors.mapping;
import static java.util.stream.Collectors.toSet;

import com.tngtech.archunit.core.domain.Dependency;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.domain.JavaModifier;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** Counts what somebody must carry who wants to understand the project. */
final class HouseCount {

    private static final Pattern NO_CODE = Pattern.compile("\\s*((//|\\*|/\\*|import |package ).*)?");
    private static final Pattern BLANKS = Pattern.compile("\\s+");

    private final Path root;
    private final JavaClasses classes;

    HouseCount(Path root, JavaClasses classes) {
        this.root = root;
        this.classes = classes;
    }

    SortedMap<String, Long> numbers() throws IOException {
        SortedMap<String, Long> numbers = new TreeMap<>();
        countCode(numbers);
        countWords(numbers);
        countKnots(numbers);
        Map<String, Long> packages = classes.stream()
                .filter(JavaClass::isTopLevelClass)
                .collect(groupingBy(JavaClass::getPackageName, counting()));
        numbers.put("package: largest", Collections.max(packages.values()));
        numbers.put(
                "types: all",
                packages.values().stream().mapToLong(Long::longValue).sum());
        numbers.put(
                "types: public", classes.stream().filter(HouseCount::isPublic).count());
        return numbers;
    }

    private static boolean isPublic(JavaClass type) {
        return type.isTopLevelClass() && type.getModifiers().contains(JavaModifier.PUBLIC);
    }

    /** Lines of main code by module: comments, blank lines and imports do not count. */
    private void countCode(SortedMap<String, Long> numbers) throws IOException {
        long all = 0;
        try (Stream<Path> modules = Files.list(root)) {
            for (Path module : modules.toList()) {
                Path sources = module.resolve("src/main");
                long lines = Files.isDirectory(sources) ? lines(sources) : 0;
                if (lines > 0) {
                    numbers.put("code: " + module.getFileName(), lines);
                    all += lines;
                }
            }
        }
        numbers.put("code: all", all);
    }

    private static long lines(Path sources) throws IOException {
        long lines = 0;
        for (Path file : files(sources, ".java")) {
            lines +=
                    Files.readAllLines(file).stream().filter(HouseCount::isCode).count();
        }
        return lines;
    }

    static boolean isCode(String line) {
        return !NO_CODE.matcher(line).matches();
    }

    private void countWords(SortedMap<String, Long> numbers) throws IOException {
        long all = 0;
        long most = 0;
        for (Path page : files(root.resolve("docs"), ".md")) {
            long words = BLANKS.splitAsStream(Files.readString(page).strip()).count();
            all += words;
            most = Math.max(most, words);
        }
        numbers.put("words: all", all);
        numbers.put("words: longest page", most);
    }

    private void countKnots(SortedMap<String, Long> numbers) {
        List<SortedSet<String>> knots = knots();
        numbers.put("knot: largest", (long) knots.get(0).size());
        numbers.put(
                "knot: of more than four",
                knots.stream().filter(knot -> knot.size() > 4).count());
    }

    /** Classes that all reach one another, the most first. */
    List<SortedSet<String>> knots() {
        Map<String, Set<String>> arrows = classes.stream()
                .flatMap(type -> type.getDirectDependenciesFromSelf().stream())
                .filter(arrow -> classes.contain(arrow.getTargetClass().getName()))
                .collect(groupingBy(arrow -> topLevel(arrow.getOriginClass()), mapping(HouseCount::target, toSet())));
        return Knots.of(arrows);
    }

    private static String target(Dependency arrow) {
        return topLevel(arrow.getTargetClass());
    }

    private static String topLevel(JavaClass type) {
        return type.getEnclosingClass().map(HouseCount::topLevel).orElse(type.getName());
    }

    private static List<Path> files(Path directory, String end) throws IOException {
        try (Stream<Path> files = Files.walk(directory)) {
            return files.filter(file -> file.toString().endsWith(end)).toList();
        }
    }
}
