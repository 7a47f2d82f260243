import type { PlacingFamily } from '../family.ts';
/** Blocks of which houses are usually built. */
export declare const building: readonly PlacingFamily[];
