import { findingOf, itemLacks, mobLacks } from '../../verify/goal-scene.ts'
import { countedKind } from '../counted.ts'

/** Mobs that were caught on a fishing rod. */
export const hooked = countedKind({
  id: 'hooked',
  verb: 'hook',
  names: { of: 'mob' },
  decidedBy: 'deeds',
  check: ({ of }, scene) => [...mobLacks(scene, of, 1), ...itemLacks(scene, ['fishing_rod'])].map(findingOf),
})
