/** Replacement of a secret. */
export declare const MASK = "***";
/** Finds secrets in texts, in every known encoding. */
export declare class SecretFinder {
    #private;
    constructor(secrets: Iterable<string>);
    /** Whether a text holds a secret, or the beginning of one. */
    isIn(text: string): boolean;
    /** The text with a mask for each secret. */
    masked(text: string): string;
}
