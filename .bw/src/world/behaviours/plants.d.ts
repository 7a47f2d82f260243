/** Wild plants. */
export declare const plants: import("./family.ts").Family[];
