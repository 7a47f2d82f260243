import type { Entity } from '../kernel/entities/entity.ts'
import type { Game } from '../kernel/game.ts'
import { createTree, isRoot, type Led, type Members, tieLed, withRiders } from '../persistence/entity-tree.ts'

/** The entities of a dimension; those of columns that are not loaded are listed separately. */
export interface EntitiesMoment {
  readonly active: readonly Members[]
  readonly parked: ReadonlyMap<string, readonly Members[]>
}

/** A dragon belongs to its fight, which continues. */
const STAYS = 'ender_dragon'

const saved = (entities: Iterable<Entity>): Members[] => [...entities].filter(isRoot).map(withRiders)

export const takeEntities = ({ entities, parked }: Game): EntitiesMoment => ({
  active: saved(entities.values()),
  parked: new Map(Array.from(parked, ([key, list]) => [key, saved(list)])),
})

/** Removes all entities and restores those of the snapshot. They have new ids, and their old UUIDs. */
export function restoreEntities(game: Game, { active, parked }: EntitiesMoment): void {
  for (const entity of [...game.entities.values()]) if (entity.kind !== STAYS) game.removeEntity(entity)
  game.parked.clear()
  const led: Led = []
  for (const members of active) for (const entity of createTree(game, members, led)) game.addEntity(entity)
  for (const [key, list] of parked)
    game.parked.set(
      key,
      list.flatMap((members) => createTree(game, members, led)),
    )
  tieLed(game, led)
}
