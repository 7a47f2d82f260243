import type { ItemStack } from '../items/stack.ts';
import type { Game } from '../kernel/game.ts';
import type { Dose } from './doses.ts';
/** Name of the potion in a bottle or on an arrow, without namespace; undefined for a bottle without one and plain arrows. */
export declare function potionIn(stack: ItemStack): string | undefined;
/**
 * The effects of a potion, with their full duration or a share of it, including effects set by commands (CustomPotionEffects).
 */
export declare function potionDoses(game: Game, stack: ItemStack, share?: number): readonly Dose[];
export declare const potionColour: (stack: ItemStack) => number;
