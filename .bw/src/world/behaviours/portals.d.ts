/** Portals. A Nether portal stays as long as all its neighbours in its plane are obsidian or portal. */
export declare const portals: import("./family.ts").Family[];
