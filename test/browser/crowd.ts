import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { GameEvent } from '../../src/core/journal/events.ts'
import { lineOf } from '../../src/recording/packing.ts'
import { Recorder } from '../../src/recording/recorder.ts'

export interface Crowd {
  agents: number
  /** Edges of the house without a roof, in blocks: its walls have `2 * (width + depth) * height - …` blocks. */
  house: { width: number; depth: number; height: number }
  /** Game time. */
  seconds: number
}

/** Leaves a run of many agents who walk around a house while it grows; made up, to see what the page can bear. @returns its blocks */
export function writeCrowd(path: string, { agents: count, house, seconds }: Crowd): number {
  mkdirSync(path, { recursive: true })
  const agents = Array.from({ length: count }, (_, i) => `Agent${i + 1}`)
  const walls: { x: number; y: number; z: number }[] = []
  const { width, depth, height } = house
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++)
      for (let z = 0; z < depth; z++)
        if (x === 0 || z === 0 || x === width - 1 || z === depth - 1) walls.push({ x, y, z })
  const block = { name: 'oak_planks', properties: {} }
  const task = {
    id: 'crowd',
    scenario: 'construction',
    title: `A house of ${walls.length} blocks`,
    goal: 'A house.',
    gameVersion: '1.19.2',
    agents: count,
    arena: {
      box: { min: { x: -16, y: 0, z: -16 }, max: { x: 31, y: 20, z: 31 } },
      floor: 'grass_block',
      spawn: { x: -4, y: 0, z: -4 },
    },
    containers: [],
    timeLimitMs: 1000 * seconds,
    blueprint: walls.map((position) => ({ position, block, item: 'oak_planks' })),
    sources: [],
  }
  const options = {
    seed: 1,
    clock: 'fast',
    server: 'made up',
    planner: 'none',
    model: 'none',
    assignment: 'none',
  } as const
  const events: GameEvent[] = [
    { t: 0, type: 'run.started', data: { schema: 1, task, agents, options } },
    { t: 0, type: 'arena.prepared', data: { blocks: [], containers: [] } },
    { t: 0, type: 'recording.started', data: { schema: 1, file: 'recording.jsonl' } },
    ...agents.map(
      (agent): GameEvent => ({ t: 50, type: 'agent.joined', data: { agent, position: task.arena.spawn } }),
    ),
  ]
  const lines: string[] = []
  const recorder = new Recorder({ minecraft: '1.19.2', agents, bottom: -16, seenBy: 'world' }, (recorded) =>
    lines.push(lineOf(recorded)),
  )
  const floor = new Uint16Array(4096).fill(recorder.block('grass_block[snowy=false]'), 15 * 256)
  for (let cx = -3; cx <= 4; cx++)
    for (let cz = -3; cz <= 4; cz++)
      recorder.column({
        cx,
        cz,
        biomes: Array<string>(16).fill('plains'),
        sections: [floor, undefined, undefined],
      })
  const ticks = seconds * 20
  let built = 0
  for (let tick = 1; tick <= ticks; tick++) {
    const t = tick * 50
    for (; built < walls.length && built / walls.length <= tick / ticks; built++) {
      const position = walls[built]!
      const agent = agents[built % count]!
      recorder.changed(position, 'oak_planks', agent)
      const action = {
        name: 'PlaceBlock',
        args: { item: 'oak_planks', pos: [position.x, position.y, position.z] },
      }
      events.push({ t, type: 'block.changed', data: { position, from: 'air', to: 'oak_planks' } })
      events.push({
        t,
        type: 'action.finished',
        data: {
          agent,
          startedAt: t - 50,
          thought: 'I place oak_planks.',
          action,
          result: { ok: true, data: null },
        },
      })
    }
    recorder.tick(t, () => ({
      time: 6000,
      weather: 'clear',
      figures: agents.map((name, id) => {
        const angle = (2 * Math.PI * id) / count + tick / 90
        const radius = 12 + (id % 5)
        const [x, z] = [width / 2 + radius * Math.cos(angle), depth / 2 + radius * Math.sin(angle)]
        return {
          id,
          kind: 'player',
          name,
          x,
          y: 0,
          z,
          yaw: -angle,
          pitch: 0,
          items: ['oak_planks', '', '', '', '', ''],
          doing: 0,
        }
      }),
      carriers: [],
    }))
  }
  recorder.end()
  events.push({
    t: ticks * 50,
    type: 'episode.finished',
    data: { outcome: 'success', reason: `all ${walls.length} blocks match` },
  })
  writeFileSync(
    join(path, 'journal.jsonl'),
    events.map((event, seq) => `${JSON.stringify({ seq, ...event, wall: 0 })}\n`).join(''),
  )
  writeFileSync(join(path, 'run.json'), '{}\n')
  writeFileSync(join(path, 'recording.jsonl'), lines.map((line) => `${line}\n`).join(''))
  return walls.length
}
