import { type Vec } from '../geometry.ts';
import type { BlockState } from '../kernel/blocks/states.ts';
import type { Level } from '../kernel/level.ts';
/** The state of a cart that the rails change. */
export interface OnRails {
    position: Vec;
    velocity: Vec;
    readonly loaded: boolean;
    /** Horizontal push by a walking rider (blocks per tick). */
    readonly push: Vec | undefined;
}
/** The rail under a cart, or undefined. */
export declare function railAt(level: Level, position: Vec): {
    p: Vec;
    state: BlockState;
} | undefined;
/** Moves a cart along its rail for one tick (vanilla AbstractMinecart.moveAlongTrack). */
export declare function ride(level: Level, cart: OnRails, { p, state }: {
    p: Vec;
    state: BlockState;
}): void;
