/** summon <entity> [pos] [nbt] */
export declare const summon: import("./tree/node.ts").AddCommand;
