/** particle <name> [pos [delta speed count [(force | normal) [viewers]]]] */
export declare const particle: import("./tree/node.ts").AddCommand;
