package dev.foregone.architecture;

import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.lang.ArchRule;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The rules, held against the classes of all modules. */
final class ArchitectureTest {

    private static final String ROOT = OurClasses.ROOT;
    private static final JavaClasses CLASSES = OurClasses.ALL;

    static Stream<ArchRule> rules() {
        return Stream.concat(new Arrows(ROOT).all().stream(), new Conventions(ROOT, Modules.exported()).all().stream());
    }

    @ParameterizedTest
    @MethodSource("rules")
    void holds(ArchRule rule) {
        rule.check(CLASSES);
    }

    /** A rule over no classes holds as well: so each module must have been seen. */
    @Test
    void wasHeldAgainstTheClassesOfEveryModule() {
        assertThat(CLASSES.size()).isGreaterThan(100);
        assertThat(Modules.ours())
                .hasSizeGreaterThanOrEqualTo(6)
                .allSatisfy(module -> assertThat(CLASSES)
                        .extracting(JavaClass::getPackageName)
                        .containsAll(Modules.packagesWithClasses(module).stream()
                                .filter(name -> name.startsWith(ROOT))
                                .toList()));
    }
}
