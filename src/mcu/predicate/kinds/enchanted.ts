import { namesTest } from '../../../game/names.ts'
import { enchant } from '../../../task/actions/enchant.ts'
import { findingOf, itemLacks } from '../../verify/goal-scene.ts'
import { countedKind } from '../counted.ts'
import { one } from '../deed.ts'
import { call, gainLevels, hasStation, obtain } from '../doings.ts'

const TABLE = ['enchanting_table']

/** Items that were enchanted at a table. */
export const enchanted = countedKind({
  id: 'enchanted',
  verb: 'enchant',
  names: { of: 'item' },
  decidedBy: 'deeds',
  uses: 'materials',
  ways: ({ of, count }, scene) =>
    hasStation(scene, TABLE)
      ? of.map((item) => [
          obtain(item, count),
          obtain('lapis_lazuli', count),
          ...gainLevels(scene),
          ...Array.from({ length: count }, () => call('enchantIt', { item }, `enchant the ${item}`)),
        ])
      : [],
  share: ({ of }, deed) => one(namesTest(of)(enchant.read(deed.call)?.item ?? '')),
  check: ({ of: [item = ''] }, scene) =>
    [...scene.supplies.station(TABLE), ...itemLacks(scene, ['lapis_lazuli', item])].map(findingOf),
})
