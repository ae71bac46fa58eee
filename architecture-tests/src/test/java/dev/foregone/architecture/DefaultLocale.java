package dev.foregone.architecture;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.AccessTarget.CodeUnitAccessTarget;
import com.tngtech.archunit.core.domain.JavaAccess;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaCodeUnit;
import com.tngtech.archunit.core.domain.properties.HasName;
import java.text.DecimalFormatSymbols;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Stream;

/** What reads the locale of the machine: digits, separators and letters then depend on it. */
final class DefaultLocale {

    private static final Set<String> LOCALES = Set.of(Locale.class.getName(), DecimalFormatSymbols.class.getName());

    /** What reads it although nothing with the same parameters and a locale exists (on Java 17). */
    private static final Set<String> WITHOUT_SIBLING = Set.of(
            "java.io.Console.format",
            "java.io.Console.printf",
            "java.lang.String.formatted",
            "java.text.DecimalFormat.<init>",
            "java.text.MessageFormat.format",
            "java.util.Formatter.<init>",
            "java.util.Locale.getDefault",
            "java.util.Scanner.<init>");

    private DefaultLocale() {}

    /** A call of, or a reference to, a method or constructor that reads it. */
    static DescribedPredicate<JavaAccess<?>> isReadBy() {
        return DescribedPredicate.describe(
                "it reads the locale of the machine",
                access -> access.getTarget() instanceof CodeUnitAccessTarget target && reads(target));
    }

    private static boolean reads(CodeUnitAccessTarget target) {
        List<String> types = names(target.getRawParameterTypes());
        return types.stream().noneMatch(LOCALES::contains)
                && (WITHOUT_SIBLING.contains(target.getOwner().getName() + "." + target.getName())
                        || siblings(target).anyMatch(sibling -> isWithLocale(sibling, types)));
    }

    private static Stream<List<String>> siblings(CodeUnitAccessTarget target) {
        JavaClass owner = target.getOwner();
        Stream<? extends JavaCodeUnit> all =
                Stream.concat(owner.getAllMethods().stream(), owner.getConstructors().stream());
        return all.filter(each -> each.getName().equals(target.getName()))
                .map(each -> names(each.getRawParameterTypes()));
    }

    private static boolean isWithLocale(List<String> sibling, List<String> types) {
        int last = sibling.size() - 1;
        return last == types.size()
                && (LOCALES.contains(sibling.get(0))
                                && sibling.subList(1, last + 1).equals(types)
                        || LOCALES.contains(sibling.get(last))
                                && sibling.subList(0, last).equals(types));
    }

    private static List<String> names(List<JavaClass> types) {
        return types.stream().map(HasName::getName).toList();
    }
}
