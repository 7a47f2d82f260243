/**
 * Packets that several in-memory clients receive as the same bytes and that no client modifies: each is parsed once for all of
 * them, and the parsed packet is kept as long as its bytes are.
 */
export const sharedPackets = new WeakSet();
