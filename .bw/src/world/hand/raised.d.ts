import type { HeldItem } from './held-item.ts';
/** Shields and spyglasses: raised until the button is released. */
export declare const raised: HeldItem;
