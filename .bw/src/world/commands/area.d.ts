import type { Vec } from '../geometry.ts';
import type { Game } from '../kernel/game.ts';
/** A box of blocks, including both corners. */
interface Area {
    readonly low: Vec;
    readonly high: Vec;
    readonly size: Vec;
}
export declare function areaOf(a: Vec, b: Vec): Area;
/** Throws CommandProblem if the area is too large (with the given key) or extends outside the world. */
export declare function checkedArea(game: Game, area: Area, tooLarge: string): Area;
export declare function positions({ low, high }: Area): Generator<Vec>;
export declare function isInside(p: Vec, { low, high }: Area): boolean;
export declare const overlaps: (a: Area, b: Area) => boolean;
export {};
