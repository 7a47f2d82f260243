import { type Track } from './segment.ts';
/** Ticks of a segment. */
export declare const SEGMENT_TICKS = 20;
/** A figure in one tick. */
export interface SeenFigure {
    id: number;
    /** `player`, `item` or a mob. */
    kind: string;
    /** A player's name or an item's; empty otherwise. */
    name: string;
    x: number;
    y: number;
    z: number;
    /** Radians as in mineflayer: yaw 0 looks north and grows to the west, pitch grows upwards. */
    yaw: number;
    pitch: number;
    /** Main hand, off hand, feet, legs, chest, head: names of items, empty for nothing. */
    items: readonly string[];
    /** Bits of `DOING`. */
    doing: number;
    /** True if the figure is certainly unchanged. If absent, it is compared. */
    isAsBefore?: boolean;
}
/** Follows figures from tick to tick. Most of them stand still, and cost almost nothing while they do. */
export declare class Tracks {
    #private;
    constructor(numberOf: (word: string) => number);
    /** Adds a tick. `tick` counts from the segment's beginning. */
    follow(figures: readonly SeenFigure[], tick: number): void;
    /** Ends the segment. The result is valid until the next one ends. */
    end(): Track[];
}
