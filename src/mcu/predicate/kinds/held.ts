import { z } from 'zod'
import { namesTest } from '../../../game/names.ts'
import { giftIn } from '../../verify/goal-scene.ts'
import { itemsObtained } from '../deed.ts'
import { share } from '../gauge.ts'
import { definePredicateKind } from '../kind.ts'
import { countSchema } from '../leaf.ts'
import { inWords, namesSchema } from '../names.ts'
import { checkObtainable, obtainingWays } from '../obtained.ts'

/** Items that the team carries at the same time. */
export const held = definePredicateKind({
  id: 'held',
  schema: z.strictObject({ kind: z.literal('held'), of: namesSchema, count: countSchema }),
  isState: true,
  decidedBy: 'items',
  names: { of: 'item' },
  gauge({ of, count }) {
    const test = namesTest(of)
    return (state) => share(state.held(test), count)
  },
  inWords: ({ of, count }) => `carry ${count} ${inWords(of)}`,
  ways: obtainingWays,
  share: ({ of }, deed) => itemsObtained(deed, namesTest(of)),
  check: checkObtainable,
  given({ of, count }, scene) {
    const test = namesTest(of)
    return giftIn(
      scene,
      (item) => test(item) && !scene.ingredients.has(item) && scene.start.carries(item) >= count,
    )
  },
})
