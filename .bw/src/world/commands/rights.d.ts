/** op <targets>: lets players use all commands, including players who are not online */
export declare const op: import("./tree/node.ts").AddCommand;
/** deop <targets>: removes operator rights */
export declare const deop: import("./tree/node.ts").AddCommand;
