/**
 * Item modifiers of data packs (vanilla loot functions): the effect of `/item modify` and `/item replace …
 * from` on a stack.
 */
import { type ItemStack } from '../items/stack.ts';
import type { Game } from '../kernel/game.ts';
/** Changes a stack; null: nothing remains. */
export type ItemModifier = (game: Game, stack: ItemStack) => ItemStack | null;
/**
 * A modifier in the form of its file: one function or a list of them. Undefined if it contains a function that this server does
 * not support. Conditions are ignored.
 */
export declare function modifierOf(said: unknown): ItemModifier | undefined;
