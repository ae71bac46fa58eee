package dev.foregone.spark;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption.DoNotIncludeTests;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("The module for Spark")
class ArrowsTest {

    @Test
    @DisplayName("sees what others may see of this project, and no game or engine by name")
    void arrows() {
        JavaClasses ours = new ClassFileImporter()
                .withImportOption(new DoNotIncludeTests())
                .importPackages("dev.foregone.spark");

        classes()
                .should()
                .onlyDependOnClassesThat()
                .resideInAnyPackage(
                        "java..",
                        "scala..",
                        "org.apache.spark..",
                        "org.jspecify..",
                        "picocli..",
                        "dev.foregone.spark..",
                        "dev.foregone.api",
                        "dev.foregone.message",
                        "dev.foregone.spi",
                        "dev.foregone.registry",
                        "dev.foregone.tablebase",
                        "dev.foregone.tablebase.report",
                        "dev.foregone.tablebase.builder",
                        "dev.foregone.tablebase.builder.cluster",
                        "dev.foregone.tablebase.builder.report",
                        "dev.foregone.stability")
                .because("it carries work to machines, and knows of the work only what a cluster of any kind knows")
                .check(ours);
    }
}
