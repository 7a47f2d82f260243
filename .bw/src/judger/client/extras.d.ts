import type { BodyWorld, Simulate } from './body.ts';
import type { PacketTap } from './packet-tap.ts';
/** Reads block states. */
export interface StateReader {
    /** The state id of a cell; -1 if its chunk is not loaded. */
    stateAt(x: number, y: number, z: number): number;
}
/** Counts of block changes. */
export interface ChangeCounts {
    /** Number of chunk loads and unloads. */
    readonly loads: number;
    /** The counts of changes in the chunk of a column of cells, at `z * 16 + x` within it; undefined if it is not loaded. */
    changesOf(x: number, z: number): Uint16Array | undefined;
}
/** Reads block states that change. */
export interface ChangingStates extends StateReader, ChangeCounts {
}
/** Called when a cell's state has changed, or has been set to the same value again. */
export type StateListener = (x: number, y: number, z: number, from: number, to: number) => void;
/** Changes of blocks in a client's world. */
export interface BlockChanges {
    /**
     * Listens to changes, including updates by the server that leave a block unchanged.
     * @returns a function that removes the listener
     */
    on(listener: StateListener): () => void;
}
/** This client's additions to a mineflayer bot. They live as long as the bot. */
export interface ClientExtras {
    /** The block states that the client holds, as numbers. */
    readonly cells: ChangingStates;
    /** Changes of blocks, as numbers. */
    readonly changes: BlockChanges;
    /** The blocks around bodies, as physics reads them. */
    readonly bodyWorld: BodyWorld;
    /** Moves a simulated body of the bot. */
    readonly simulate: Simulate;
    /** Number of clicks waiting for the server's answer, by the key of the cell into which something is being placed. */
    readonly pendingClicks: Map<string, number>;
    /** The sent and received packets. */
    readonly packets: PacketTap;
    /**
     * On external servers: resolves when the server has handled everything sent so far and this client has received the results.
     */
    confirmed?: () => Promise<void>;
}
