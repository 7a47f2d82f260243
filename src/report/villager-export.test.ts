import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import type { GameEvent, JournalEvent } from '../core/journal/events.ts'
import { unionOf } from '../judger/metrics/action-time.ts'
import { scoreEvents } from '../scenario/testing.ts'

import { cell, construction } from '../task/testing.ts'
import { villagerActionLog, villagerScore } from './villager-export.ts'

/** The fields that scripts for the original read (VillagerBench, §7). */
const scoreSchema = z.strictObject({
  block_hit_rate: z.number().min(0).max(1),
  view_hit_rate: z.number().min(0).max(1),
  efficiency: z.number().positive(),
  use_time: z.number().nonnegative(),
  end_reason: z.string(),
  complexity: z.number(),
  end_time: z.string().regex(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/),
})
const stamp = z.string().regex(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/)
const logSchema = z.record(
  z.string(),
  z.array(
    z.object({
      action: z.string(),
      start_time: stamp,
      end_time: stamp,
      duration: z.number(),
      kwargs: z.object({ player_name: z.string() }).loose(),
      result: z.object({ message: z.string(), status: z.boolean() }).loose(),
    }),
  ),
)

const WALL = Date.UTC(2026, 0, 2, 3, 4, 5)
const events: JournalEvent[] = (
  [
    {
      t: 0,
      type: 'run.started',
      data: {
        schema: 1,
        task: construction([cell('stone', 0, 0, 0), cell('oak_log[axis=x]', 1, 0, 0)]),
        agents: ['Alice', 'Bob'],
        options: {
          seed: 1,
          clock: 'fast',
          server: 'x',
          planner: 'causal',
          model: 'expert',
          assignment: 'busy-rate',
        },
      },
    },
    {
      t: 3500,
      type: 'action.finished',
      data: {
        agent: 'Alice',
        startedAt: 1000,
        thought: '',
        action: { name: 'PlaceBlock', args: { item: 'oak_log', pos: [1, 0, 0], state: { axis: 'x' } } },
        result: { ok: true, data: { already: false } },
      },
    },
    {
      t: 3400,
      type: 'block.changed',
      data: { position: { x: 1, y: 0, z: 0 }, from: 'air', to: 'oak_log[axis=x]' },
    },
    {
      t: 4000,
      type: 'action.finished',
      data: {
        agent: 'Alice',
        startedAt: 3500,
        thought: '',
        action: { name: 'WithdrawItem', args: { container: [7, 0, 0], item: 'stone', amount: 3 } },
        result: { ok: false, reason: 'too_far', detail: 'go nearer' },
      },
    },
    { t: 60_000, type: 'episode.finished', data: { outcome: 'limit', reason: 'time' } },
  ] satisfies GameEvent[]
).map((event, seq) => ({ ...event, seq, wall: WALL + 10 * seq }))

describe('a run in VillagerBench’s shape', () => {
  const score = villagerScore(events, scoreEvents(events))
  const log = villagerActionLog(events)

  it('has a score file that scripts for the original can read', () => {
    expect(scoreSchema.parse(score)).toEqual(score)
    expect(score).toMatchObject({
      block_hit_rate: 0.5,
      use_time: 3,
      end_reason: 'max time out',
      end_time: '2026-01-02 03:05:05',
    })
  })

  it('has the time and the efficiency that the original computes from the log', () => {
    const stamps = Object.values(log).flatMap((actions) =>
      actions.map(({ start_time, end_time }) => ({
        start: Date.parse(`${start_time}Z`),
        end: Date.parse(`${end_time}Z`),
      })),
    )
    expect(score.use_time).toBe(unionOf(stamps) / 1000)
    expect(score.efficiency).toBeCloseTo(scoreEvents(events).maxActionTime / score.use_time, 9)
  })

  it('has the view hit rate in the original’s form', () => {
    // One of two cells from above and from the sides; one behind the other from east and west.
    expect('view_hit_rate' in score && score.view_hit_rate).toBeCloseTo((1 + 0.5 + 0.5 + 0 + 0.5) / 5, 12)
  })

  it('has the score of a dish and the cooperation from 0 to 100', () => {
    const card = scoreEvents(events)
    const dish = villagerScore(events, {
      ...card,
      completionRate: { value: 0.9, done: 90, of: 100 },
      contributionRate: { paper: 1, villager: 0.5 },
      villagerResolution: { useTime: 2, efficiency: 7, contributionRate: 0.25 },
    })
    expect(dish).toMatchObject({ score: 90, cooperation: 25, use_time: 2, efficiency: 7 })
    expect(dish).not.toHaveProperty('block_hit_rate')
  })

  it('has the score of an escape, which the original leaves out when time was over', () => {
    const rooms = [{ room: 'a', best: 1, of: 2, done: false }]
    const card = {
      ...scoreEvents(events),
      complexity: 8,
      completionRate: { value: 0.5, done: 0, of: 1 },
      escape: { weighted: 0.5, rooms },
    }
    const over = villagerScore(events, { ...card, outcome: 'limit' })
    const failed = villagerScore(events, { ...card, outcome: 'task_failure' })
    expect(failed).toMatchObject({ complete_score: 0.5, complexity_score: 4 })
    expect(over).toMatchObject({ complexity_score: 4, end_reason: 'max time out' })
    expect(over).not.toHaveProperty('complete_score')
  })

  it('has an action log that scripts for the original can read, with a list for idle agents', () => {
    expect(logSchema.parse(log)).toEqual(log)
    expect(log['Bob']).toEqual([])
  })

  it('names actions and arguments as the original does', () => {
    expect(log['Alice']?.[0]).toMatchObject({
      action: 'placeBlock',
      start_time: '2026-01-02 03:04:06',
      end_time: '2026-01-02 03:04:08',
      duration: 2.5,
      kwargs: { player_name: 'Alice', item_name: 'oak_log', x: 1, y: 0, z: 0, facing: 'x' },
      result: { status: true },
    })
    expect(log['Alice']?.[1]).toMatchObject({
      action: 'withdrawItem',
      kwargs: { item_name: 'stone', item_count: 3 },
      result: { status: false, message: 'too_far: go nearer' },
    })
  })

  it('has no score where no rule decides how far it got', () => {
    const card = { ...scoreEvents(events), completionRate: null }
    expect(() => villagerScore(events, card)).toThrow('No rule decides')
  })

  it('never holds a number that JSON cannot write, even if no agent acted', () => {
    const idle = events.slice(0, 1)
    const text = JSON.stringify(villagerScore(idle, scoreEvents(idle)))
    expect(scoreSchema.parse(JSON.parse(text))).toMatchObject({
      efficiency: 1,
      use_time: 0,
      end_reason: 'interrupted',
    })
  })
})
