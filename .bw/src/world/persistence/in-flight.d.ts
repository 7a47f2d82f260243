import type { Vec } from '../geometry.ts';
import type { Entity } from '../kernel/entities/entity.ts';
import type { Game } from '../kernel/game.ts';
/** Whether entities of a kind fly, fall or are about to explode, and are saved. */
export declare const isInFlight: (kind: string) => boolean;
/** Creates such an entity, not yet in the world, with its default state; null for other kinds. */
export declare function createInFlight(game: Game, kind: string, position: Vec): Entity | null;
