/** Respawn anchors. */
export declare const respawnAnchor: import("./family.ts").Family[];
