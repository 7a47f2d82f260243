/** Earth, sand, snow and other ground blocks. */
export declare const grounds: import("./family.ts").Family[];
