/** The contents of data packs that this server supports: functions, tags of functions, item modifiers. */
interface DataPack {
    readonly lines: ReadonlyMap<string, readonly string[]>;
    readonly tags: ReadonlyMap<string, readonly string[]>;
    /** Item modifiers by name, as in their files. */
    readonly modifiers: ReadonlyMap<string, unknown>;
}
/**
 * Reads the functions of all data packs in a folder, such as a world's `datapacks`: `<pack>/data/<namespace>/functions`. A
 * missing folder counts as empty. Later packs win. Zipped packs are not read.
 */
export declare function readDataPacks(folder: string): DataPack;
export {};
