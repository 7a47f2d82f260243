import { type Tracked } from '../kernel/entities/entity.ts';
import type { Game } from '../kernel/game.ts';
import type { Player } from '../kernel/player/player.ts';
/** Called after a mace blow: the fall is broken, others are pushed, and Wind Burst throws the player up again. */
export declare function afterSmash(game: Game, player: Player, victim: Tracked): void;
