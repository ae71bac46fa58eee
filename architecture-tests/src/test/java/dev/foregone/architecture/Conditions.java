package dev.foregone.architecture;

import static com.tngtech.archunit.core.domain.JavaModifier.ABSTRACT;
import static com.tngtech.archunit.core.domain.JavaModifier.FINAL;
import static com.tngtech.archunit.core.domain.JavaModifier.PROTECTED;
import static com.tngtech.archunit.core.domain.JavaModifier.PUBLIC;
import static com.tngtech.archunit.core.domain.JavaModifier.SYNTHETIC;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.Dependency;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaField;
import com.tngtech.archunit.core.domain.JavaMember;
import com.tngtech.archunit.core.domain.PackageMatcher;
import com.tngtech.archunit.core.domain.properties.HasName;
import com.tngtech.archunit.lang.ArchCondition;
import com.tngtech.archunit.lang.ConditionEvents;
import com.tngtech.archunit.lang.SimpleConditionEvent;
import dev.foregone.stability.Stability;
import java.lang.annotation.Annotation;
import java.util.function.Predicate;
import java.util.function.ToIntFunction;
import java.util.stream.Stream;
import org.jspecify.annotations.NullMarked;

/** Conditions that ArchUnit does not bring along. */
final class Conditions {

    private Conditions() {}

    static ArchCondition<JavaClass> beInANullMarkedPackage() {
        return condition("be in a package marked @NullMarked", type -> isInPackageMarked(type, NullMarked.class));
    }

    static ArchCondition<JavaClass> sayHowStableTheyAre() {
        return condition(
                "say how stable it is, nor does its package",
                type -> isMarked(type, Stability.class) || isInPackageMarked(type, Stability.class));
    }

    private static boolean isMarked(JavaClass type, Class<? extends Annotation> mark) {
        return type.isAnnotatedWith(mark)
                || type.getEnclosingClass()
                        .filter(outer -> isMarked(outer, mark))
                        .isPresent();
    }

    private static boolean isInPackageMarked(JavaClass type, Class<? extends Annotation> mark) {
        return type.getPackage()
                .tryGetPackageInfo()
                .filter(info -> info.isAnnotatedWith(mark))
                .isPresent();
    }

    static ArchCondition<JavaClass> beFinal() {
        return condition("be final", type -> type.getModifiers().contains(FINAL));
    }

    static ArchCondition<JavaClass> haveAPublicConstructorWithoutParameters() {
        return condition(
                "have a public constructor without parameters",
                type -> type.tryGetConstructor()
                        .filter(constructor -> constructor.getModifiers().contains(PUBLIC))
                        .isPresent());
    }

    static DescribedPredicate<JavaClass> implementOneOf(String... services) {
        return DescribedPredicate.describe(
                "implement a service",
                type -> !type.getModifiers().contains(ABSTRACT)
                        && Stream.of(services).anyMatch(type::isAssignableTo));
    }

    /** Unlike those that the compiler adds, for a switch over an enum. */
    static DescribedPredicate<JavaField> areWritten() {
        return DescribedPredicate.describe(
                "are written in the source", field -> !field.getModifiers().contains(SYNTHETIC));
    }

    static DescribedPredicate<JavaClass> anArray() {
        return DescribedPredicate.describe("an array", JavaClass::isArray);
    }

    /**
     * Of the classes of a package, the packages below it included, to depend only on those of the own or of lower packages.
     *
     * @param all the package, which is above all others
     * @param packages those below it, from the lowest up
     */
    static ArchCondition<JavaClass> dependOnlyOnPackagesBelow(String all, String... packages) {
        ToIntFunction<JavaClass> floor = type -> (int) Stream.of(packages)
                .takeWhile(each -> !PackageMatcher.of(each).matches(type.getPackageName()))
                .count();
        return condition(
                "depend only on packages below",
                type -> type.getDirectDependenciesFromSelf().stream()
                        .map(Dependency::getTargetClass)
                        .filter(target -> PackageMatcher.of(all + "..").matches(target.getPackageName()))
                        .allMatch(target -> floor.applyAsInt(target) <= floor.applyAsInt(type)));
    }

    /** No type of some packages in what a class shows to others: its ancestors, and its members in sight. */
    static ArchCondition<JavaClass> showNoTypeOf(String packages) {
        PackageMatcher matcher = PackageMatcher.of(packages);
        return condition(
                "show no type of " + packages,
                type -> !isInSight(type)
                        || shownTypes(type).noneMatch(shown -> matcher.matches(shown.getPackageName())));
    }

    private static boolean isInSight(JavaClass type) {
        return type.getModifiers().contains(PUBLIC) || type.getModifiers().contains(PROTECTED);
    }

    private static Stream<JavaClass> shownTypes(JavaClass type) {
        Stream<JavaClass> ancestors = Stream.concat(
                Stream.concat(type.getRawSuperclass().stream(), type.getAllRawInterfaces().stream()),
                type.getTypeParameters().stream().flatMap(parameter -> parameter.getAllInvolvedRawTypes().stream()));
        Stream<JavaClass> members = type.getMembers().stream()
                .filter(Conditions::isInSight)
                .flatMap(member -> member.getAllInvolvedRawTypes().stream());
        return Stream.concat(ancestors, members);
    }

    private static boolean isInSight(JavaMember member) {
        return member.getModifiers().contains(PUBLIC) || member.getModifiers().contains(PROTECTED);
    }

    private static <T extends HasName.AndFullName> ArchCondition<T> condition(String description, Predicate<T> holds) {
        return new ArchCondition<>(description) {
            @Override
            public void check(T item, ConditionEvents events) {
                events.add(new SimpleConditionEvent(
                        item, holds.test(item), item.getFullName() + " does not " + description));
            }
        };
    }
}
