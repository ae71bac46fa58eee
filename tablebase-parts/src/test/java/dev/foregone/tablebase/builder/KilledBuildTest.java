package dev.foregone.tablebase.builder;

import dev.foregone.tablebase.builder.BuildInAnotherJvm.Way;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;

@DisplayName("A build in memory that is killed at any moment")
class KilledBuildTest extends KilledBuilds {

    static Stream<Way> ways() {
        return few(false, 2);
    }
}
