import type { Game } from '../../kernel/game.ts';
/** Distance to the nearest player beyond which mobs despawn at once, and within which they stay, in blocks (vanilla). */
export declare const DESPAWN_DISTANCE = 128;
/** Despawns monsters far from all players (vanilla Mob.checkDespawn); animals and persistent mobs stay. */
export declare function despawn(game: Game): void;
