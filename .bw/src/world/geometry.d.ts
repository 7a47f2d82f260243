/** A point or a vector, in blocks. */
export interface Vec {
    readonly x: number;
    readonly y: number;
    readonly z: number;
}
export type Direction = 'north' | 'south' | 'west' | 'east';
export type Face = 'down' | 'up' | Direction;
/** Faces by their number in the protocol. */
export declare const FACES: readonly Face[];
export declare const DIRECTIONS: readonly Direction[];
declare const OPPOSITE: {
    readonly down: 'up';
    readonly up: 'down';
    readonly north: 'south';
    readonly south: 'north';
    readonly west: 'east';
    readonly east: 'west';
};
export declare const step: (face: Face) => Vec;
export declare const opposite: <F extends Face>(face: F) => (typeof OPPOSITE)[F];
export declare const clockwise: (direction: Direction) => Direction;
export declare const counterClockwise: (direction: Direction) => Direction;
export declare const isHorizontal: (face: Face) => face is Direction;
export declare const axisOf: (face: Face) => 'x' | 'y' | 'z';
export declare const vec: (x: number, y: number, z: number) => Vec;
export declare const add: (a: Vec, b: Vec) => Vec;
export declare const subtract: (a: Vec, b: Vec) => Vec;
export declare const neighbour: (p: Vec, face: Face, n?: number) => Vec;
export declare const distance: (a: Vec, b: Vec) => number;
export declare const blockOf: (p: Vec) => Vec;
export declare const centreOf: (p: Vec) => Vec;
export declare const sameBlock: (a: Vec, b: Vec) => boolean;
/** The columns of a square around a place, from west to east and, within each row, from north to south. */
export declare const squareAround: (reach: number) => readonly (readonly [x: number, z: number])[];
/** A map key for a block position. */
export declare const keyOf: (p: Vec) => string;
/** A direction of view in degrees as in the protocol: yaw 0 is south and increases clockwise, pitch 90 is down. */
export interface Look {
    readonly yaw: number;
    readonly pitch: number;
}
/** The horizontal direction nearest to a yaw. */
export declare function directionOfYaw(yaw: number): Direction;
/** Unit vector of a look direction. */
export declare function lookVector({ yaw, pitch }: Look): Vec;
/** All six faces, starting with the one closest to the look direction (vanilla Direction.orderedByNearest). */
export declare function facesByLook(look: Look): Face[];
/** Rounds a position to the 1/4096 grid of relative entity moves, so that moves add up exactly at the client. */
export declare const quantise: (p: Vec) => Vec;
/** An angle in degrees as a protocol byte. */
export declare function angleByte(degrees: number): number;
/** A square of the map, in whole blocks. */
export interface Edges {
    readonly west: number;
    readonly north: number;
    readonly east: number;
    readonly south: number;
}
export {};
