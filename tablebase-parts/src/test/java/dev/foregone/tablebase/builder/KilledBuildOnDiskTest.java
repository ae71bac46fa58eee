package dev.foregone.tablebase.builder;

import dev.foregone.tablebase.builder.BuildInAnotherJvm.Way;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;

@Tag("slow")
@DisplayName("A build on disk that is killed at any moment")
class KilledBuildOnDiskTest extends KilledBuilds {

    static Stream<Way> ways() {
        return few(true, 2);
    }
}
