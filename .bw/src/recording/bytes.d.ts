/** Writes whole numbers as bytes, small ones as one byte (LEB128). */
export declare class ByteWriter {
    #private;
    /** The bytes written so far; valid until the next write. */
    get written(): Uint8Array<ArrayBuffer>;
    /** Begins anew. */
    clear(): void;
    /** A whole number from 0 to 2^53. */
    count(value: number): void;
    /** A whole number of either sign; those near 0 are short. */
    signed(value: number): void;
    /** Writes each value as its difference from the one before, the first from 0. */
    steps(values: Int32Array): void;
    text(text: string): void;
    /** Items, preceded by their number. */
    list<T>(items: readonly T[], write: (item: T) => void): void;
    /** Bytes with their number before them. */
    raw(bytes: Uint8Array): void;
}
/** Reads what a `ByteWriter` wrote. Past the end it reads zeros. */
export declare class ByteReader {
    #private;
    constructor(bytes: Uint8Array);
    count(): number;
    signed(): number;
    text(): string;
    raw(): Uint8Array;
    /** The values that `ByteWriter.steps` wrote. */
    steps(length: number): Int32Array;
    /** A list with its length before it. */
    list<T>(read: () => T): T[];
}
