/** Field crops, stems, berries, cocoa and nether wart. */
export declare const crops: import("./family.ts").Family[];
