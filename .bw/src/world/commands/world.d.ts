/** time set <time>, time add <time>, time query daytime|gametime|day */
export declare const time: import("./tree/node.ts").AddCommand;
/** weather clear|rain|thunder [duration]; without a duration it lasts until the next such command */
export declare const weather: import("./tree/node.ts").AddCommand;
/** gamerule <name> [value] */
export declare const gamerule: import("./tree/node.ts").AddCommand;
/** difficulty [peaceful|easy|normal|hard] */
export declare const difficulty: import("./tree/node.ts").AddCommand;
/** seed: a flat world has no seed. */
export declare const seed: import("./tree/node.ts").AddCommand;
