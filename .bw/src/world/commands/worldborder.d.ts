/** worldborder (add|set <distance> [time] | center <pos> | damage (amount|buffer) <n> | get | warning (distance|time) <n>) */
export declare const worldborder: import("./tree/node.ts").AddCommand;
