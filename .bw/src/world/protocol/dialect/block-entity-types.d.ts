/** Numbers of the block entity types, by version. */
/** Types of data, in the order in which 1.19.2 numbers them in the protocol. */
export declare const ENTITY_TYPES: readonly string[];
export declare const entityTypesOf: (version: string) => readonly string[];
