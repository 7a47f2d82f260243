import { type Game } from '../kernel/game.ts';
import type { Player } from '../kernel/player/player.ts';
/** Draws a player's held maps, and sends updates of all carried ones (vanilla ServerPlayer.doTick). */
export declare function tickMaps(game: Game, player: Player): void;
/**
 * Shows framed maps to players who see the frames, and marks the frames' positions on the maps (vanilla
 * ServerEntity.sendChanges).
 */
export declare function tickFramedMaps(game: Game): void;
