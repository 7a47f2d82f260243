import { describe, expect, it } from 'vitest'
import type { GameEvent } from '../../src/core/journal/events.ts'
import { eventsOf } from '../../src/core/journal/events.ts'
import { builtinGame } from '../../src/scenario/builtin-expert.ts'
import { parseTask } from '../../src/task/load-task.ts'
import { play } from '../support/play.ts'

const SEED = 5

/** A task on terrain, with a chest beside the spawn of that seed. */
const taskOn = (terrain: string, chest: string) =>
  parseTask(
    `
schema: 1
id: terrain
scenario: gathering
title: Fetch a torch
goal: Take the torch out of the chest.
agents: 1
limits: { seconds: 30 }
terrain: ${terrain}
supply: { chests: [{ at: ${chest}, items: [{ item: torch }] }] }
gathering: { obtain: [{ item: torch }] }
`,
    'terrain.yaml',
    builtinGame.scenarios,
  )

const terrain = `{ seed: ${SEED}, structures: false }`
const spawnIn = (events: readonly GameEvent[]) => eventsOf(events, 'spawn.found')[0]?.data

describe('a task on terrain', () => {
  it('starts where the terrain says, and ends the same way every time', async () => {
    const spawn = spawnIn((await play(taskOn(terrain, '[0, 200, 0]'), { agents: 1 })).events)
    expect(spawn).toMatchObject({ seed: SEED, biome: expect.any(String) })
    expect(spawn?.distances['tree']).toBeLessThanOrEqual(32)
    expect(spawn?.distances['stone']).toBeLessThanOrEqual(24)
    const { x = 0, y = 0, z = 0 } = spawn?.position ?? {}
    const task = taskOn(terrain, `[${x + 1}, ${y}, ${z}]`)
    const first = await play(task, { agents: 1 })
    expect(eventsOf(first.events, 'agent.joined')[0]?.data.position).toEqual({ x, y, z })
    expect(first.card.outcome).toBe('success')
    expect(first.events.length).toBeGreaterThan(8)
    expect((await play(task, { agents: 1 })).events).toEqual(first.events)
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
