import type { Vec } from '../../geometry.ts';
import type { Level } from '../level.ts';
/** Size of a body in blocks. Its position is the centre of its underside. */
export interface BodySize {
    readonly width: number;
    readonly height: number;
}
export interface Moved {
    readonly position: Vec;
    /** Axes on which it hit a block. */
    readonly hitX: boolean;
    readonly hitY: boolean;
    readonly hitZ: boolean;
}
/** Moves a body and stops it at block shapes: first vertically, then along each horizontal axis. */
export declare function moveBody(level: Level, position: Vec, size: BodySize, by: Vec): Moved;
/** Whether a body at the position is clear of blocks and inside the border. */
export declare function isFree(level: Level, position: Vec, size: BodySize): boolean;
/** Whether a body overlaps the box, which is in world coordinates. */
export declare function overlaps(position: Vec, size: BodySize, box: readonly number[]): boolean;
