import { describe, expect, it } from 'vitest'
import { eventsOf } from '../../src/core/journal/events.ts'
import { builtinScenarios } from '../../src/scenario/builtin.ts'
import { journeyOf } from '../../src/scenario/gathering/journey.ts'
import { gatheringDraft } from '../../src/suite/gathering-targets.ts'
import { readTaskFile } from '../../src/task/resolve-task.ts'
import type { Task } from '../../src/task/task.ts'
import { play } from '../support/play.ts'

/* Whole games in worlds of terrain. They take long: one world each is enough here, `npm run gather` plays many. */

const taskOf = (item: string): Task =>
  readTaskFile(gatheringDraft({ item, seed: 1, seconds: 600 }), builtinScenarios).task as Task

describe('gathering in the wild', () => {
  it('goes from bare hands to cobblestone, each time the same way', { timeout: 120_000 }, async () => {
    const { card, events } = await play(taskOf('cobblestone'), { agents: 1 })
    expect(card.outcome).toBe('success')
    const { firsts, walked } = journeyOf(events)
    const times = ['oak_log', 'oak_planks', 'wooden_pickaxe', 'cobblestone'].map((item) => firsts.get(item))
    expect(times).toEqual(times.toSorted((a = 0, b = 0) => a - b))
    expect(walked).toBeGreaterThan(10)
    expect(eventsOf(events, 'action.finished').map(({ data }) => data.action.name)).toContain('Explore')
    expect((await play(taskOf('cobblestone'), { agents: 1 })).events).toEqual(events)
  })
})
