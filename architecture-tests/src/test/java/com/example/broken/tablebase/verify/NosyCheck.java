package com.example.broken.tablebase.verify;

import com.example.broken.tablebase.partitioned.Parts;

/** A check that knows how a tablebase was built. */
public record NosyCheck(Parts parts) {}
