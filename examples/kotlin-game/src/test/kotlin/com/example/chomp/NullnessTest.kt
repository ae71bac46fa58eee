package com.example.chomp

import java.io.ByteArrayOutputStream
import java.io.PrintStream
import java.nio.file.Path
import kotlin.io.path.writeText
import org.jetbrains.kotlin.cli.common.ExitCode
import org.jetbrains.kotlin.cli.jvm.K2JVMCompiler
import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Test
import org.junit.jupiter.api.io.TempDir

/** The compiler knows from Foregone's annotations where null is no value. */
class NullnessTest {

    @TempDir
    lateinit var directory: Path

    @Test
    fun nullIsRefusedWhereItIsNoValue() {
        val (status, words) = compile(
            "import dev.foregone.api.*",
            "import dev.foregone.spi.*",
            "class Accepted { fun f(game: Game<Chomp, Bite>, text: String): Chomp = game.parse(text) }",
            "class MayBeNull { fun f(game: Game<Chomp, Bite>, text: String?) = game.parse(text) }",
            "class Null { fun f(solver: Solver<Chomp, Bite>) = solver.solve(null) }",
            "class NoOverride : Game<Chomp, Bite> by ChompGame() { override fun id(): String? = null }",
        )
        assertEquals(ExitCode.COMPILATION_ERROR, status, words)
        val lines = Regex("Source.kt:(\\d+):\\d+: error").findAll(words).map { it.groupValues[1] }.toList()
        assertEquals(listOf("5", "6", "7"), lines, words)
    }

    private fun compile(vararg lines: String): Pair<ExitCode, String> {
        val source = directory.resolve("Source.kt")
        source.writeText("package com.example.chomp\n" + lines.joinToString("\n"))
        val words = ByteArrayOutputStream()
        val status = K2JVMCompiler().exec(
            PrintStream(words),
            "-no-stdlib", "-no-reflect", "-jvm-target", "17",
            "-classpath", System.getProperty("java.class.path"),
            "-d", directory.resolve("classes").toString(),
            source.toString(),
        )
        return status to words.toString()
    }
}
