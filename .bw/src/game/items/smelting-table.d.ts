/** The furnace product of each item, apart from charcoal and glazed terracotta. */
export declare const BECOMES: ReadonlyMap<string, string>;
/** The ovens other than a furnace that accept an item. */
export declare const ALSO_TAKEN_BY: ReadonlyMap<string, string>;
