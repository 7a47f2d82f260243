import { expect, it } from 'vitest'
import type { Scorecard } from '../../judger/metrics/scorecard.ts'
import { scorecardTable } from './scorecard-table.ts'

const bases = { union: 1, sum: 1, max: 1, elapsed: 1 }
const card: Scorecard = {
  schema: 1,
  task: 'pit',
  outcome: 'success',
  reason: '1 of 1 block stands',
  n: 1,
  completionRate: { value: 1, done: 1, of: 1 },
  time: bases,
  thinking: { latency: 'none', planning: 0, agents: 0 },
  efficiency: { paper: bases, villager: 1 },
  balance: { even: 1, paper: 1, villager: 1, minMax: 1 },
  complexity: 1,
  maxActionTime: 1,
  agents: [],
  reflection: { judged: 1, falseDone: 0, falseFailed: 0 },
  model: { calls: {}, inputTokens: 0, outputTokens: 0 },
  metrics: { depth: 4, old: 2 },
}
const metric = (id: string, better?: 'lower') => ({
  id,
  title: `greatest ${id}`,
  unit: 'm',
  ...(better === undefined ? {} : { better }),
  compute: () => 0,
})

it('shows metrics of plug-ins with title, unit and direction, also without a value or a definition', () => {
  const text = scorecardTable(card, [metric('depth', 'lower'), metric('width')])
  expect(text).toMatch(/greatest depth +│ 4 m +│ of a plug-in; lower is better/)
  expect(text).toMatch(/greatest width +│ – +│ of a plug-in/)
  expect(text).toMatch(/old +│ 2 +│ of a plug-in/)
  expect(text).toContain('1 of 1 block, name and orientation')
})

it('says how many questions got no usable reply, and why', () => {
  const model = { calls: { act: 3 }, failed: { model_refusal: 2 }, inputTokens: 30, outputTokens: 6 }
  expect(scorecardTable({ ...card, model })).toMatch(
    /model calls +│ 3 +│ 30 tokens in, 6 out; 2 failed: model_refusal/,
  )
})

it('fits 80 columns', () => {
  const text = scorecardTable(card, [metric('depth', 'lower')], { width: 80, all: false })
  expect(Math.max(...text.split('\n').map((line) => [...line].length))).toBeLessThanOrEqual(80)
  expect(text).toContain('0: one agent does all; paper')
})
