import type { Vec } from '../geometry.ts';
import type { ItemStack } from '../items/stack.ts';
import { Entity } from '../kernel/entities/entity.ts';
import type { Game } from '../kernel/game.ts';
import { type NbtTag } from '../library/nbt.ts';
import type { PacketFields } from '../library/network.ts';
/** The cloud of a lingering potion (vanilla AreaEffectCloud). */
export declare class PotionCloud extends Entity {
    #private;
    readonly game: Game;
    constructor(game: Game, position: Vec, item: ItemStack);
    metadata(): readonly PacketFields[];
    saved(): Record<string, NbtTag>;
    restore(said: Readonly<Record<string, NbtTag | undefined>>): void;
    tick(): void;
}
