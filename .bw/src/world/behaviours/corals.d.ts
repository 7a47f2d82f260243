/** Corals, their fans and blocks, alive and dead. */
export declare const corals: import("./family.ts").Family[];
