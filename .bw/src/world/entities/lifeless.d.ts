import type { Vec } from '../geometry.ts';
import { Entity } from '../kernel/entities/entity.ts';
import type { Game } from '../kernel/game.ts';
/** Creates an entity without life by its kind, not yet in the world; null for kinds that this server does not support. */
export declare function createLifeless(game: Game, kind: string, position: Vec): Entity | null;
