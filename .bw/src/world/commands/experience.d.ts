/** experience (add|set) <targets> <amount> [points|levels]; experience query <target> (points|levels) */
export declare const experience: import("./tree/node.ts").AddCommand;
