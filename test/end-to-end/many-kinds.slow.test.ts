import { expect, it } from 'vitest'
import { eventsOf, type GameEvent } from '../../src/core/journal/events.ts'
import { runEpisode } from '../../src/experiment/run-episode.ts'
import { usualRequest } from '../../src/experiment/usual-request.ts'
import { villagerSite } from '../../src/import/villager-site.ts'
import { builtinScenarios } from '../../src/scenario/builtin.ts'
import { expert } from '../../src/scenario/testing.ts'
import { Canvas } from '../../src/suite/canvas.ts'
import { agentNames } from '../../src/task/agent-names.ts'
import { readTaskFile } from '../../src/task/resolve-task.ts'

const COLOURS = ['white', 'orange', 'magenta', 'light_blue', 'yellow', 'lime', 'pink', 'gray', 'cyan', 'blue']
const MATERIALS = ['wool', 'concrete', 'terracotta', 'stained_glass']
const kinds = MATERIALS.flatMap((material) => COLOURS.map((colour) => `${colour}_${material}`))

/** A floor of 12 by 12 cells in more kinds of blocks than an inventory has slots. */
function floor() {
  const canvas = new Canvas()
  for (let x = 0; x < 12; x++)
    for (let z = 0; z < 12; z++) canvas.set(x, 0, z, kinds[(x * 7 + z * 11) % kinds.length] as string)
  const cells = canvas
    .cells()
    .map(({ position: { x, z }, block }) => ({ position: { x: x - 19, y: -60, z: z - 6 }, block }))
  const text = {
    id: 'many-kinds',
    title: 'Floor',
    goal: 'Build the floor.',
    minecraft: '1.19.2' as const,
    agents: 1,
  }
  const { task } = readTaskFile(villagerSite(text, cells), builtinScenarios)
  return task as NonNullable<typeof task>
}

it('a floor of more kinds than slots is built by one agent, which puts some back and is never refused for lack of room', async () => {
  const events: GameEvent[] = []
  await runEpisode({
    request: usualRequest(floor(), { agents: agentNames(1) }),
    answerer: expert,
    onEvent: (event) => events.push(event),
    signal: new AbortController().signal,
  })
  expect(eventsOf(events, 'episode.finished')[0]?.data).toMatchObject({ outcome: 'success' })
  const actions = eventsOf(events, 'action.finished').map(({ data }) => data)
  expect(actions.filter(({ result }) => !result.ok && result.reason === 'inventory_full')).toEqual([])
  expect(actions.some(({ action }) => action.name === 'Deposit')).toBe(true)
})
