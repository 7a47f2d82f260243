/** kill [targets] */
export declare const kill: import("./tree/node.ts").AddCommand;
/** tag <targets> (add <name> | remove <name> | list) */
export declare const tag: import("./tree/node.ts").AddCommand;
