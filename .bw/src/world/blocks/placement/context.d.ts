import { type Direction, type Face, type Look } from '../../geometry.ts';
import type { PlaceContext } from '../../kernel/blocks/behaviour.ts';
/** The horizontal direction in which a player looks. */
export declare const headingOf: (look: Look) => Direction;
/**
 * Sides to try for a block that hangs on another: the clicked one first, then in the order of the player's look (vanilla order).
 */
export declare function sidesToTry(context: PlaceContext): Face[];
/** Whether the click selects the upper half: from below, or high on a side. */
export declare function wantsTop(context: PlaceContext): boolean;
export declare const clickedSide: (context: PlaceContext) => Direction | null;
