/** Plain blocks that drop a different item, let light and power through, or cannot be moved. */
export declare const materials: import("./family.ts").Family[];
