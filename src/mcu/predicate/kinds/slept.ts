import { z } from 'zod'
import { count as counted } from '../../../core/count.ts'
import { namesTest } from '../../../game/names.ts'
import { sleep } from '../../../task/actions/sleep.ts'
import type { Operation } from '../../setup/operation.ts'
import { findingOf, type GoalFinding } from '../../verify/goal-scene.ts'
import { one } from '../deed.ts'
import { counterGauge } from '../gauge.ts'
import { definePredicateKind } from '../kind.ts'
import { countSchema } from '../leaf.ts'

const STATISTIC = 'sleep_in_bed'
const isBed = namesTest(['*_bed'])
/** Ticks of a day, and the time of day when no command sets it. */
const DAY = 24_000
const NOON = 6000
/** Times of day between which beds can be used in clear weather (vanilla). */
const NIGHT = { begins: 12_542, ends: 23_459 } as const

/** Nights in a bed. */
export const slept = definePredicateKind({
  id: 'slept',
  schema: z.strictObject({ kind: z.literal('slept'), count: countSchema }),
  decidedBy: 'statistics',
  recording: () => ({ custom: [STATISTIC] }),
  gauge: ({ count }, start) => counterGauge(start, { category: 'custom', names: [STATISTIC], amount: count }),
  inWords: ({ count }) => (count === 1 ? 'sleep in a bed' : `sleep in a bed ${counted(count, 'time')}`),
  ways: () => [[{ do: 'call', name: 'sleep', args: {}, description: 'sleep in a bed' }]],
  share: (_leaf, { call }) => one(sleep.read(call) !== undefined),
  check(_leaf, { operations, supplies }) {
    const hasBed =
      supplies.standing(isBed) > 0 ||
      operations.some((operation) => operation.kind === 'give' && isBed(operation.item))
    const bed = findingOf({ type: 'missing_ingredient', what: 'a bed', have: 0, need: 1 })
    return [...(hasBed ? [] : [bed]), ...timeFindings(operations)]
  },
})

function timeFindings(operations: readonly Operation[]): GoalFinding[] {
  const last = operations.findLast(({ kind }) => kind === 'time')
  const ticks = last?.kind === 'time' ? last.ticks % DAY : NOON
  const isNight = ticks >= NIGHT.begins && ticks <= NIGHT.ends
  const storms = operations.some((each) => each.kind === 'weather' && each.weather === 'thunder')
  if (isNight || storms) return []
  return [{ type: 'bad_time', message: 'sleeping by day is impossible: set the time to 13000, for example' }]
}
