/** Woods of all versions that come from trees, in the order in which versions added them. Their logs burn. */
export declare const TREES: readonly string[];
/** Woods of all versions that come from huge Nether fungi. Their stems do not burn. */
export declare const FUNGI: readonly string[];
/** The tree woods that a version has. */
export declare const treesOf: (version: string) => string[];
