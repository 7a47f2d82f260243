import type { BlockRegistry, ShapeBox } from '../../client/library-types.ts';
/** Movement flags of a block state. */
export declare const Moving: {
    /** A body can be in the cell: no collision boxes, or none higher than a carpet, or a ladder; and it does not hurt. */
    readonly passable: 1;
    /** A body can stand on top; not anything taller than a cell, such as a fence. */
    readonly standable: 2;
    readonly liquid: 4;
    readonly water: 8;
    readonly ladder: 16;
    readonly vine: 32;
    /** It has collision boxes. */
    readonly shaped: 64;
    readonly lava: 128;
    /** Stepping on it switches something. */
    readonly plate: 256;
    /** A door that a player opens by hand, and the axis of paths through it. */
    readonly doorX: 512;
    readonly doorZ: 1024;
};
/** Movement flags of every block state of a version. Shared by all clients of that version in this thread. */
export interface MovingTable {
    /** Bits of `Moving` by state id. */
    readonly flags: Uint16Array;
    /** Height of the highest collision box above the floor of the cell (blocks), by state id. */
    readonly top: Float32Array;
    /** Collision boxes by state id. */
    readonly boxes: readonly (readonly ShapeBox[])[];
    /** Name and size by state id. */
    readonly kinds: readonly BlockKind[];
}
/** Name and size of a block state. */
export interface BlockKind {
    readonly name: string;
    /** Whether the block stops bodies in some of its states. */
    readonly isSolid: boolean;
    /** Height of the highest collision box above the floor of the cell (blocks): 1.5 for fences and walls. */
    readonly top: number;
    /**
     * Whether it is unsafe to stand on: panes, chains, heads and open trapdoors are too narrow, cauldrons and composters hollow.
     */
    readonly isNarrow: boolean;
    /** Whether it is a door that a player opens by hand. */
    readonly isDoor?: boolean;
}
/** The table of a client's version. It is computed once per version. */
export declare function movingTableOf(registry: BlockRegistry): MovingTable;
/** Whether a state is a closed fence gate, which a player opens by hand. Gates on walls are a little lower. */
export declare const isClosedGate: ({ kinds, flags }: MovingTable, state: number) => boolean;
/** The same table, in which bodies pass closed fence gates. */
export declare function gatesOpenIn(table: MovingTable): MovingTable;
