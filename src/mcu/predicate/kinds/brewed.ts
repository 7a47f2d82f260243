import { findingOf, itemLacks } from '../../verify/goal-scene.ts'
import { countedKind } from '../counted.ts'

/** Potions that were taken out of a brewing stand. */
export const brewed = countedKind({
  id: 'brewed',
  verb: 'brew',
  names: { of: 'potion' },
  decidedBy: 'deeds',
  uses: 'materials',
  check: (_leaf, scene) =>
    [...scene.supplies.station(['brewing_stand']), ...itemLacks(scene, ['blaze_powder'])].map(findingOf),
})
