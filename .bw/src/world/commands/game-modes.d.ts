/** gamemode <mode> [targets] */
export declare const gamemode: import("./tree/node.ts").AddCommand;
/** defaultgamemode <mode>: the mode of players who have not been here before */
export declare const defaultgamemode: import("./tree/node.ts").AddCommand;
