import { findingOf, itemLacks, mobLacks } from '../../verify/goal-scene.ts'
import { animalKind } from '../animals.ts'

/** Animals that were put on a lead. */
export const leashed = animalKind({
  id: 'leashed',
  verb: 'leash',
  animals: (count) => count,
  steps: (_animal, count) => [{ tool: 'lead', times: count }],
  check: ({ of }, scene) => [...mobLacks(scene, of, 1), ...itemLacks(scene, ['lead'])].map(findingOf),
})
