package dev.foregone.tablebase.builder;

import static org.assertj.core.api.Assertions.assertThat;

import dev.foregone.api.ProgressListener;

/** What a listener heard last, which never goes backwards. */
final class Heard implements ProgressListener {
    double fraction;
    long positions;

    @Override
    public void progressed(double done, long count) {
        assertThat(done).isBetween(fraction, 1.0);
        assertThat(count).isGreaterThanOrEqualTo(positions);
        fraction = done;
        positions = count;
    }
}
