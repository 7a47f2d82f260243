/** Other blocks that a player can use. */
export declare const workshop: import("./family.ts").Family[];
