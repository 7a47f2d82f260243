import type { Game } from '../kernel/game.ts';
import type { Player } from '../kernel/player/player.ts';
/** Makes an item unusable for some ticks; the client shows it (vanilla ItemCooldowns). */
export declare function coolDown(game: Game, player: Player, item: string, ticks: number): void;
export declare const isCooling: (game: Game, player: Player, item: string) => boolean;
