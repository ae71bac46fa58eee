package com.example.chomp

import dev.foregone.api.NotationException
import dev.foregone.spi.Game

/** Chomp. A position is written as the widths of its rows, `4,4,2`. */
class ChompGame : Game<Chomp, Bite> {

    override fun id() = "chomp"

    override fun description() = "bite off a corner of a bar of chocolate; who eats the poisoned square loses"

    override fun initialState() = Chomp(listOf(4, 4, 4))

    override fun parse(notation: String): Chomp {
        if (notation == "-") {
            return Chomp(emptyList())
        }
        // toIntOrNull is null for what is no number: the compiler asks for an answer to that.
        val widths = notation.split(",").map { it.toIntOrNull() ?: throw unreadable(notation) }
        if (widths.any { it !in 1..MOST } || widths.size > MOST || widths != widths.sortedDescending()) {
            throw unreadable(notation)
        }
        return Chomp(widths)
    }

    override fun canonical(state: Chomp): Chomp = minOf(state, state.transposed(), compareBy { it.toString() })

    private fun unreadable(notation: String) = NotationException(
        notation,
        "it is not a list of widths",
        "up to $MOST numbers from 1 to $MOST, none larger than the one before it, as in 4,4,2; or - for an empty bar",
    )

    private companion object {
        const val MOST = 9
    }
}
