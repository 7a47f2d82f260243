/** attribute <target> <attribute> (get [scale] | base get [scale] | base set <value> | modifier …) */
export declare const attribute: import("./tree/node.ts").AddCommand;
