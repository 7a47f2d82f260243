import type { ChunkColumn } from '../../library/prismarine.ts';
/** A column as generated. */
export interface SourceColumn {
    readonly column: ChunkColumn;
    /** Height of the highest block that weakens sky light, by x + 16 z. */
    readonly tops: Int16Array;
    /** Number of growing blocks in each section, from the lowest. */
    readonly growing: Uint16Array;
}
/** Generates the columns of a world that is not flat. */
export interface ChunkSource {
    /** Seed of the generated terrain. */
    readonly seed: number;
    /** The column at a position: always the same, regardless of earlier calls. */
    generate(cx: number, cz: number): SourceColumn;
    /** Name of the biome on the ground. */
    biomeAt(x: number, z: number): string;
}
