/** Redstone dust, repeaters and comparators. */
export declare const dustAndDiodes: import("./family.ts").Family[];
