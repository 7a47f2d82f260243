/** scoreboard objectives (add | remove | list | setdisplay | modify); players (set | add | remove | get | list | reset | enable | operation) */
export declare const scoreboard: import("./tree/node.ts").AddCommand;
