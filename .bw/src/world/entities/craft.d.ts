import type { ItemStack } from '../items/stack.ts';
import { Entity, type Tracked } from '../kernel/entities/entity.ts';
import type { Game } from '../kernel/game.ts';
import { Player } from '../kernel/player/player.ts';
import type { PacketFields } from '../library/network.ts';
/** A boat or a cart: hits damage it, and it recovers a little in each tick. */
export declare abstract class Craft extends Entity {
    #private;
    readonly game: Game;
    /** The player who placed it, credited with what it catches. */
    owner: Player | undefined;
    metadata(): readonly PacketFields[];
    get isTarget(): boolean;
    tick(): void;
    struck(by: Tracked | undefined, amount: number): void;
    /** Ejects its riders and drops its item. */
    break(drops: boolean): void;
    protected drop(item: string): void;
    /** Names of the items that it drops. */
    protected abstract parts(): readonly string[];
    /** One tick of its movement. */
    protected abstract move(): void;
    protected scatter(stack: ItemStack): void;
}
/** Seats bodies that touch a craft, as long as there are free seats. Water animals and players are not caught. */
export declare function bodiesTouching(craft: Craft, reach: number): Generator<Tracked>;
