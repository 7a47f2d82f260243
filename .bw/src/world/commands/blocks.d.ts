/** setblock <pos> <block>[state]{nbt} [destroy|keep|replace] */
export declare const setblock: import("./tree/node.ts").AddCommand;
/** fill <from> <to> <block>[state]{nbt} [destroy|hollow|keep|outline|replace [filter]] */
export declare const fill: import("./tree/node.ts").AddCommand;
