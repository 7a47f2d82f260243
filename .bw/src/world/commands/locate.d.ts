/**
 * locate (structure <name> | biome <name>), before 1.19 locate <structure> and locatebiome <biome>. This server's terrain has no
 * structures, so it never finds any; biomes are really searched for.
 */
export declare const locate: import("./tree/node.ts").AddCommand;
/** locatebiome <biome>: the form used up to 1.18 */
export declare const locatebiome: import("./tree/node.ts").AddCommand;
