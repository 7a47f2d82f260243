import { describe, expect, it } from 'vitest'
import { dependency, subtask } from '../../graph/testing.ts'
import type { Plan } from '../../planner/plan.ts'
import { evidenceTable, layersTable, planSummary } from './plan-table.ts'

type Evidence = NonNullable<Plan['dependencies'][number]['evidence']>

const evidence: Evidence = {
  control: { stood: 2, asked: 2 },
  paraphrase: { stood: 1, asked: 2 },
  sham: { stood: 3, asked: 3 },
  contradicted: { stood: 1, asked: 4 },
  others: { stood: 4, asked: 4 },
  named: ['support'],
  effect: { mean: 0.75, low: 0.0321, high: 0.951 },
  p: 0.00002,
  sensitivity: 0.829,
}

const plan: Plan = {
  task: 'hut',
  planner: 'causal',
  model: 'expert',
  functions: [],
  subtasks: [
    { ...subtask(1), description: 'place 4 stone bricks at (0, 0, 0), (0, 1, 0)' },
    { ...subtask(2), description: 'place 1 oak door' },
    { ...subtask(3), description: 'say \u001b[31mred' },
  ],
  dependencies: [{ ...dependency(1, 2, ['support', 'reach']), evidence }],
  dropped: [
    {
      dependency: dependency(2, 3),
      why: 'no_causal_effect',
      sentence: 'So it is.',
      evidence: { ...evidence, effect: null, p: 0.25, sensitivity: undefined },
    },
    { dependency: dependency(1, 3), why: 'implied', sentence: 'So it is.' },
  ],
  isolated: [3],
  refinement: {
    decision: 'tested',
    samples: 3,
    level: 0.05,
    rules: ['support'],
    falls: {
      control: { fell: 0, asked: 8 },
      paraphrase: { fell: 2, asked: 6 },
      sham: { fell: 1, asked: 26 },
    },
    questions: { control: 3, paraphrase: 2, sham: 2, intervention: 4 },
    unanswered: 0,
  },
  modelCalls: {},
}

/** The cells of each row, without the frame. */
const rows = (table: string): string[][] =>
  table
    .split('\n')
    .filter((line) => line.startsWith('│'))
    .map((line) =>
      line
        .split('│')
        .slice(1, -1)
        .map((text) => text.trim()),
    )

describe('a plan at the terminal', () => {
  it('shows the subtasks by layers, with what they wait for', () => {
    expect(rows(layersTable(plan))).toEqual([
      ['layer', '#', 'subtask', 'waits for'],
      ['1', '1', 'place 4 stone bricks', ''],
      ['1', '3', 'say \ufffd[31mred', ''],
      ['2', '2', 'place 1 oak door', '#1'],
    ])
  })

  it('shows what became of every edge, with the answers that decided', () => {
    expect(rows(evidenceTable(plan)).slice(1)).toEqual([
      ['1→2', 'kept', 'support, reach', '3/4', '1/4', '4/4', '3/3', '0.75 [0.03, 0.95]', '<0.0001', '83 %'],
      ['2→3', 'no causal effect', '', '3/4', '1/4', '4/4', '3/3', '–', '0.2500', '–'],
      ['1→3', 'implied', '', '', '', '', '', '', '', ''],
    ])
  })

  it('sums up in a few lines', () => {
    expect(planSummary(plan).split('\n')).toEqual([
      '3 subtasks, 1 dependency, 2 layers; the longest chain has 2: #1 → #2',
      '11 questions about dependencies (3 under the rules, 2 in other words, 2 with shams contradicted, 4 interventions), decided tested',
      'edges left out although no rule was contradicted: 0 of 8 with nothing changed, 2 of 6 in other words, 1 of 26 with shams contradicted',
      'connected to nothing: #3',
    ])
  })

  it('says what the plan shows of the model, what it could not notice, and why it was not refined', () => {
    const { refinement } = plan
    if (refinement === undefined) throw new Error('It was refined.')
    const summary = planSummary({
      ...plan,
      refinement: {
        ...refinement,
        doubt: { why: 'ignores_contradictions', reason: 'It ignores contradictions.' },
        check: {
          controls: { subtasks: 4, named: 3, certified: 0, misappliedAtMost: 0.632 },
          loss: { steady: 12, givenUp: 12, expected: 0.1, p: 0 },
          partial: { own: 2, n: 5, evidence: 0.4 },
          obedience: { fell: 0, asked: 0 },
        },
      },
    })
    expect(summary).toContain('NOT REFINED, the graph is as predicted (ignores_contradictions): It ignores')
    expect(summary).toContain(
      'the model named 3 edges about them, 0 passed the test; misapplication of up to 63 %',
    )
    expect(summary).toContain('of 12 edges repeated each time 12 fell for no rule')
    expect(summary).toContain('assumed: halves of the rules are exchangeable')
  })

  it('says once why a calibration abstains', () => {
    const { refinement } = plan
    if (refinement === undefined) throw new Error('It was refined.')
    const reason = 'It takes an edge back in 4 % of the answers.'
    const calibration = {
      model: 'm',
      tasks: 1,
      edges: 9,
      calls: 9,
      unanswered: 0,
      verdict: 'abstain' as const,
      reason,
    }
    const doubt = { why: 'calibration' as const, reason }
    const summary = planSummary({ ...plan, refinement: { ...refinement, calibration, doubt } })
    expect(summary.split(reason)).toHaveLength(2)
    expect(summary).toContain('NOT REFINED')
    // Without a sheet, the doubt gives the reason.
    expect(planSummary({ ...plan, refinement: { ...refinement, doubt } })).toContain(reason)
  })

  it('say which of what a subtask waits for are alternatives', () => {
    const subtasks = [1, 2, 3, 4].map((id) => subtask(id))
    const edges = [dependency(2, 4), ...[1, 3].map((from) => ({ ...dependency(from, 4), anyOf: [1] }))]
    expect(layersTable({ ...plan, subtasks, dependencies: edges })).toContain('#2, any of #1 #3')
  })
})
