import type { PlacingFamily } from '../family.ts';
/** Blocks that hang on other blocks or stand on them. */
export declare const attached: readonly PlacingFamily[];
