/** Leaves and saplings. */
export declare const leavesAndSaplings: import("./family.ts").Family[];
