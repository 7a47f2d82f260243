import { describe, expect, it } from 'vitest'
import { eventsOf } from '../../src/core/journal/events.ts'
import { builtinGame } from '../../src/scenario/builtin-expert.ts'
import { parseTask } from '../../src/task/load-task.ts'
import { play } from '../support/play.ts'

const SEED = 5

const task = parseTask(
  `
schema: 1
id: terrain
scenario: gathering
title: A torch
goal: Make a torch.
agents: 1
limits: { seconds: 10 }
terrain: { seed: ${SEED}, structures: false }
gathering: { obtain: [{ item: torch }] }
`,
  'terrain.yaml',
  builtinGame.scenarios,
)

describe('a task on terrain', () => {
  it('starts where the terrain says, and ends the same way every time', async () => {
    const { events } = await play(task, { agents: 1 })
    const spawn = eventsOf(events, 'spawn.found')[0]?.data
    expect(spawn).toMatchObject({ seed: SEED, biome: expect.any(String) })
    expect(spawn?.distances['tree']).toBeLessThanOrEqual(32)
    expect(spawn?.distances['stone']).toBeLessThanOrEqual(24)
    expect(eventsOf(events, 'agent.joined')[0]?.data.position).toEqual(spawn?.position)
    expect(eventsOf(events, 'action.finished').length).toBeGreaterThan(0)
    expect((await play(task, { agents: 1 })).events).toEqual(events)
  })

  it('has no arena, and exists from 1.18 on', () => {
    const [head, rest] = [
      'schema: 1\nid: a\nscenario: gathering\ntitle: a\ngoal: a\n',
      'gathering: { obtain: [{ item: torch }] }',
    ]
    const read = (more: string) => () => parseTask(`${head}${more}\n${rest}`, 'a.yaml', builtinGame.scenarios)
    expect(read('')).toThrow(/arena/)
    expect(read('terrain: { seed: 1 }\nminecraft: 1.16.5')).toThrow(/no terrain in Minecraft 1\.16\.5/)
    expect(read('terrain: { seed: 1, structures: true }')).toThrow(/structures are not generated/)
    expect(read('terrain: { seed: 1 }\narena: { min: [0, 0, 0], max: [1, 1, 1], spawn: [0, 0, 0] }')).toThrow(
      /a task with terrain has no arena/,
    )
    expect(read('terrain: { seed: 1 }')().terrain).toEqual({ seed: 1, structures: false })
  })
})
