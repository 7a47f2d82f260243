import { findingOf, mobLacks } from '../../verify/goal-scene.ts'
import { countedKind } from '../counted.ts'

/** Animals that got another colour. */
export const dyed = countedKind({
  id: 'dyed',
  verb: 'dye',
  names: { of: 'mob' },
  decidedBy: 'deeds',
  check: ({ of, count }, scene) => mobLacks(scene, of, count).map(findingOf),
})
