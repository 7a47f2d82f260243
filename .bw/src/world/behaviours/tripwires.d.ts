/** String as a block, and the hooks to which it is tied. */
export declare const tripwires: import("./family.ts").Family[];
