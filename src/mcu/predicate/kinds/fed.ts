import { BRED, TAMED } from '../../atoms/tables.ts'
import { findingOf, itemLacks, mobLacks } from '../../verify/goal-scene.ts'
import { animalKind } from '../animals.ts'

const foodOf = (animal: string): string | undefined => BRED[animal] ?? TAMED[animal]

/** Animals that took food from an agent, regardless of the effect. */
export const fed = animalKind({
  id: 'fed',
  verb: 'feed',
  animals: (count) => count,
  steps(animal, count) {
    const food = foodOf(animal)
    return food === undefined ? [] : [{ tool: food, times: count }]
  },
  check({ of }, scene) {
    const food = foodOf(of[0] ?? '')
    return [...mobLacks(scene, of, 1), ...itemLacks(scene, food === undefined ? [] : [food])].map(findingOf)
  },
})
