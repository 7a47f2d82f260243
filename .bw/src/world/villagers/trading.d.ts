import type { Tracked } from '../kernel/entities/entity.ts';
import type { Game } from '../kernel/game.ts';
import type { Player } from '../kernel/player/player.ts';
/** Opens the window of a villager who trades. Returns false if it does not trade (vanilla Villager.mobInteract). */
export declare function trade(game: Game, player: Player, target: Tracked): boolean;
