package dev.foregone.web.tools.jackson.core;

/** What a JSON text is made of. */
public enum JsonToken {
    START_OBJECT,
    END_OBJECT,
    START_ARRAY,
    END_ARRAY,
    PROPERTY_NAME,
    VALUE_STRING,
    OTHER_VALUE
}
