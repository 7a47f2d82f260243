import { z } from 'zod'
import { namesTest } from '../../../game/names.ts'
import { absent, findingOf } from '../../verify/goal-scene.ts'
import { one } from '../deed.ts'
import { share } from '../gauge.ts'
import { definePredicateKind } from '../kind.ts'
import { countSchema } from '../leaf.ts'
import { inWords, namesSchema } from '../names.ts'
import { mayHold, needsHeld } from '../obey.ts'

/**
 * Blocks that were dug away, whether they dropped anything or not: the statistic `mined` only counts blocks with drops (vanilla).
 */
export const gone = definePredicateKind({
  id: 'gone',
  schema: z.strictObject({ kind: z.literal('gone'), of: namesSchema, count: countSchema }),
  decidedBy: 'blocks',
  names: { of: 'block' },
  targets: ({ of }) => of,
  gauge({ of, count }, start) {
    const test = namesTest(of)
    const before = start.gone(test)
    return (state) => share(state.gone(test) - before, count)
  },
  inWords: ({ of, count }) => `dig away ${count} ${inWords(of)}`,
  ways({ of, count }, { blocks, carried, terms }) {
    const test = namesTest(of)
    const targets = blocks.filter(({ block }) => test(block.name)).slice(0, count)
    const tool = [...carried.keys()].find((item) => needsHeld({ terms }) && mayHold({ terms }, item))
    if (targets.length < count || (needsHeld({ terms }) && tool === undefined)) return []
    return [[{ do: 'dig', blocks: targets, exactly: tool ?? 'hand', discard: true }]]
  },
  share: ({ of }, { role, block }) => one(role === 'digs' && namesTest(of)(block ?? '')),
  check({ of, count }, { supplies }) {
    const standing = supplies.standing(namesTest(of))
    return standing < count ? [findingOf(absent(of.join(' or '), standing, count))] : []
  },
})
