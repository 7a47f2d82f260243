/** Whether a block is a log, stripped or not. The stems of the Nether have another name. */
export declare const isLog: (block: string) => boolean;
export declare const isLeaves: (block: string) => boolean;
export declare const isPlanks: (block: string) => boolean;
/** The planks that a log, stem or the like is crafted into (vanilla tags `oak_logs` and so on). */
export declare const planksOf: (log: string) => string;
/** Whether a block is a part of a tree, or a simple wooden block crafted from one. */
export declare const isOfATree: (block: string) => boolean;
/** A log or wood without its bark; `*_log` means any. */
export declare const strippedOf: (log: string) => string;
