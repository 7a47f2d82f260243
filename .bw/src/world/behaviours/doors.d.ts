/** Doors, trapdoors and fence gates. */
export declare const doors: import("./family.ts").Family[];
