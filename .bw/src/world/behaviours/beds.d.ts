/** Beds. Each half breaks with the other. */
export declare const beds: import("./family.ts").Family[];
