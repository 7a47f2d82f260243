import type { Vec } from '../geometry.ts';
import type { EntityInit } from '../kernel/entities/entity.ts';
import type { Game } from '../kernel/game.ts';
import { Player } from '../kernel/player/player.ts';
import { type NbtTag } from '../library/nbt.ts';
import { Craft } from './craft.ts';
/** A minecart, empty or with something in it (vanilla AbstractMinecart). */
export declare class Minecart extends Craft {
    #private;
    constructor(game: Game, init: EntityInit);
    get seats(): number;
    get seatHeight(): number;
    saved(): Record<string, NbtTag>;
    restore(said: Readonly<Record<string, NbtTag | undefined>>): void;
    use(player: Player, hand: number): boolean;
    break(drops: boolean): void;
    protected parts(): readonly string[];
    protected move(): void;
}
/** A minecart for an item on rails, not yet in the world. */
export declare function cartOn(game: Game, item: string, rail: Vec): Minecart;
