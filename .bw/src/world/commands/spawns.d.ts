/** setworldspawn [pos [angle]]: where new players appear */
export declare const setworldspawn: import("./tree/node.ts").AddCommand;
/** spawnpoint [targets [pos [angle]]]: where these players respawn */
export declare const spawnpoint: import("./tree/node.ts").AddCommand;
