/** team (add | remove | empty | join | leave | list | modify) */
export declare const team: import("./tree/node.ts").AddCommand;
