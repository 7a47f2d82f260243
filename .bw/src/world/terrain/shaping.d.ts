/** From `a` at 0 to `b` at 1. */
export declare const lerp: (a: number, b: number, t: number) => number;
/** 0 before `from`, 1 after `to`, with a smooth transition between them; `from` may be the larger one. */
export declare function smooth(from: number, to: number, value: number): number;
/** A line through points, level beyond its ends. */
export declare function spline(points: readonly (readonly [number, number])[], value: number): number;
