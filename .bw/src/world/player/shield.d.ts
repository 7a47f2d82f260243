import { type Vec } from '../geometry.ts';
import type { Tracked } from '../kernel/entities/entity.ts';
import type { Game } from '../kernel/game.ts';
import { Player } from '../kernel/player/player.ts';
interface Attack {
    readonly position?: Vec;
    readonly by?: Tracked;
}
/** Whether a raised shield blocks a hit from the front (vanilla LivingEntity.isDamageSourceBlocked). */
export declare function blockWithShield(game: Game, player: Player, amount: number, from: Attack): boolean;
export {};
