import type { PlacingFamily } from '../family.ts';
/** Blocks that no player can place. */
export declare const impossible: readonly PlacingFamily[];
