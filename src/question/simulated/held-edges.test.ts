import { describe, expect, it } from 'vitest'
import { edgeKey } from '../../graph/edge-key.ts'
import { columnTasks } from '../../planner/causal/calibration/columns.ts'
import { knowledge } from '../../scenario/testing.ts'
import { diceOf } from './dice.ts'
import { heldEdges } from './held-edges.ts'
import { type Rates, ratesSchema } from './profile.ts'

const [{ task, subtasks }] = columnTasks(1) as [ReturnType<typeof columnTasks>[number]]
const ids = subtasks.map(({ id }) => id)
const none = ratesSchema.parse(
  Object.fromEntries(Object.keys(ratesSchema.shape).map((name) => [name, 0])),
) as Rates

const held = (
  asked: readonly number[],
  among: readonly number[],
  rates: Partial<Rates>,
  of = '',
  rules = 1,
) =>
  heldEdges(
    {
      task,
      subtasks,
      asked,
      among,
      rules: Array.from({ length: rules }, () => ({ id: 'support', text: '' })),
    },
    { rates: { ...none, ...rates }, dice: diceOf(1), of, knowledge },
  ).map(edgeKey)

const PAIRS = ids.flatMap((first, index) => ids.slice(index + 1).map((second) => [first, second]))

describe('what a simulated model holds', () => {
  it('is the same whether it is asked about all subtasks or two at a time', () => {
    const rates = { missed: 0.2, invented: 0.5, misapplied: 0.3 }
    const inPairs = PAIRS.flatMap((pair) => held(pair, pair, rates))
    expect([...new Set(inPairs)].sort()).toEqual(held(ids, ids, rates).sort())
  })

  it('is made up as often in questions about two subtasks as in one about all', () => {
    const rates = { unstable: 0.5 }
    const truth = new Set(held(ids, ids, {}))
    const wrong = (keys: readonly string[]) => keys.filter((key) => !truth.has(key)).length
    const SAMPLES = 30
    const samples = Array.from({ length: SAMPLES }, (_, index) => `${index}`)
    const whole = samples.reduce((sum, of) => sum + wrong(held(ids, ids, rates, of)), 0)
    const pairs = samples.reduce(
      (sum, of) =>
        sum + PAIRS.reduce((count, pair) => count + wrong(held(pair, pair, rates, `${of} ${pair}`)), 0),
      0,
    )
    expect(pairs / whole).toBeGreaterThan(0.75)
    expect(pairs / whole).toBeLessThan(1.33)
  })

  it('lacks rules that it does not recall, unless they are stated', () => {
    const rates = { unrecalled: 1 }
    expect(held(ids, ids, rates)).toEqual(held(ids, ids, {}))
    expect(held(ids, ids, rates, '', 0)).toEqual([])
  })
})
