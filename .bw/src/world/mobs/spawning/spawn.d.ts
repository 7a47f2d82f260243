/** A kind that spawns in a biome: its relative weight, and the size of a group. */
export interface Spawn {
    readonly kind: string;
    readonly weight: number;
    readonly low: number;
    readonly high: number;
}
