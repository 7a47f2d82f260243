import { type ItemStack } from '../items/stack.ts';
import type { Entity, Tracked } from '../kernel/entities/entity.ts';
import type { Game } from '../kernel/game.ts';
import { type MobKind } from './kinds.ts';
/** A mob that has died. */
interface Dead extends Entity {
    readonly game: Game;
    readonly type: MobKind;
    readonly burning: boolean;
    /** The entity that last hurt it. */
    readonly attacker: Tracked | undefined;
    wear(slot: number, stack: ItemStack | null): void;
    drop(item: string, count: number): void;
    dropStack(stack: ItemStack): void;
}
/** A dead mob's remains: its items, experience if a player killed it, and its loot, more with looting. */
export declare function leaveRemains(mob: Dead, byPlayer: boolean): void;
export {};
