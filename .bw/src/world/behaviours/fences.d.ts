/** Fences, panes and walls, which join their neighbours. */
export declare const fences: import("./family.ts").Family[];
