import type { HeldItem } from './held-item.ts';
export declare const bow: HeldItem;
