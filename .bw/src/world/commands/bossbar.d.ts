/** bossbar (add <id> <name> | remove <id> | list | set <id> … | get <id> (value | max | visible | players)) */
export declare const bossbar: import("./tree/node.ts").AddCommand;
