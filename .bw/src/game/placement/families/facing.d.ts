import type { PlacingFamily } from '../family.ts';
/** Blocks turned by the look direction or by the clicked face. */
export declare const facing: readonly PlacingFamily[];
