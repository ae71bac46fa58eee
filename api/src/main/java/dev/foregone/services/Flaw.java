package dev.foregone.services;

/**
 * Why a declaration or a jar is of no use.
 *
 * @param reason what is wrong
 * @param remedy what to do about it
 */
public record Flaw(String reason, String remedy) {}
