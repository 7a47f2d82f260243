/** Signs, banners, heads, vines, hooks and bells, which stand on a block or hang on it. */
export declare const hangings: import("./family.ts").Family[];
