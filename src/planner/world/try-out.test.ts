import { describe, expect, it } from 'vitest'
import { isSatisfied, type Requirements } from '../../graph/requirements.ts'
import { subtask } from '../../graph/testing.ts'
import type { TrialResult, Trials } from '../trials.ts'
import { tryOut } from './try-out.ts'

interface FakeSubtask {
  needs?: Requirements
  /** Once all of these are done, it can no longer be done. */
  closedBy?: readonly number[]
  /** No trial of it can be run. */
  isLost?: boolean
  /** It hangs on temporary dirt, regardless of the done subtasks. */
  hangs?: boolean
}

/** A world in which subtasks 1, 2, … have the needs given here. */
function worldOf(...fakes: FakeSubtask[]) {
  const tried: string[] = []
  const order: number[] = []
  const can = (id: number, done: readonly number[]) => {
    const { needs = [], closedBy = [0] } = fakes[id - 1] as FakeSubtask
    return (
      isSatisfied(needs, (other) => done.includes(other)) && !closedBy.every((other) => done.includes(other))
    )
  }
  for (let moves = true; moves; ) {
    moves = false
    fakes.forEach((_, index) => {
      if (order.includes(index + 1) || !can(index + 1, order)) return
      order.push(index + 1)
      moves = true
    })
  }
  const trials: Trials = {
    rehearse: async () => ({
      order,
      together: [],
      standIns: new Map(),
      failures: new Map([[9, 'it is too heavy']]),
      items: new Map(),
    }),
    async attempt({ subtask: id, done, mayHang = false }): Promise<TrialResult> {
      tried.push(`${id}: ${done.join()}`)
      const { isLost = false, hangs = false } = fakes[id - 1] as FakeSubtask
      if (isLost) return { kind: 'not-run', reason: 'the agent died' }
      if (hangs && !mayHang) return { kind: 'failed', reason: 'hangs', hangs: true }
      return can(id, done) ? { kind: 'succeeded' } : { kind: 'failed', reason: 'no', hangs: false }
    },
    distance: (a, b) => Math.abs(a - b),
    cost: { trials: 0, gameSeconds: 0 },
    close: async () => undefined,
  }
  return { trials, tried, subtasks: fakes.map((_, index) => subtask(index + 1)) }
}

const outcome = async (...fakes: FakeSubtask[]) => {
  const { trials, subtasks } = worldOf(...fakes)
  return [...(await tryOut(subtasks, trials)).values()]
}

describe('trying subtasks out', () => {
  it('finds single needs, alternatives, and what needs nothing', async () => {
    const shown = await outcome({}, {}, { needs: [[1, 2]] }, { needs: [[1], [3]] })
    expect(shown.map(({ requirements }) => [...requirements].sort())).toEqual([[], [], [[1, 2]], [[1], [3]]])
    expect(shown.every(({ isComplete, unknown }) => isComplete && unknown === undefined)).toBe(true)
  })

  it('finds alternatives that are listed later, also such that wait for each other', async () => {
    const shown = await outcome({}, { needs: [[1, 3]] }, { needs: [[2, 4]] }, {})
    expect(shown.map(({ requirements }) => requirements)).toEqual([[], [[1, 3]], [[2, 4]], []])
  })

  it('finds what closes a subtask in, and lets the last of these wait for it', async () => {
    const shown = await outcome({ closedBy: [2, 4] }, {}, {}, {})
    expect(shown[0]).toMatchObject({ requirements: [], closedBy: [4] })
  })

  it('tries hints first, but finds what they leave out', async () => {
    const { trials, tried, subtasks } = worldOf({}, {}, {}, {}, {}, { needs: [[1], [4]] })
    const shown = await tryOut(subtasks, trials, (id) => (id === 6 ? [1] : []))
    expect([...(shown.get(6)?.requirements ?? [])].sort()).toEqual([[1], [4]])
    expect(tried.find((trial) => /^6: \d$/.test(trial))).toBe('6: 1')
  })

  it('marks a subtask as unknown, never as needing nothing, if no trial of it could be run', async () => {
    const shown = await outcome({}, { isLost: true }, { needs: [[3]] })
    expect(shown[1]?.unknown).toBe('a trial could not be run: the agent died')
    expect(shown[2]?.unknown).toContain('it could not be carried out')
  })

  it('accepts temporary dirt where nothing in the plan carries a block', async () => {
    expect(await outcome({}, { hangs: true, needs: [[1]] })).toMatchObject([{}, { requirements: [[1]] }])
  })
})
