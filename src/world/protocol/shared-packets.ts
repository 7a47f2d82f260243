/**
 * Packets that several in-memory clients get as the same bytes and that no client modifies: each is parsed once for all of
 * them, and kept parsed as long as its bytes are.
 */
export const sharedPackets = new WeakSet<Buffer>()
