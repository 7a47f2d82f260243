import { namesTest } from '../../../game/names.ts'
import { checkAny } from '../../verify/goal-scene.ts'
import { countedKind } from '../counted.ts'
import { one } from '../deed.ts'
import { placingWays, toolWays } from '../tool-use.ts'

/** Items that were used: tools by what they do, blocks by being placed (statistic `used`). */
export const used = countedKind({
  id: 'used',
  verb: 'use',
  names: { of: 'item' },
  decidedBy: 'statistics',
  uses: 'materials',
  reward: { event: 'use_item', growsByOne: true },
  ways: ({ of, count }, scene) => [
    ...placingWays(of, count, scene),
    ...of.flatMap((tool) => toolWays({ tool }, scene)),
  ],
  share({ of }, { places, role, held }) {
    const test = namesTest(of)
    return one(test(places ?? '') || (['uses', 'digs', 'hunts'].includes(role) && test(held ?? '')))
  },
  check: ({ of }, { supplies }) => checkAny(of, (item) => supplies.take(item, 1)),
})
