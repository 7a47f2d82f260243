import { describe, expect, it } from 'vitest'
import { conditionOf } from '../matrix/condition.ts'
import type { EpisodeResult } from '../matrix/episode-result.ts'
import { playedEpisode } from '../matrix/testing.ts'
import { failuresOf } from './failures.ts'

const conditions = [conditionOf({ planner: 'causal' }), conditionOf({ planner: 'react' })]
const tasks = ['hut', 'pen', 'cake'].map((id) => ({
  id,
  file: '',
  from: '',
  kind: id === 'cake' ? 'farm' : 'construction',
}))

/** Episodes of every condition, task and seed; `fails` gives the reason for each failure. */
const played = (
  fails: (at: { planner: number; task: string; seed: number }) => string | undefined,
): EpisodeResult[] =>
  conditions.flatMap(({ id }, planner) =>
    tasks.flatMap(({ id: task }) =>
      [1, 2].map((seed) => {
        const reason = fails({ planner, task, seed })
        const outcome = reason === undefined ? 'success' : 'task_failure'
        return playedEpisode({ reason: reason ?? '', outcome, condition: id, task, seed })
      }),
    ),
  )

describe('failures of an experiment', () => {
  it('are grouped by cause, ignoring the numbers in their reasons, the most frequent first', () => {
    const results = played(({ planner, task, seed }) =>
      planner === 1 ? (task === 'cake' ? 'no wheat' : `${seed} of 9 blocks stand`) : undefined,
    )
    expect(
      failuresOf({ conditions, tasks }, results).map(({ reason, episodes }) => [reason, episodes.length]),
    ).toEqual([
      ['1 of 9 blocks stand', 4],
      ['no wheat', 2],
    ])
  })

  it('list what they share and other episodes do not', () => {
    const failures = failuresOf(
      { conditions, tasks },
      played(({ planner, task }) =>
        task === 'cake' ? 'no wheat' : planner === 1 ? '3 of 9 blocks stand' : undefined,
      ),
    )
    const common = Object.fromEntries(failures.map((failure) => [failure.reason, failure.common]))
    expect(common['3 of 9 blocks stand']).toEqual(['all: condition react', 'all: scenario construction'])
    expect(common['no wheat']).toEqual(['all: scenario farm', 'all: task cake'])
  })

  it('show addresses and counts unchanged, never with digits masked', () => {
    const [one] = failuresOf(
      { conditions, tasks },
      played(({ seed }) => `http://127.0.0.1:${8080 + seed}/v1 does not answer (503)`),
    )
    expect(one?.reason).toMatch(/^http:\/\/127\.0\.0\.1:808\d\/v1 does not answer \(503\)$/)
    expect(one?.episodes.length).toBeGreaterThan(1)
  })

  it('have nothing in common where every episode fails, or only one', () => {
    const all = failuresOf(
      { conditions, tasks },
      played(() => 'the roof fell'),
    )
    expect(all[0]?.common).toEqual([])
    const one = failuresOf(
      { conditions, tasks },
      played(({ planner, task, seed }) =>
        planner === 0 && task === 'hut' && seed === 1 ? 'the roof fell' : undefined,
      ),
    )
    expect(one[0]?.common).toEqual([])
  })
})
