/**
 * item replace (block <pos> | entity <targets>) <slot> with <item> [count]
 * item replace (block <pos> | entity <targets>) <slot> from (block <source> | entity <source>) <sourceSlot> [modifier]
 * item modify (block <pos> | entity <targets>) <slot> <modifier>
 */
export declare const item: import("./tree/node.ts").AddCommand;
/** replaceitem (block <pos> | entity <targets>) <slot> <item> [count]: the form used up to 1.16 */
export declare const replaceitem: import("./tree/node.ts").AddCommand;
