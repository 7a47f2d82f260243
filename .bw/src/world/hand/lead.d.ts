import type { HeldItem } from './held-item.ts';
/** A lead used on a fence ties the player's mobs to it (vanilla LeadItem). */
export declare const lead: HeldItem;
