package com.example.broken.tablebase.partitioned;

/** What a build in parts needs. */
public record Parts(int count) {}
