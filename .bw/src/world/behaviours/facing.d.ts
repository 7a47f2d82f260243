/** Blocks whose only behaviour is the direction in which they are placed. */
export declare const facing: import("./family.ts").Family[];
