import { type ItemStack } from '../items/stack.ts';
import { type DroppedItem, Entity, type EntityInit } from '../kernel/entities/entity.ts';
import type { Game } from '../kernel/game.ts';
import type { NbtTag } from '../library/nbt.ts';
import type { PacketFields } from '../library/network.ts';
/** An item stack on the ground. */
export declare class ItemEntity extends Entity {
    #private;
    readonly game: Game;
    stack: ItemStack;
    /** Ticks until players can pick it up. */
    pickupDelay: number;
    /** Name of the player whose hook brought it out of the water. */
    readonly hookedBy: string | undefined;
    constructor(game: Game, init: EntityInit & DroppedItem);
    metadata(): readonly PacketFields[];
    restore(said: Readonly<Record<string, NbtTag | undefined>>): void;
    tick(): void;
}
