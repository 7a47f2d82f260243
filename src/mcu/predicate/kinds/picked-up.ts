import { namesTest } from '../../../game/names.ts'
import { giftIn } from '../../verify/goal-scene.ts'
import { countedKind } from '../counted.ts'
import { itemsObtained } from '../deed.ts'
import { call, obtain } from '../doings.ts'
import { checkObtainable, itemsNamed } from '../obtained.ts'
import type { Way } from '../way.ts'

/** Items that were picked up from the ground (statistic `picked_up`). */
export const pickedUp = countedKind({
  id: 'picked_up',
  verb: 'pick up',
  names: { of: 'item' },
  decidedBy: 'statistics',
  reward: { event: 'pickup', growsByOne: false },
  // Neither initial items nor what comes out of a furnace or a grid have been picked up.
  ways: ({ of, count }, scene) =>
    itemsNamed(of, scene).flatMap((item): Way[] => [
      [{ do: 'collect', item, count }],
      [
        obtain(item, count),
        call('dropAndPickUp', { item, amount: count }, `throw ${count} ${item} down and pick it up`),
      ],
    ]),
  share: ({ of }, deed) => itemsObtained(deed, namesTest(of)),
  // Items that were picked up can be used for other parts of the goal.
  check: (leaf, scene) => checkObtainable(leaf, { ...scene, supplies: scene.whole() }),
  given({ of }, scene) {
    const test = namesTest(of)
    return giftIn(scene, (item) => test(item) && !scene.ingredients.has(item))
  },
})
