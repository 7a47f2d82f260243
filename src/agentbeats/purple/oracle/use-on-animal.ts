import type { Position } from '../../../core/position.ts'
import { giftsOf } from '../../../game/mobs/animals.ts'
import type { NameTest } from '../../../game/names.ts'
import { hotbarSlotOf, takeInHand } from './mine.ts'
import type { Course, Pilot } from './pilot.ts'
import { walkTo } from './walk.ts'

/** Maximum horizontal distance from which an animal can be reached (blocks). */
const RANGE = 2
/** Height above an animal's feet at which to aim (blocks). */
const BODY_HEIGHT = 0.7
const MAX_TRIES = 12
const PICK_UP_STEPS = 12

/**
 * Gets an item from an animal with a carried tool: wool with shears, milk with a bucket.
 * @param round number of the attempt: each targets the next animal, because a shorn one yields no more
 * @returns whether an attempt was made
 */
export function* useOnAnimal(pilot: Pilot, isWanted: NameTest, round: number): Course<boolean> {
  const gift = pilot.facts.semantic.seen.flatMap(({ name }) =>
    giftsOf(name).flatMap(({ tool, gives }) => {
      const slot = hotbarSlotOf(pilot, tool)
      return slot === undefined || !isWanted(gives.item) ? [] : { animal: name, slot }
    }),
  )[0]
  if (gift === undefined) return false
  yield* takeInHand(pilot, gift.slot)
  const places = () => pilot.facts.semantic.seen.find(({ name }) => name === gift.animal)?.nearest ?? []
  let last = places()[round % Math.max(1, places().length)]
  // animals have no names: the one being followed is the one nearest to its last position
  const where = (): Position | undefined => {
    last = last === undefined ? undefined : nearestTo(last, places())
    return last === undefined ? undefined : { x: last.x + 0.5, y: last.y + BODY_HEIGHT, z: last.z + 0.5 }
  }
  for (let i = 0; i < MAX_TRIES; i++) {
    if (!(yield* walkTo(pilot, where, RANGE))) return false
    const at = where()
    if (at === undefined) return false
    yield* pilot.look(at)
    if (pilot.facts.keys.crosshair?.entity !== gift.animal) continue
    yield* pilot.step(['use'])
    yield* pilot.step()
    yield* walkTo(pilot, () => at, PICK_UP_RANGE)
    yield* pilot.wait(PICK_UP_STEPS)
    return true
  }
  return false
}

const PICK_UP_RANGE = 0.5

const nearestTo = (from: Position, places: readonly Position[]): Position | undefined =>
  places.toSorted((a, b) => distance(from, a) - distance(from, b))[0]

const distance = (a: Position, b: Position): number => Math.hypot(a.x - b.x, a.y - b.y, a.z - b.z)
