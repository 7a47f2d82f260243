export declare const stairsAndSlabs: import("./family.ts").Family[];
