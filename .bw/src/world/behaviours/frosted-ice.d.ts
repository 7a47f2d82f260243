export declare const frostedIce: import("./family.ts").Family[];
