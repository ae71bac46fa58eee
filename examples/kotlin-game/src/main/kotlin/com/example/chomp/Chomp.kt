package com.example.chomp

import dev.foregone.api.GameState
import dev.foregone.api.GameValue
import dev.foregone.api.IllegalMoveException
import java.util.Optional

/** A bar of chocolate whose first square is poisoned: who eats it loses. Each row is as wide as the one above it, or narrower. */
data class Chomp(val widths: List<Int>) : GameState<Chomp, Bite> {

    init {
        require(widths.all { it > 0 } && widths == widths.sortedDescending()) {
            "rows are 1 wide or wider, none wider than the one above it, but these are $widths"
        }
    }

    /** The player to move has won when nothing is left: the other has just eaten the poison. */
    override fun terminalValue(): Optional<GameValue> =
        Optional.ofNullable(GameValue.WIN.takeIf { widths.isEmpty() })

    override fun legalMoves(): List<Bite> =
        widths.flatMapIndexed { row, width -> (1..width).map { column -> Bite(row + 1, column) } }

    override fun play(move: Bite): Chomp {
        if (move !in legalMoves()) {
            throw IllegalMoveException(move, this, legalMoves())
        }
        val left = widths.mapIndexed { row, width -> if (row + 1 < move.row) width else minOf(width, move.column - 1) }
        return Chomp(left.filter { it > 0 })
    }

    /** The bar with its rows as columns, which makes no difference to who wins. */
    fun transposed() = Chomp((1..(widths.firstOrNull() ?: 0)).map { column -> widths.count { it >= column } })

    /** In the game's notation: the widths of the rows, as in `4,4,2`; `-` when all is eaten. */
    override fun toString() = if (widths.isEmpty()) "-" else widths.joinToString(",")
}
