/** Blocks with a window in which players work. */
export declare const stations: import("./family.ts").Family[];
