import type { HeldItem } from './held-item.ts';
/** A firework rocket: it is launched from a block, or pushes a gliding player. */
export declare const firework: HeldItem;
