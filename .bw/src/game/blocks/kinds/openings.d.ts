/** Whether a block is a door of two cells, the only blocks with a hinge. */
export declare const isDoor: (block: string) => boolean;
export declare const isTrapdoor: (block: string) => boolean;
export declare const isFenceGate: (block: string) => boolean;
/** Whether a block opens and closes: doors, trapdoors and fence gates. */
export declare const isOpening: (block: string) => boolean;
/** Whether a player can open it by clicking. Iron doors and trapdoors need power (vanilla). */
export declare const opensByHand: (block: string) => boolean;
