/** Writes sections of blocks in the form used in packets: a palette and its indices. */
export declare class SectionWriter {
    #private;
    constructor(states: readonly number[]);
    begin(): void;
    /** The bytes written since `begin`. */
    get bytes(): Buffer;
    /** Writes the blocks of a section, whose materials start at `from`. */
    blocks(materials: Uint8Array, from: number, palette: readonly number[]): void;
    /** Writes the biomes of a section: 4×4 cells, the same at every height. */
    biomes(cells: Uint8Array, ids: readonly number[]): void;
}
