import type { Vec } from '../geometry.ts';
import type { Game } from '../kernel/game.ts';
import type { Player } from '../kernel/player/player.ts';
/** Opens a smithing table: gear and an ingot up to 1.19; since 1.20 also a template, in front of them. */
export declare function openSmithingTable(game: Game, player: Player, p: Vec): true;
