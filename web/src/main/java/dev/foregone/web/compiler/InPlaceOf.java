package dev.foregone.web.compiler;

import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;

/** The type whose method of the same name is meant; its instance is the first parameter, unless the method is static. */
@Retention(RetentionPolicy.RUNTIME)
@interface InPlaceOf {

    Class<?> type();

    boolean isStatic() default false;
}
