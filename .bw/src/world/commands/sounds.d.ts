/** playsound <sound> <source> <targets> [pos] [volume] [pitch] [minVolume] */
export declare const playsound: import("./tree/node.ts").AddCommand;
/** stopsound <targets> [source | *] [sound] */
export declare const stopsound: import("./tree/node.ts").AddCommand;
