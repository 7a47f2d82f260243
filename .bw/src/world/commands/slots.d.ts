import type { Vec } from '../geometry.ts';
import type { ItemStack } from '../items/stack.ts';
import { type Game } from '../kernel/game.ts';
import type { Target } from './source.ts';
/** A slot that commands can read and fill. */
export interface NamedSlot {
    get(): ItemStack | null;
    set(stack: ItemStack | null): void;
}
/** A slot of a container; 'no_container' or 'no_slot' if there is none. */
export declare function blockSlot({ level }: Game, p: Vec, name: string): NamedSlot | 'no_container' | 'no_slot';
/** A slot of an entity or player; null if it has no slot with that name. */
export declare function entitySlot(target: Target, name: string): NamedSlot | null;
