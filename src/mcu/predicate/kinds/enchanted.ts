import { findingOf, itemLacks } from '../../verify/goal-scene.ts'
import { countedKind } from '../counted.ts'

/** Items that were enchanted at a table. */
export const enchanted = countedKind({
  id: 'enchanted',
  verb: 'enchant',
  names: { of: 'item' },
  decidedBy: 'deeds',
  uses: 'materials',
  check: ({ of: [item = ''] }, scene) =>
    [...scene.supplies.station(['enchanting_table']), ...itemLacks(scene, ['lapis_lazuli', item])].map(
      findingOf,
    ),
})
