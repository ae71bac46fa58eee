package com.example.chomp

import dev.foregone.api.NotationException
import dev.foregone.play.Opponent
import dev.foregone.play.Strength
import dev.foregone.registry.Engines

/**
 * Plays Chomp against an opponent of a strength, who draws by a seed: `MainKt casual 1`. Reads a bite from each line, and
 * prints what is left after the reply.
 *
 * Every package of Foregone is marked with JSpecify's `@NullMarked`, so that Kotlin sees types without question marks:
 * nothing here needs `!!`, and to pass a `String?` where a `String` is asked for is an error of the compiler.
 */
fun main(arguments: Array<String>) {
    val game = ChompGame()
    Engines.load().forSolving(game).open(game).use { solver ->
        val opponent = Opponent.ofStrength(solver, Strength.named(arguments[0]).orElseThrow(), arguments[1].toLong())
        var state = game.initialState()
        var ply = 0
        while (!state.isOver()) {
            // readlnOrNull is null at the end of the input. parseMove takes no null, so this cannot be forgotten.
            val line: String = readlnOrNull() ?: break
            val after = state.after(line, game, opponent, ply)
            ply += if (after == state) 0 else 2
            state = after
        }
        println(if (state.isOver()) "over" else "to be continued: ${solver.solve(state)} for you")
    }
}

private fun Chomp.isOver() = terminalValue().isPresent

/** The position after a bite and the opponent's reply to it; the same position if the line is no legal bite. */
private fun Chomp.after(line: String, game: ChompGame, opponent: Opponent<Chomp, Bite>, ply: Int): Chomp =
    try {
        val bitten = play(game.parseMove(this, line))
        val replied = if (bitten.isOver()) bitten else bitten.play(opponent.choose(bitten, ply + 1))
        replied.also { println(it) }
    } catch (wrong: NotationException) {
        println(wrong.message)
        this
    }
