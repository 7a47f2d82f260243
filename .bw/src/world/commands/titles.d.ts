/** title <targets> (title|subtitle|actionbar <text component> | times <in> <stay> <out> | clear | reset) */
export declare const title: import("./tree/node.ts").AddCommand;
