import type { Tracked } from '../kernel/entities/entity.ts';
import type { Game } from '../kernel/game.ts';
import type { Player } from '../kernel/player/player.ts';
/** A player's hit. */
export interface Blow {
    /** Half hearts. */
    readonly damage: number;
    /** Share of a full swing, 0 to 1. */
    readonly charge: number;
    readonly isFull: boolean;
    readonly isCritical: boolean;
    /** Whether it is a blow with a falling mace. */
    readonly isSmash: boolean;
    /** Share of the victim's armour that is ignored. */
    readonly breach: number;
}
/** The blow that a player would deal now with the held item (vanilla Player.attack); an early swing does less damage. */
export declare function blowOf(game: Game, player: Player, target: Tracked): Blow;
