import { type NumberRange } from '../ranges.ts';
import type { ArgumentType } from '../tree/node.ts';
interface Range {
    readonly min?: number;
    readonly max?: number;
}
/** A whole number. */
export declare const integer: (range?: Range) => ArgumentType<number>;
/** A decimal number. */
export declare const double: (range?: Range) => ArgumentType<number>;
/** A single-precision decimal number. */
export declare const float: (range?: Range) => ArgumentType<number>;
export declare const BOOLEAN: ArgumentType<boolean>;
/** A range of whole numbers: 5, 2.., ..7 or 2..7. */
export declare const INT_RANGE: ArgumentType<NumberRange>;
/** A time in ticks: a number of days (d), seconds (s) or ticks (t or nothing). */
export declare const TIME: ArgumentType<number>;
export {};
