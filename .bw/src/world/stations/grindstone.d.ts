import { type Vec } from '../geometry.ts';
import type { Game } from '../kernel/game.ts';
import type { Player } from '../kernel/player/player.ts';
/** Opens a grindstone: it removes enchantments, except curses, and merges two items of a kind. */
export declare function openGrindstone(game: Game, player: Player, p: Vec): true;
