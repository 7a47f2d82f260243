import { type Vec } from '../geometry.ts';
import type { Tracked } from '../kernel/entities/entity.ts';
import type { Game } from '../kernel/game.ts';
import type { Player } from '../kernel/player/player.ts';
/** Uses the held item on a mob. Returns false if this does nothing. */
export declare function interactWithMob(game: Game, player: Player, target: Tracked, hand: number): boolean;
/** A spawn egg used on a block spawns a mob at the clicked side. Returns false if the item is not a spawn egg. */
export declare function hatch(game: Game, player: Player, packet: {
    hand: number;
    location: Vec;
    direction: number;
}): boolean;
