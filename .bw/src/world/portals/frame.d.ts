import { type Vec } from '../geometry.ts';
import type { Level } from '../kernel/level.ts';
/** The axis along which a portal is wide. */
export type Axis = 'x' | 'z';
/** The inside of an obsidian frame. */
export interface Frame {
    readonly axis: Axis;
    /** Its lowest block, at the end with the lower coordinate. */
    readonly corner: Vec;
    readonly width: number;
    readonly height: number;
}
/** All blocks inside a frame. */
export declare const insideOf: ({ axis, corner, width, height }: Frame) => Vec[];
/** The complete frame around an empty cell; the one along x if there are two; corners do not count (vanilla PortalShape). */
export declare function frameAround(level: Level, p: Vec): Frame | undefined;
/** The portal to which a portal block belongs (vanilla BlockUtil.getLargestRectangleAround). */
export declare function portalAround(level: Level, p: Vec): Frame;
