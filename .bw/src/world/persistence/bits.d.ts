/** A long in NBT: its high and low 32 bits. */
export type Long = readonly [high: number, low: number];
/** Unpacks values of `bits` bits from longs. No value spans two longs (1.16 and later). */
export declare function unpack(longs: readonly Long[], bits: number, count: number): Uint16Array;
/** The inverse of `unpack`. */
export declare function pack(values: ArrayLike<number>, bits: number): Long[];
/** Number of bits that a palette of this size needs, but at least `least`. */
export declare const bitsFor: (size: number, least: number) => number;
