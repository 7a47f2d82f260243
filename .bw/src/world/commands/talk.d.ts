/** say <message> */
export declare const say: import("./tree/node.ts").AddCommand;
/** me <action> */
export declare const me: import("./tree/node.ts").AddCommand;
/** msg <targets> <message>; the sender sees the whisper itself and gets no other feedback */
export declare const msg: import("./tree/node.ts").AddCommand;
/** list */
export declare const list: import("./tree/node.ts").AddCommand;
/** kick <targets> [reason] */
export declare const kick: import("./tree/node.ts").AddCommand;
/** tellraw <targets> <text component> */
export declare const tellraw: import("./tree/node.ts").AddCommand;
