/** enchant <targets> <enchantment> [level]: enchants the item in the main hand */
export declare const enchant: import("./tree/node.ts").AddCommand;
