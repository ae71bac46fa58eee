package com.example.chomp

import java.io.File
import java.nio.file.Path
import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Assertions.assertTrue
import org.junit.jupiter.api.Test

/** The packaged program, run in a Java of its own. */
class MainIT {

    @Test
    fun aPerfectOpponentIsBeatenByPerfectPlayAlone() {
        val (status, output) = run("1,5\n2,2\n", "perfect", "1")

        assertEquals(0, status)
        assertTrue(output[0].startsWith("cannot read \"1,5\""), output.toString())
        assertTrue(output.last().startsWith("to be continued: "), output.toString())
    }

    @Test
    fun whoEatsThePoisonEndsTheGame() {
        assertEquals(0 to listOf("-", "over"), run("1,1\n", "beginner", "1"))
    }

    private fun run(input: String, vararg arguments: String): Pair<Int, List<String>> {
        val java = Path.of(System.getProperty("java.home"), "bin", "java").toString()
        val classPath = listOf("target/kotlin-game.jar", "target/lib/*").joinToString(File.pathSeparator)
        val process = ProcessBuilder(java, "-cp", classPath, "com.example.chomp.MainKt", *arguments)
            .redirectError(ProcessBuilder.Redirect.INHERIT)
            .start()
        process.outputStream.bufferedWriter().use { it.write(input) }
        val output = process.inputStream.bufferedReader().readLines()
        return process.waitFor() to output
    }
}
