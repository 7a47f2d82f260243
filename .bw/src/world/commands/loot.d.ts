/** loot (give <players> | spawn <pos> | insert <pos> | replace (block <pos> | entity <targets>) <slot> [count]) (loot <table> | kill <target> | mine <pos> [tool] | fish …) */
export declare const loot: import("./tree/node.ts").AddCommand;
