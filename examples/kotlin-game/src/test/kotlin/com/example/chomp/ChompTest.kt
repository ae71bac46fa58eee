package com.example.chomp

import dev.foregone.api.GameValue
import dev.foregone.registry.Engines
import dev.foregone.registry.Games
import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Test

class ChompTest {

    /** Who begins wins on every bar but the single square: a winning reply to the smallest bite could have been the first bite. */
    @Test
    fun whoBeginsWins() {
        val game = Games.load().get("chomp") as ChompGame
        Engines.load().forSolving(game).open(game).use { solver ->
            for (rows in 1..4) {
                for (columns in 1..4) {
                    val expected = if (rows * columns == 1) GameValue.LOSS else GameValue.WIN
                    assertEquals(expected, solver.solve(Chomp(List(rows) { columns })).value(), "$rows by $columns")
                }
            }
        }
    }

    /** On a square bar, the bite that leaves one row and one column of equal length wins, and no other. */
    @Test
    fun onASquareTheBiteAtTheDiagonalWins() {
        val game = ChompGame()
        Engines.load().forSolving(game).open(game).use { solver ->
            assertEquals(listOf(Bite(2, 2)), solver.analyze(Chomp(listOf(4, 4, 4, 4))).bestMoves())
        }
    }
}
