import type { Tracked } from '../kernel/entities/entity.ts';
import type { Game } from '../kernel/game.ts';
/** Applies effects at a body's death (vanilla since 1.20.5): it leaves cobwebs, slimes or a gust of wind. */
export declare function afterDeath(game: Game, victim: Tracked): void;
