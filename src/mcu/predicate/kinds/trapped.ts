import { findingOf, itemLacks, mobLacks } from '../../verify/goal-scene.ts'
import { countedKind } from '../counted.ts'

/** Mobs that were caught in a boat or minecart. */
export const trapped = countedKind({
  id: 'trapped',
  verb: 'trap',
  names: { of: 'mob' },
  decidedBy: 'deeds',
  check: ({ of }, scene) => [...mobLacks(scene, of, 1), ...itemLacks(scene, ['oak_boat'])].map(findingOf),
})
