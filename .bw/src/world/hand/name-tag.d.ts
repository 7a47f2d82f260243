import type { HeldItem } from './held-item.ts';
/** A name tag that was named at an anvil names a mob, which then never despawns (vanilla NameTagItem). */
export declare const nameTag: HeldItem;
