package com.example.tictactoe;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class JudgeTest {

    private static final Judge<?, ?> JUDGE = Judge.of("tictactoe");

    @AfterAll
    static void close() {
        JUDGE.close();
    }

    @ParameterizedTest
    @CsvSource({
        ".../.../..., TIE",
        "xx./oo./..., x",
        "xx./oo./x.., o",
        "xxx/oo./..., x",
        "ooo/xx./x.., o",
        "x../.../..., TIE",
        "xo./.../..., x",
        "xox/oxx/oxo, TIE",
    })
    void winner(String board, String winner) {
        assertEquals(winner, JUDGE.winner(board));
    }
}
