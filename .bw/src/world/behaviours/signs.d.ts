/** How players use signs. */
export declare const signs: import("./family.ts").Family[];
