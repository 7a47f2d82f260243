import { describe, expect, it } from 'vitest'
import { eventsOf, type GameEvent } from '../../src/core/journal/events.ts'
import { runEpisode } from '../../src/experiment/run-episode.ts'
import { usualRequest } from '../../src/experiment/usual-request.ts'
import { createAnswerer } from '../../src/question/create-answerer.ts'
import { builtinScenarios } from '../../src/scenario/builtin.ts'
import { builtinGame } from '../../src/scenario/builtin-expert.ts'
import { journeyOf } from '../../src/scenario/gathering/journey.ts'
import { gatheringDraft } from '../../src/suite/gathering-targets.ts'
import { readTaskFile } from '../../src/task/resolve-task.ts'
import type { Task } from '../../src/task/task.ts'
import { play } from '../support/play.ts'
import { startWildServer } from '../support/wild-model.ts'

/* Whole games in worlds of terrain. They take a long time: one world each is enough here, `npm run gather` plays many. */

const taskOf = (item: string): Task =>
  readTaskFile(gatheringDraft({ item, seed: 1, seconds: 600 }), builtinScenarios).task as Task

describe('a model behind an endpoint', () => {
  it('goes to a stone pickaxe by the text of the prompts alone', async () => {
    const server = await startWildServer()
    try {
      const { answerer } = createAnswerer({
        model: 'openai:tiny',
        clock: { sleep: async () => undefined },
        baseUrl: server.baseUrl,
        env: {},
        wallClock: () => 0,
        ...builtinGame,
      })
      const events: GameEvent[] = []
      await runEpisode({
        request: usualRequest(taskOf('stone_pickaxe'), {
          agents: ['Ann'],
          planner: 'sequential',
          model: answerer.id,
        }),
        answerer,
        onEvent: (event) => events.push(event),
        signal: new AbortController().signal,
      })
      expect(eventsOf(events, 'model.failed')).toEqual([])
      expect(eventsOf(events, 'episode.finished')[0]?.data.outcome).toBe('success')
    } finally {
      await server.close()
    }
  })
})

describe('gathering in the wild', () => {
  it('goes from bare hands to cobblestone, each time the same way', async () => {
    const { card, events } = await play(taskOf('cobblestone'), { agents: 1 })
    expect(card.outcome).toBe('success')
    const { firsts, walked } = journeyOf(events)
    const times = [/_log$/, /_planks$/, /^wooden_pickaxe$/, /^cobblestone$/].map(
      (name) => [...firsts].find(([item]) => name.test(item))?.[1],
    )
    expect(times).toEqual(times.toSorted((a = 0, b = 0) => a - b))
    expect(walked).toBeGreaterThan(10)
    expect(eventsOf(events, 'action.finished').map(({ data }) => data.action.name)).toContain('Explore')
    expect((await play(taskOf('cobblestone'), { agents: 1 })).events).toEqual(events)
  })
})
