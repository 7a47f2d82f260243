import type { LandChunk } from './land.ts';
/** A chunk in which plants are put, after its trees. */
interface Bed {
    readonly cx: number;
    readonly cz: number;
    readonly blocks: Uint8Array;
    readonly land: LandChunk;
    /** Height of the ground at any position. */
    readonly heightAt: (x: number, z: number) => number;
}
/** Puts plants and snow on the ground of a chunk. Nothing here reaches across a border. */
export declare function placePlants(seed: number, bed: Bed): void;
export {};
