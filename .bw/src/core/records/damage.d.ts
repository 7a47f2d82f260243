/** The first damaged place of a record. */
export interface Damage {
    readonly file: string;
    /** The first bad line, counted from 1; absent for files that are one document. */
    readonly line?: number;
    /** Start of that line (bytes from the start of the file). */
    readonly offset?: number;
    /** The fault. */
    readonly what: string;
    /** The usable and the lost part. */
    readonly lost: string;
}
/** A sentence that describes damage: file, line, fault, offset, and loss. */
export declare function damageText({ file, line, offset, what, lost }: Damage): string;
