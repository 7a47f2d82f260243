/**
 * data get (block <pos> | entity <target> | storage <name>) [path [scale]]: replies with the data as plain JSON. data merge
 * <holder> <nbt>, data modify <holder> <path> …, data remove <holder> <path>: for entities and blocks, only the tags that
 * `summon` and `setblock` support.
 */
export declare const data: import("./tree/node.ts").AddCommand;
