import { z } from 'zod'
import { BUCKET_FILLS } from '../../../game/items/bucket-fills.ts'
import { namesTest } from '../../../game/names.ts'
import { tuple } from '../../../question/expert/functions.ts'
import { giftIn } from '../../verify/goal-scene.ts'
import { itemsObtained } from '../deed.ts'
import { call, obtain } from '../doings.ts'
import { share } from '../gauge.ts'
import { definePredicateKind } from '../kind.ts'
import { countSchema } from '../leaf.ts'
import { inWords, namesSchema } from '../names.ts'
import { checkObtainable, obtainingWays } from '../obtained.ts'
import type { PlanScene, Way } from '../way.ts'

/** Fills a carried bucket with a liquid from the scene. */
function fillingWays(of: readonly string[], { carried, ground }: PlanScene): Way[] {
  return of.flatMap((item) => {
    const source = ground.find(({ block }) => block.name === BUCKET_FILLS[item])
    if (source === undefined || !carried.has('bucket') || carried.has(item)) return []
    const pos = tuple(source.position)
    return [
      [
        obtain('bucket'),
        call('useToolOn', { tool: 'bucket', pos }, `fill the bucket with ${source.block.name}`),
      ],
    ]
  })
}

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
  ways: (leaf, scene) => [...fillingWays(leaf.of, scene), ...obtainingWays(leaf, scene)],
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
