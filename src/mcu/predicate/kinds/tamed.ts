import { TAMED } from '../../atoms/tables.ts'
import { findingOf, itemLacks, mobLacks } from '../../verify/goal-scene.ts'
import { animalKind } from '../animals.ts'

/** Maximum number of meals given to an animal that is tamed by chance. */
const MEALS: Readonly<Record<string, number>> = { wolf: 20, cat: 20, parrot: 60 }

/** Animals that were tamed. */
export const tamed = animalKind({
  id: 'tamed',
  verb: 'tame',
  animals: (count) => count,
  steps(animal, count) {
    const food = TAMED[animal]
    const meals = MEALS[animal]
    return food === undefined || meals === undefined ? [] : [{ tool: food, times: meals * count }]
  },
  check({ of }, scene) {
    const food = TAMED[of[0] ?? '']
    return [...mobLacks(scene, of, 1), ...itemLacks(scene, food === undefined ? [] : [food])].map(findingOf)
  },
})
