/** execute (as|at|positioned|rotated|facing|align|anchored|in|if|unless …)* run <command> */
export declare const execute: import("./tree/node.ts").AddCommand;
