import { BRED, TAMED } from '../../atoms/tables.ts'
import { findingOf, itemLacks, mobLacks } from '../../verify/goal-scene.ts'
import { animalKind } from '../animals.ts'

/** A pair of parents, each of which is fed. */
const PARENTS = 2

/** Animals that were bred. */
export const bred = animalKind({
  id: 'bred',
  verb: 'breed',
  animals: () => PARENTS,
  steps(animal, count) {
    const food = BRED[animal]
    // Animals that can be tamed must be tame to breed, and parents breed only once.
    return food === undefined || animal in TAMED || count > 1 ? [] : [{ tool: food, times: PARENTS }]
  },
  check({ of }, scene) {
    const food = BRED[of[0] ?? '']
    const meals = food === undefined ? [] : Array.from({ length: PARENTS }, () => food)
    return [...mobLacks(scene, of, PARENTS), ...itemLacks(scene, meals)].map(findingOf)
  },
})
