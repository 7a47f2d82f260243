import type { Game } from '../kernel/game.ts';
import type { Player } from '../kernel/player/player.ts';
/** One tick of hunger: exhaustion uses up saturation and food, food heals, starving hurts. */
export declare function tickHunger(game: Game, player: Player): void;
