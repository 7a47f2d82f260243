/** Containers and crafting stations. */
export declare const containers: import("./family.ts").Family[];
