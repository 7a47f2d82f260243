import type { Game } from '../kernel/game.ts';
import type { Player } from '../kernel/player/player.ts';
/**
 * Freezes still water around the feet of a player whose boots have Frost Walker (vanilla FrostWalkerEnchantment.onEntityMoved).
 */
export declare function freezeAround(game: Game, player: Player): void;
