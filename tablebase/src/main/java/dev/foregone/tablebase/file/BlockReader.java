package dev.foregone.tablebase.file;

/** Reads the blocks of a section from {@link BlockCodec.Scratch scratch memory}. Immutable. */
interface BlockReader {

    /**
     * The outcome of a key, or 0 if the block in the scratch memory does not have it, or {@link BlockCodec#DAMAGED}.
     *
     * @param count how many keys, or ranks, the block has
     */
    int find(BlockCodec.Scratch scratch, int count, long wanted);

    /**
     * All keys and outcomes of the block in the scratch memory, without the holes between ranks as far as it says where they are.
     *
     * @param count how many keys, or ranks, the block has
     * @return how many positions it has, or {@link BlockCodec#DAMAGED} unless they take exactly the block's bytes, the keys ascend, and
     *     all outcomes are valid
     */
    int read(BlockCodec.Scratch scratch, int count, long[] keys, char[] codes);
}
