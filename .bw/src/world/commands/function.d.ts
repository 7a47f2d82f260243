/** function <name>: runs the commands of a data pack's function. */
export declare const functions: import("./tree/node.ts").AddCommand;
/** schedule (function <name> <time> [append | replace] | clear <name>) */
export declare const schedule: import("./tree/node.ts").AddCommand;
