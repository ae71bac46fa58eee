package dev.foregone.architecture;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;

/** The classes of all modules, read once; those of tests left out. */
public final class OurClasses {

    /** The package that all of them are in. */
    public static final String ROOT = "dev.foregone";

    /** All of them. */
    public static final JavaClasses ALL = new ClassFileImporter()
            .withImportOption(new ImportOption.DoNotIncludeTests())
            .importPackages(ROOT);

    private OurClasses() {}
}
