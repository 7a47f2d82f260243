import type { Game } from '../kernel/game.ts';
import { type Members } from '../persistence/entity-tree.ts';
/** The entities of a dimension; those of columns that are not loaded are listed separately. */
export interface EntitiesMoment {
    readonly active: readonly Members[];
    readonly parked: ReadonlyMap<string, readonly Members[]>;
}
export declare const takeEntities: ({ entities, parked }: Game) => EntitiesMoment;
/** Removes all entities and restores those of the snapshot. They have new ids, and their old UUIDs. */
export declare function restoreEntities(game: Game, { active, parked }: EntitiesMoment): void;
