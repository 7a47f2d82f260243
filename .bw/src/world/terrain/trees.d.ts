import type { Biome } from './biomes.ts';
import { type Wood } from './materials.ts';
/** A block of a tree at its position in the world. */
export interface TreeBlock {
    readonly x: number;
    readonly y: number;
    readonly z: number;
    readonly material: number;
    readonly isLog: boolean;
}
export interface Tree {
    readonly x: number;
    /** Height of the ground that it stands on. */
    readonly y: number;
    readonly z: number;
    readonly wood: Wood;
    readonly thick: boolean;
    readonly blocks: readonly TreeBlock[];
}
/** The ground properties that trees need; pure functions of the position. */
export interface Ground {
    heightAt(x: number, z: number): number;
    biomeAt(x: number, z: number): Biome;
    /** Whether the topmost block of ground is missing because a cave opens there. */
    isOpenAt(x: number, y: number, z: number, height: number): boolean;
}
/** The trees of the world, chunk by chunk. Trees reach into neighbouring chunks, which use the same plan. */
export declare class Trees {
    #private;
    constructor(seed: number, ground: Ground);
    /** The trees that stand in a chunk. */
    of(cx: number, cz: number): readonly Tree[];
}
