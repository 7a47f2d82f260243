/** clone <begin> <end> <destination> [replace|masked|filtered <filter>] [force|move|normal] */
export declare const clone: import("./tree/node.ts").AddCommand;
