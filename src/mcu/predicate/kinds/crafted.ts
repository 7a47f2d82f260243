import { namesTest } from '../../../game/names.ts'
import { checkAny, giftIn } from '../../verify/goal-scene.ts'
import { countedKind } from '../counted.ts'
import { itemsObtained } from '../deed.ts'
import { itemsNamed } from '../obtained.ts'

/** Items that were crafted or smelted (statistic `crafted`). */
export const crafted = countedKind({
  id: 'crafted',
  verb: 'craft',
  names: { of: 'item' },
  decidedBy: 'statistics',
  uses: 'materials',
  reward: { event: 'craft_item', growsByOne: false },
  ways: ({ of, count }, scene) => itemsNamed(of, scene).map((item) => [{ do: 'make', item, count }]),
  share: ({ of }, deed) => (deed.role === 'makes' ? itemsObtained(deed, namesTest(of)) : 0),
  check: ({ of, count }, { supplies }) =>
    checkAny(of, (item) => {
      const lacks = supplies.make(item, count)
      // Products can be used for other parts of the goal.
      if (lacks.length === 0) supplies.add(item, count)
      return lacks
    }),
  given({ of }, scene) {
    const test = namesTest(of)
    return giftIn(scene, (item) => test(item) && !scene.ingredients.has(item))
  },
})
