import type { HeldItem } from './held-item.ts';
export declare const trident: HeldItem;
