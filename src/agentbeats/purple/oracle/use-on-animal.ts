import type { Position } from '../../../core/position.ts'
import { giftsOf } from '../../../game/mobs/animals.ts'
import type { NameTest } from '../../../game/names.ts'
import { hotbarSlotOf, takeInHand } from './mine.ts'
import type { Course, Pilot } from './pilot.ts'
import { walkTo } from './walk.ts'

/** Distance from which an animal is reached, in the horizontal (blocks). */
const RANGE = 2
/** Where an animal is aimed at, above its feet (blocks). */
const BODY_HEIGHT = 0.7
const MAX_TRIES = 12
const PICK_UP_STEPS = 12

/** Gets an item from an animal with a tool that is carried: wool with shears, milk with a bucket. @returns whether it was tried */
export function* useOnAnimal(pilot: Pilot, isWanted: NameTest): Course<boolean> {
  const gift = pilot.facts.semantic.seen.flatMap(({ name }) =>
    giftsOf(name).flatMap(({ tool, gives }) => {
      const slot = hotbarSlotOf(pilot, tool)
      return slot === undefined || !isWanted(gives.item) ? [] : { animal: name, slot }
    }),
  )[0]
  if (gift === undefined) return false
  yield* takeInHand(pilot, gift.slot)
  const where = (): Position | undefined => {
    const place = pilot.facts.semantic.seen.find(({ name }) => name === gift.animal)?.nearest[0]
    return place === undefined ? undefined : { x: place.x + 0.5, y: place.y + BODY_HEIGHT, z: place.z + 0.5 }
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
