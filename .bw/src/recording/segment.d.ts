import { ByteWriter } from './bytes.ts';
import { type RecordedHands } from './hands.ts';
/** Resolution of recorded places (steps per block), and of angles (steps per turn). */
export declare const PER_BLOCK = 128;
export declare const PER_TURN = 4096;
/** Cells of a section of 16 × 16 × 16 blocks. */
export declare const SECTION_CELLS = 4096;
/** A figure's activities, as bits of `Gear.doing`. */
export declare const DOING: {
    readonly sneaking: 1;
    readonly swinging: 2;
    readonly sleeping: 4;
    readonly burning: 8;
    readonly baby: 16;
    readonly dead: 32;
    readonly hurt: 64;
};
/** About a second of an episode. Blocks and words are numbers: places in the tables that the lines of the file build up. */
export interface Segment extends RecordedHands {
    /** Ticks since the first midnight of the world, when the segment begins. */
    time: number;
    weather: Weather;
    /** Columns that come into view, in their state at the segment's beginning. */
    columns: readonly RecordedColumn[];
    /** In a keyframe: every cell that has changed since its column came into view. */
    edits: readonly CellBlock[] | undefined;
    changes: readonly RecordedChange[];
    tracks: readonly Track[];
    carried: readonly RecordedCarrier[];
    said: readonly RecordedChat[];
}
export declare const WEATHERS: readonly ['clear', 'rain', 'thunder'];
export type Weather = (typeof WEATHERS)[number];
/** 16 × 16 blocks from the bottom of the world to its top. */
export interface RecordedColumn {
    /** Column coordinates: blocks divided by 16. */
    cx: number;
    cz: number;
    /** Words: the biome of each square of 4 × 4 blocks on the ground, west to east, north to south. */
    biomes: readonly number[];
    /**
     * From the lowest: the blocks of each section, by y, z, x. `undefined` where all is air. Equal sections of a segment are one
     * array.
     */
    sections: readonly (Uint16Array | undefined)[];
}
export interface CellBlock {
    x: number;
    y: number;
    z: number;
    /** 0 is air. */
    block: number;
}
export interface RecordedChange extends CellBlock {
    /** Ticks since the segment began. Changes are in order. */
    offset: number;
    /** The word for the player who did it; 0: no player. */
    by: number;
}
/** A player, mob or item during an uninterrupted time in view. */
export interface Track {
    id: number;
    /** Words: `player`, `item` or a mob; a player's name or the item's, 0 if it has none. */
    kind: number;
    name: number;
    /** Ticks since the segment began. */
    offset: number;
    /** A value for each tick: places in steps of 1/128 block, angles in 4096ths of a turn. */
    x: Int32Array;
    y: Int32Array;
    z: Int32Array;
    yaw: Int32Array;
    pitch: Int32Array;
    /**
     * Its items and activities, each starting at a tick (counted from `offset`); the first entry applies from its
     * beginning.
     */
    gear: readonly Gear[];
}
export interface Gear {
    at: number;
    /** Words, 0 for nothing: main hand, off hand, feet, legs, chest, head. */
    items: readonly number[];
    /** Bits of `DOING`. */
    doing: number;
}
/** An agent's inventory, starting at a tick. */
export interface RecordedCarrier {
    offset: number;
    /** A word. */
    agent: number;
    /** The slot of the hotbar in its hand, 0 to 8. */
    selected: number;
    /** Half hearts, and half drumsticks. */
    health: number;
    food: number;
    /** Slots as in the window of a player: 5–8 armour, 9–35 inventory, 36–44 hotbar, 45 off hand. `item` is a word. */
    stacks: readonly {
        slot: number;
        item: number;
        count: number;
    }[];
}
export interface RecordedChat {
    offset: number;
    from: number;
    text: string;
}
/** A segment as uncompressed bytes, valid until `to` is used again. The same segment gives the same bytes. */
export declare function encodeSegment(segment: Segment, to?: ByteWriter): Uint8Array<ArrayBuffer>;
/** The segment that `encodeSegment` made these bytes of. */
export declare function decodeSegment(bytes: Uint8Array): Segment;
