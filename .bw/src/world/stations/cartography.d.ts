import { type Vec } from '../geometry.ts';
import type { Game } from '../kernel/game.ts';
import type { Player } from '../kernel/player/player.ts';
/** Opens a cartography table: paper widens a map, an empty map copies it, a pane of glass locks it. */
export declare function openCartographyTable(game: Game, player: Player, p: Vec): true;
