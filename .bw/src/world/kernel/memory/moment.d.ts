import type { Entity } from '../entities/entity.ts';
import type { Game } from '../game.ts';
import type { Moment } from './fields.ts';
/** The moment at which an entity is saved or read. */
export declare const momentOf: (game: Game, entity: Entity) => Moment;
