export declare const BLOCK_TAGS: Readonly<Record<string, string>>;
export declare const ITEM_TAGS: Readonly<Record<string, string>>;
export declare const ENTITY_TAGS: Readonly<Record<string, string>>;
/** Numbers of fluids: empty, flowing water, water, flowing lava, lava. */
export declare const FLUID_TAGS: Readonly<Record<string, readonly number[]>>;
