/** Levers, buttons and pressure plates. */
export declare const switches: import("./family.ts").Family[];
