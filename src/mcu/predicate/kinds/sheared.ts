import { findingOf, mobLacks } from '../../verify/goal-scene.ts'
import { animalKind } from '../animals.ts'

/** Animals that were shorn. */
export const sheared = animalKind({
  id: 'sheared',
  verb: 'shear',
  animals: (count) => count,
  steps: (_animal, count) => [{ tool: 'shears', times: count }],
  check: ({ of }, scene) =>
    [...mobLacks(scene, of, 1), ...scene.supplies.tool(['shears'], of[0] ?? '')].map(findingOf),
})
