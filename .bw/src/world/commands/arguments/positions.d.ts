import { type Look, type Vec } from '../../geometry.ts';
import type { Game } from '../../kernel/game.ts';
import { type CommandSource } from '../source.ts';
import type { ArgumentType } from '../tree/node.ts';
/** A number, or its distance from that of the source. */
interface Coordinate {
    readonly relative: boolean;
    readonly value: number;
}
/** A position relative to the source: along the axes, or along its look direction. */
export type Coordinates = {
    readonly kind: 'world';
    readonly x: Coordinate;
    readonly y: Coordinate;
    readonly z: Coordinate;
} | {
    readonly kind: 'local';
    readonly left: number;
    readonly up: number;
    readonly forward: number;
};
/** Angles relative to the source. */
interface Angles {
    readonly yaw: Coordinate;
    readonly pitch: Coordinate;
}
/** A block: whole numbers, ~ relative to the source, or ^ along its look direction. */
export declare const BLOCK_POS: ArgumentType<Coordinates>;
/** A point. Whole x and z mean the centre of the block, as in vanilla. */
export declare const VEC3: ArgumentType<Coordinates>;
/** A size or a direction: a point whose whole numbers stay unchanged (vanilla Vec3Argument.vec3(false)). */
export declare const UNCENTRED_VEC3: ArgumentType<Coordinates>;
/** A column: x and z. Whole numbers mean the centre of the block. */
export declare const VEC2: ArgumentType<Coordinates>;
/** Yaw and pitch in degrees. */
export declare const ROTATION: ArgumentType<Angles>;
/** An angle in degrees. */
export declare const ANGLE: ArgumentType<Coordinate>;
/** The part of an entity that serves as the origin. */
export declare const ANCHOR: ArgumentType<'eyes' | 'feet'>;
/** The point of coordinates, relative to a source. */
export declare function pointFor(source: CommandSource, at: Coordinates): Vec;
/** The angles of a rotation, relative to a source. */
export declare const lookFor: (source: CommandSource, { yaw, pitch }: Angles) => Look;
export declare const angleFor: (source: CommandSource, angle: Coordinate) => number;
/** Normalises degrees to -180…180. */
export declare const wrapped: (degrees: number) => number;
/** The block at coordinates, relative to a source; throws if it is outside the world. */
export declare function blockFor({ game, source }: {
    game: Game;
    source: CommandSource;
}, at: Coordinates): Vec;
/** The block; throws if it is outside the world. */
export declare function checkedBlock(game: Game, p: Vec): Vec;
/** The point; throws if no entity can be there (vanilla Level.isInSpawnableBounds). */
export declare function checkedPlace(p: Vec, purpose: 'teleport' | 'summon'): Vec;
/** Yaw and pitch from one point to another, in degrees. */
export declare function lookAt(from: Vec, to: Vec): Look;
export {};
