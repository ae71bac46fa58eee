package dev.foregone.stability;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Says how far others may build on a public type. That of a package counts for its types, and that of a type for its members,
 * where they say nothing else.
 */
@Documented
@Retention(RetentionPolicy.RUNTIME)
@Target({ElementType.PACKAGE, ElementType.TYPE, ElementType.METHOD, ElementType.CONSTRUCTOR, ElementType.FIELD})
public @interface Stability {

    /** {@return what is promised} */
    Level value();

    /** What is promised, from version 1.0 on. */
    enum Level {

        /** Compatible in every version with the same major number. */
        STABLE,

        /** May change, or go, in any version: it is new, and what people make of it will show what it lacks. */
        EXPERIMENTAL,

        /** For this project's own modules; public because Java has no word for that. May change in any version. */
        INTERNAL
    }
}
