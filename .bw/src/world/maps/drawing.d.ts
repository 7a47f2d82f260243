import type { Game } from '../kernel/game.ts';
import type { Player } from '../kernel/player/player.ts';
import { type MapData } from './maps.ts';
/** Draws a player's surroundings on a map, one part per tick (vanilla MapItem.update). */
export declare function draw(game: Game, player: Player, map: MapData): void;
