package com.example.broken.answers;

import com.example.broken.cli.NosyCommand;

/** An answer that knows who prints it. */
public record NosyAnswer(NosyCommand command) {}
