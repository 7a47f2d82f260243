/** Ores in stone and deepslate. Fortune multiplies their drops. */
export declare const ores: import("./family.ts").Family[];
