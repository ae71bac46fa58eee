package com.example.chomp

import dev.foregone.spi.Game
import dev.foregone.testkit.GameContract

/** Chomp does what every game must do. */
class ChompContractTest : GameContract<Chomp, Bite>() {

    override fun game(): Game<Chomp, Bite> = ChompGame()

    override fun illegalNotations() = listOf("", "4,,4", "4,5", "0", "3,0", "10", "four", "1,1,1,1,1,1,1,1,1,1")
}
