import { type Direction } from '../geometry.ts';
import type { BlockState } from '../kernel/blocks/states.ts';
/** The side of the other half of a double chest; null for a single chest. */
export declare function chestPartnerSide(state: BlockState): Direction | null;
