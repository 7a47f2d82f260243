import type { PlacingFamily } from '../family.ts';
/** Plants and animals in water. */
export declare const plants: readonly PlacingFamily[];
