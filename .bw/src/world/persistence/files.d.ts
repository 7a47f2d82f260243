/** Writes a file atomically: at any time, either the complete old or the complete new version exists. */
export declare function writeAtomically(path: string, data: Buffer): Promise<void>;
/** A file's contents, or undefined if it does not exist. */
export declare function readIfExists(path: string): Promise<Buffer | undefined>;
