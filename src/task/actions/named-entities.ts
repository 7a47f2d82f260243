import { distance } from '../../core/position.ts'
import type { Hands } from './hands.ts'
import type { SeenEntity } from './seen.ts'

/** All entities of a kind, or the player with this name in lower case, nearest first. */
export function entitiesNamed(hands: Hands, name: string): SeenEntity[] {
  const here = hands.position()
  return hands
    .entities()
    .filter((entity) => entity.name === name || entity.username?.toLowerCase() === name)
    .sort((a, b) => distance(a.position, here) - distance(b.position, here))
}

/**
 * The nearest entity of a kind, or the player with this name in lower case.
 * @param isTaken whether a teammate follows an entity; other entities are preferred
 */
export function nearestNamed(
  hands: Hands,
  name: string,
  isTaken: (id: number) => boolean = () => false,
): SeenEntity | undefined {
  const named = entitiesNamed(hands, name)
  return named.find(({ id }) => !isTaken(id)) ?? named[0]
}
