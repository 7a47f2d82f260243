import { expect, it } from 'vitest'
import type { ExperimentFolder } from './experiment-folder.ts'
import { RefusalRow } from './refusal-row.ts'

const folderOf = (tasks: number) =>
  ({
    path: "night's run",
    spec: { tasks: Array.from({ length: tasks }, (_, id) => ({ id: `t${id}` })) },
  }) as unknown as ExperimentFolder

const refused = (task: string, fault = 'model_filter') =>
  ({ task, outcome: 'model_error', fault, reason: 'no', calls: 0 }) as const
const played = { task: 't9', outcome: 'success', fault: null, reason: '', calls: 12 } as const
const crashed = { task: 't8', outcome: 'world_crash', fault: null, reason: '', calls: 0 } as const

const stopsAfter = (tasks: number, results: Parameters<RefusalRow['note']>[0][]): number => {
  const row = new RefusalRow(folderOf(tasks))
  return results.findIndex((result) => row.note(result) !== undefined) + 1
}

it('stops after three episodes of three tasks', () => {
  expect(stopsAfter(5, [refused('t1'), refused('t2', 'model_request'), refused('t3'), refused('t4')])).toBe(3)
})

it('does not count an episode that a crash ended as a reply', () => {
  expect(stopsAfter(5, [refused('t1'), crashed, refused('t2'), refused('t3')])).toBe(4)
})

it('continues as long as a single task is refused, under any number of seeds', () => {
  expect(
    stopsAfter(
      5,
      Array.from({ length: 50 }, () => refused('t1')),
    ),
  ).toBe(0)
})

it('continues after an episode that was played', () => {
  expect(stopsAfter(3, [refused('t1'), refused('t2'), played, refused('t3'), refused('t1')])).toBe(0)
})

it('stops when every existing task has been refused', () => {
  expect(
    stopsAfter(
      1,
      Array.from({ length: 5 }, () => refused('t1')),
    ),
  ).toBe(3)
})

it('leaves quotas and keys to others', () => {
  expect(
    stopsAfter(
      1,
      Array.from({ length: 5 }, () => refused('t1', 'model_quota')),
    ),
  ).toBe(0)
})

it('says how to continue', () => {
  const row = new RefusalRow(folderOf(1))
  const [, , error] = [1, 2, 3].map(() => row.note(refused('t1')))
  expect(error?.message).toBe('The endpoint has refused 3 episodes in a row (model_filter): no')
  expect(error?.hint).toContain("causalmace resume 'night'\\''s run' --again model_filter")
})
