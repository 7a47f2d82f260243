import { type Vec } from '../geometry.ts';
/** Order within a tick, lowest first (vanilla TickPriority of repeaters). */
export type Priority = -3 | -2 | -1 | 0;
/** A waiting block. */
export interface Waiting {
    readonly p: Vec;
    readonly name: string;
    /** Ticks left. */
    readonly ticks: number;
    readonly priority: Priority;
}
interface Entry {
    readonly p: Vec;
    readonly name: string;
    readonly at: number;
    readonly priority: Priority;
    readonly number: number;
}
/** Blocks scheduled to act at a later tick, each at most once at a time, in a fixed order. */
export declare class Agenda {
    #private;
    /** Returns false if the block is already waiting. */
    add(p: Vec, name: string, when: {
        at: number;
        priority?: Priority;
    }): boolean;
    has(p: Vec, name: string): boolean;
    /** The waiting blocks, with the ticks left for each, in order. */
    all(now: number): Waiting[];
    /** Replaces all waiting blocks by these. */
    replace(waiting: readonly Waiting[], now: number): void;
    /** Removes and returns the blocks that are due, in order. */
    take(now: number): readonly Entry[];
}
export {};
