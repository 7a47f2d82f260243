import type { PlacingFamily } from '../family.ts';
/** Blocks that are modified after they have been placed. */
export declare const workshop: readonly PlacingFamily[];
