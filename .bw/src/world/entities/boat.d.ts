import { type Vec } from '../geometry.ts';
import type { EntityInit } from '../kernel/entities/entity.ts';
import type { Game } from '../kernel/game.ts';
import { Player } from '../kernel/player/player.ts';
import { type NbtTag } from '../library/nbt.ts';
import type { PacketFields } from '../library/network.ts';
import { Craft } from './craft.ts';
/** A boat (vanilla Boat). The client of the rowing player moves it; without a rower it catches entities that touch it. */
export declare class Boat extends Craft {
    #private;
    wood: string;
    constructor(game: Game, init: EntityInit & {
        wood?: string;
    });
    metadata(): readonly PacketFields[];
    saved(): Record<string, NbtTag>;
    restore(said: Readonly<Record<string, NbtTag | undefined>>): void;
    get seats(): number;
    get seatHeight(): number;
    /** Boards the boat; sneaking players, and those for whom there is no seat, open the chest of a boat that has one. */
    use(player: Player): boolean;
    protected parts(): readonly string[];
    protected move(): void;
}
/** The boat for an item, not yet in the world. Until 1.21.1, all woods are one kind of entity. */
export declare function boatOf(game: Game, item: string, position: Vec): Boat;
