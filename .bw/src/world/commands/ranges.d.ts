import type { StringReader } from './tree/reader.ts';
/** A range that includes both ends. */
export interface NumberRange {
    readonly min: number;
    readonly max: number;
}
/** Reads 5, 2.., ..7 or 2..7. */
export declare function readRange(reader: StringReader, { whole }?: {
    whole?: boolean | undefined;
}): NumberRange;
export declare const inRange: (value: number, { min, max }: NumberRange) => boolean;
