/**
 * Bytes of the light of a section: half a byte per block, in the order y, z, x, with even x in the low half (vanilla DataLayer).
 */
export declare const BYTES = 2048;
export declare const MAX_LIGHT = 15;
/** The light of a fully lit or fully dark section. Shared and never modified. */
export declare const LIT: Uint8Array;
export declare const DARK: Uint8Array;
/** The light of a column's sections, from the lowest. */
export type LightSections = readonly Uint8Array[];
/** The value of `get` for cells whose light has not been computed yet. */
export declare const UNKNOWN = -1;
/** The number under which a column is stored. */
export declare const columnNumber: (cx: number, cz: number) => number;
export declare const columnOf: (number: number) => {
    readonly cx: number;
    readonly cz: number;
};
/** Light of one kind, from the sky or from blocks, of all columns. */
export declare class LightLayer {
    #private;
    /** Sections that have changed since they were last sent, as bits, by column. */
    readonly changed: Map<number, number>;
    constructor({ bottom, top }: {
        readonly bottom: number;
        readonly top: number;
    }, flat: (cx: number, cz: number) => LightSections | undefined);
    /** The sections of a column; undefined if its light is unknown. */
    column(cx: number, cz: number): LightSections | undefined;
    /** Whether a column's light differs from that of a flat world's. */
    isOwn(cx: number, cz: number): boolean;
    /** The light of a cell within the world's heights, or UNKNOWN. */
    get(x: number, y: number, z: number): number;
    /** Sets the light of a cell in a column whose light is known. */
    set(x: number, y: number, z: number, light: number): void;
    /** Sets the light of a whole column. */
    put(cx: number, cz: number, sections: Uint8Array[]): void;
    /** Forgets the light of a column. */
    drop(cx: number, cz: number): void;
    /** The columns that have their own light data. */
    get places(): {
        readonly cx: number;
        readonly cz: number;
    }[];
    /** Marks the whole light of a column as changed. */
    touch(cx: number, cz: number): void;
}
