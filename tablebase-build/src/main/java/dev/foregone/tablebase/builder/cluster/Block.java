package dev.foregone.tablebase.builder.cluster;

import java.io.Serializable;

/**
 * Bytes sent from one partition to another.
 *
 * @param from the number of the partition that sent them
 * @param bytes its contents; not to be changed
 */
@SuppressWarnings("ArrayRecordComponent") // never compared
public record Block(int from, byte[] bytes) implements Serializable {}
