import { expect, it } from 'vitest'
import { conditionOf, DEFAULT_SETTING } from '../matrix/condition.ts'
import { playedEpisode } from '../matrix/testing.ts'
import { calibrationCharge } from './calibration-charge.ts'

const condition = conditionOf({
  ...DEFAULT_SETTING,
  planner: 'causal',
  model: 'simulated:medium',
  latency: 'fixed:2s',
})
const sheet = {
  planner: 'causal',
  model: 'simulated:medium',
  waves: 15,
  calibration: { calls: 400 } as never,
}
const played = (task: string, seed: number) =>
  playedEpisode({
    condition: condition.id,
    task,
    seed,
    calls: 60,
    time: { elapsed: 30, union: 30, sum: 30, max: 30 },
    efficiency: { elapsed: 200, union: 200, sum: 200, max: 200 },
  })
const results = ['a', 'b', 'c', 'd', 'e'].flatMap((task) => [1, 2].map((seed) => played(task, seed)))

it('a calibration of 15 waves at 2 s is charged as 30 s to the first plan, and as 3 s to each of ten', () => {
  const charge = calibrationCharge(condition, results, [sheet])
  expect(charge).toMatchObject({
    seconds: 30,
    plans: 10,
    callsAn: { played: 60, amortised: 100, first: 460 },
  })
  expect(charge?.efficiency?.played.mean).toBeCloseTo(200)
  expect(charge?.efficiency?.amortised.mean).toBeCloseTo((200 * 30) / 33)
  expect(charge?.efficiency?.first.mean).toBeCloseTo(100)
})

it('has no time where the waves were not counted, and is undefined for a condition without calibration', () => {
  const { waves: _, ...handedIn } = sheet
  expect(calibrationCharge(condition, results, [handedIn])?.efficiency).toBeNull()
  expect(calibrationCharge({ ...condition, planner: 'causal:none' }, results, [sheet])).toBeUndefined()
})
