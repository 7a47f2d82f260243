import type { HeldItem } from './held-item.ts';
/** Boats are placed where the player looks, on land or on water. */
export declare const boats: HeldItem;
/** Minecarts are put on rails. */
export declare const minecarts: HeldItem;
export declare const armorStand: HeldItem;
export declare const endCrystal: HeldItem;
/** Item frames hang on all faces, paintings on walls. */
export declare const hangings: HeldItem;
