package dev.foregone.tablebase.keys;

import com.google.common.hash.Hashing;
import java.nio.charset.StandardCharsets;
import java.util.function.ToLongFunction;

/**
 * Numbers positions by a hash of their notation: SipHash-2-4 (J.-P. Aumasson and D. J. Bernstein, <em>SipHash: a fast short-input
 * PRF</em>, 2012) of its UTF-8 bytes, with the seed as the key.
 *
 * @param seed the seed, from 1
 */
public record NotationHash(int seed) implements ToLongFunction<String> {

    @Override
    public long applyAsLong(String notation) {
        return Hashing.sipHash24(seed, 0)
                .hashString(notation, StandardCharsets.UTF_8)
                .asLong();
    }
}
