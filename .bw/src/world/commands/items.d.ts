/** give <targets> <item> [count] */
export declare const give: import("./tree/node.ts").AddCommand;
/** clear [targets] [item] [maxCount] */
export declare const clear: import("./tree/node.ts").AddCommand;
