import { describe, expect, it } from 'vitest'
import { subtask } from '../../graph/testing.ts'
import { smallTask } from '../../testing/tasks.ts'
import { openNoTrials, type Rehearsal, type Trial, type Trials } from '../trials.ts'
import { certifyByRules } from './counterfactual-planner.ts'
import type { SubtaskTrials } from './try-out.ts'

const act = (name: string, args: Record<string, unknown>) => ({ name, args })
const subtasks = [
  [act('WithdrawItem', { container: [4, 0, 0], item: 'oak_planks', amount: 2 })],
  [act('WithdrawItem', { container: [4, 0, 0], item: 'coal', amount: 1 })],
  [act('Craft', { item: 'stick', amount: 4 })],
].map((calls, index) => subtask(index + 1, calls))

const rehearsal: Rehearsal = {
  order: [1, 2, 3],
  together: [],
  standIns: new Map(),
  failures: new Map(),
  items: new Map<number, Record<string, number>>([
    [1, { oak_planks: 2 }],
    [2, { coal: 1 }],
    [3, { oak_planks: -2, stick: 4 }],
  ]),
}

/** Sticks need planks if ingredients count. */
function trialsOf(asked: Trial[]): Trials {
  return {
    ...openNoTrials(smallTask(), subtasks),
    attempt: async (trial) => {
      asked.push(trial)
      const isFree = trial.off?.includes('ingredients-before-craft') === true
      return isFree || (trial.items?.oak_planks ?? 0) >= 2
        ? { kind: 'succeeded' }
        : { kind: 'failed', reason: 'no planks', hangs: false }
    },
  }
}

const nothing: SubtaskTrials = { requirements: [], isComplete: true, closedBy: [] }

describe('a dependency whose counterfactual is carried out', () => {
  it('stays where its subtask succeeds in a world without a rule, and falls where no rule makes a difference', async () => {
    const asked: Trial[] = []
    const found = new Map([
      [1, nothing],
      [2, nothing],
      [3, { ...nothing, requirements: [[1], [2]] }],
    ])
    const { shown, dropped } = await certifyByRules(subtasks, found, { trials: trialsOf(asked), rehearsal })
    expect(shown.get(3)?.requirements).toEqual([[1]])
    expect(shown.get(3)?.rules).toEqual(new Map([[1, ['ingredients-before-craft']]]))
    expect(dropped.map(({ dependency: { from, to }, why }) => [from, to, why])).toEqual([
      [2, 3, 'no_causal_effect'],
    ])
    // Without the subtask that provides the planks, there are none; the planks of others still exist.
    expect(asked.filter(({ done }) => !done.includes(1)).every(({ items }) => items?.oak_planks === 0)).toBe(
      true,
    )
    expect(asked.filter(({ done }) => !done.includes(2)).every(({ items }) => items?.oak_planks === 2)).toBe(
      true,
    )
  })
})
