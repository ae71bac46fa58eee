package dev.foregone.explorer.http;

import static org.assertj.core.api.Assertions.assertThat;

import dev.foregone.api.PluginException;
import dev.foregone.api.PluginKind;
import dev.foregone.api.StoppedException;
import org.junit.jupiter.api.Test;

class ProblemsTest {

    @Test
    void aQuestionThatIsPendingWhenTheExplorerClosesIsNoFault() {
        Problem closing = Problems.of(new StoppedException("the explorer is closing"));
        assertThat(closing.status()).isEqualTo(503);
        assertThat(Problems.isFault(closing)).isFalse();
        assertThat(closing.json().text()).contains("Service Unavailable", "the explorer is closing");
    }

    @Test
    void aPlugInThatFailsIs() {
        Problem fault = Problems.of(new PluginException(PluginKind.GAME, "odd", new IllegalStateException("no board")));
        assertThat(fault.status()).isEqualTo(500);
        assertThat(Problems.isFault(fault)).isTrue();
    }
}
