import type { Edges, Vec } from '../geometry.ts';
import type { Game } from '../kernel/game.ts';
import type { OutgoingPacket } from '../protocol/fields.ts';
/** Size of the border of a new world, and the maximum (blocks). */
export declare const FULL_SIZE = 59999968;
/** A gradual change of size (blocks and ticks). */
interface Change {
    readonly from: number;
    readonly began: number;
    readonly ticks: number;
}
/** The square in which players may be (vanilla WorldBorder). */
export interface Border {
    x: number;
    z: number;
    /** Width in blocks, even while a change is in progress. */
    size: number;
    change: Change | undefined;
    /** Damage (half hearts) per block outside and second, and distance outside without damage (blocks). */
    damage: number;
    buffer: number;
    /** Distance (blocks) and time (seconds) at which clients show a warning. */
    warningBlocks: number;
    warningTime: number;
}
export declare const borderOf: ({ world }: Game) => Border;
/** Current width in blocks. */
export declare function widthOf(game: Game): number;
/** Starts a change of the size; immediate if its duration is zero. */
export declare function resize(game: Game, size: number, seconds: number): void;
/**
 * Distance of a point inside the border, in blocks; negative outside. In the Nether, its centre is scaled by the coordinate
 * scale.
 */
export declare function insideBy(game: Game, { x, z }: Vec): number;
/** The border as it stops bodies: at whole blocks (vanilla getCollisionShape). */
export declare function edgesOf(game: Game): Edges | undefined;
/** Whether a block may be changed, because part of it is inside. */
export declare const isWithinBorder: (game: Game, { x, z }: Vec) => boolean;
/** The border packet for a client that joins. */
export declare function borderPacket(game: Game): OutgoingPacket;
export {};
