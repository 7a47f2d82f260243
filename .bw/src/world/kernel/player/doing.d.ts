import type { Vec } from '../../geometry.ts';
/** Keys that a rider presses: 1 for left and forward, -1 for right and backward. */
export interface Steering {
    readonly sideways: number;
    readonly forward: number;
    readonly jump: boolean;
}
/** A block being dug: the start, and whether the client has finished. */
export interface Digging {
    readonly position: Vec;
    readonly since: number;
    /** Ticks that the activity was expected to take when it began. */
    readonly ticks: number;
    finished: boolean;
}
