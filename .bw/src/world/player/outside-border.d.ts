import type { Game } from '../kernel/game.ts';
import type { Player } from '../kernel/player/player.ts';
/** Hurts a player who is farther outside the border than it allows (vanilla LivingEntity.baseTick). */
export declare function tickBorder(game: Game, player: Player): void;
