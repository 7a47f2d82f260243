/** advancement (grant | revoke) <targets> (everything | only <name> [criterion] | from | until | through <name>) */
export declare const advancement: import("./tree/node.ts").AddCommand;
