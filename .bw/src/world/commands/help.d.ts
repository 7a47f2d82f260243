/** help [<command>]: the usage of each command, or each form of one (vanilla HelpCommand). */
export declare const help: import("./tree/node.ts").AddCommand;
