import { type HeldItem } from './held-item.ts';
/** A bottle with a potion or water, which players drink. */
export declare const potion: HeldItem;
