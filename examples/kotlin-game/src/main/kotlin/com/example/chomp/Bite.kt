package com.example.chomp

import dev.foregone.api.Move

/** A bite: this square, counted from 1, goes, and with it all that lie below it, to its right or both. */
data class Bite(val row: Int, val column: Int) : Move {

    override fun toString() = "$row,$column"
}
