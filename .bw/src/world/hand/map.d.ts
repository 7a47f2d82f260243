import { type HeldItem } from './held-item.ts';
/** An empty map becomes a map of this place, which is drawn while a player holds it. */
export declare const emptyMap: HeldItem;
