import { afterAll, describe, expect, it } from 'vitest'
import { createRandom } from '../../src/core/random.ts'
import { EpisodePlayer } from '../../src/experiment/episode-player.ts'
import { formatBlock } from '../../src/game/block.ts'
import { foreignConstruction } from '../../src/import/foreign-construction.ts'
import { taskFileText } from '../../src/import/task-file-text.ts'
import { worldAfter, worldBefore } from '../../src/judger/metrics/world-state.ts'
import { parseTask } from '../../src/scenario/testing.ts'
import { Canvas } from '../../src/suite/canvas.ts'
import { play } from '../support/play.ts'

/*
 * Structures like those that players make, as importers return them. Each of them once needed something that the expert, the plan
 * or the hands did not know.
 */

const random = createRandom(41)
const SIDES = ['north', 'east', 'south', 'west'] as const
const sideOf = (index: number): string => SIDES[index % 4] ?? 'north'
const canvasOf = (draw: (canvas: Canvas) => void): Canvas => {
  const canvas = new Canvas()
  draw(canvas)
  return canvas
}

function ring(
  canvas: Canvas,
  [x0, z0]: [number, number],
  [x1, z1]: [number, number],
  y: number,
  text: string,
) {
  for (let x = x0; x <= x1; x++)
    for (let z = z0; z <= z1; z++) if (x === x0 || x === x1 || z === z0 || z === z1) canvas.set(x, y, z, text)
}

const STRUCTURES: Readonly<Record<string, Canvas>> = {
  'a garden whose gate can only be hung from inside, with a composter in the way': canvasOf((canvas) => {
    canvas.box([1, 0, 1], [5, 0, 4], 'farmland').box([1, 1, 1], [5, 1, 4], 'wheat[age=0]')
    ring(canvas, [-1, -1], [7, 6], 0, 'oak_fence')
    canvas.set(3, 0, 6, 'oak_fence_gate[facing=south]').set(8, 0, 2, 'composter')
  }),
  'a crater with a plant in water, which no way leads into': canvasOf((canvas) => {
    for (let x = -5; x <= 5; x++)
      for (let z = -5; z <= 5; z++) {
        const away = Math.hypot(x, z)
        canvas.set(x, 0, z, 'clay')
        if (away > 4) canvas.set(x, 1, z, 'dirt').set(x, 2, z, 'grass_block')
        else if (away > 2.5) canvas.set(x, 1, z, 'sand')
      }
    canvas.set(0, 1, 0, 'seagrass')
  }),
  'a sword of end rods on a statue': canvasOf((canvas) => {
    canvas.box([0, 0, 0], [2, 5, 0], 'iron_block').set(1, 6, 0, 'carved_pumpkin[facing=north]')
    for (let y = 2; y < 7; y++) canvas.set(-1, y, 0, 'end_rod[facing=up]')
  }),
  'a banner that turns where no agent can stand': canvasOf((canvas) => {
    ring(canvas, [-1, -1], [1, 1], 0, 'stone_brick_wall')
    ring(canvas, [-1, -1], [1, 1], 1, 'iron_bars')
    canvas.set(0, 0, 0, 'orange_banner[rotation=5]')
  }),
  'a bridge with a gabled roof on posts': canvasOf((canvas) => {
    canvas.box([0, 2, 0], [8, 2, 3], 'oak_planks')
    for (const x of [0, 8])
      for (const z of [0, 3]) {
        canvas.box([x, 0, z], [x, 1, z], 'oak_fence').box([x, 3, z], [x, 5, z], 'oak_log[axis=y]')
      }
    for (const [rise, z] of [-1, 0, 1].entries())
      for (let x = -1; x <= 9; x++) {
        canvas.set(x, 6 + rise, z, 'brick_stairs[facing=south,half=bottom]')
        canvas.set(x, 6 + rise, 3 - z, 'brick_stairs[facing=north,half=bottom]')
      }
  }),
  'a lookout with a roof of slabs above its floor': canvasOf((canvas) => {
    for (const x of [0, 5]) for (const z of [0, 5]) canvas.box([x, 0, z], [x, 10, z], 'dark_oak_log[axis=y]')
    canvas
      .box([0, 7, 0], [5, 7, 5], 'dark_oak_planks')
      .box([0, 11, 0], [5, 11, 5], 'dark_oak_slab[type=bottom]')
  }),
  'a treasure in a closed room in a closed room': canvasOf((canvas) => {
    for (const k of [0, 2]) {
      const [text, top] = k === 0 ? (['obsidian', 5] as const) : (['iron_block', 4] as const)
      for (let y = 0; y < top; y++) ring(canvas, [k, k], [8 - k, 8 - k], y, text)
      canvas.box([k, top, k], [8 - k, top, 8 - k], text)
    }
    canvas.set(4, 0, 4, 'beacon').set(1, 0, 1, 'torch').set(1, 0, 7, 'chest[facing=south]')
  }),
  'a block of parts that turn, without any order': canvasOf((canvas) => {
    for (let x = 0; x < 4; x++)
      for (let y = 0; y < 4; y++)
        for (let z = 0; z < 4; z++) {
          if (random.next() > 0.7) continue
          const kinds = ['oak_stairs[facing=F,half=top]', 'furnace[facing=F]', 'piston[facing=F]', 'stone']
          const kind = random.pick([...kinds, 'oak_log[axis=z]', 'observer[facing=F]', 'glass_pane'])
          canvas.set(x, y, z, (kind ?? 'stone').replace('=F', `=${sideOf(Math.floor(4 * random.next()))}`))
        }
  }),
  'a coaster on posts': canvasOf((canvas) => {
    for (const [x, height] of [0, 1, 2, 3, 3, 2, 1, 0].entries()) {
      if (height > 0) canvas.box([x, 0, 0], [x, height - 1, 0], 'spruce_fence')
      canvas.set(x, height, 0, 'spruce_planks').set(x, height + 1, 0, 'rail')
    }
  }),
  'floors that hang in the air': canvasOf((canvas) => {
    for (const [index, y] of [3, 7].entries())
      canvas.box([2 * index, y, 2 * index], [2 * index + 3, y, 2 * index + 3], 'birch_planks')
  }),
}

const player = new EpisodePlayer()
afterAll(() => player.close())

function imported(title: string, canvas: Canvas, agents: number) {
  const cells = canvas.cells().map((one, index) => ({ ...one, field: `blocks.${index}` }))
  const outcome = foreignConstruction(cells, {
    task: title,
    about: { id: 'foreign', title, goal: 'Build.', minecraft: '1.19.2' },
    notes: [],
    placed: (all) =>
      all.map((one) => {
        const { x, y, z } = one.position
        return { ...one, position: { x: x - 20, y: y - 60, z: z - 4 } }
      }),
  })
  if (outcome.kind === 'refused') expect.fail(outcome.refusal.reason)
  return parseTask(taskFileText({ ...outcome.draft, agents }, outcome.notes), 'foreign')
}

describe.each(Object.entries(STRUCTURES))('%s', (title, canvas) => {
  it.each([1, 6])('is built by a team of %i, who leave no dirt', async (agents) => {
    const task = imported(title, canvas, agents)
    expect(task.blueprint).toHaveLength(canvas.cells().length)
    const { events } = await play(task, { agents, how: (options) => player.play(options) })
    const [after, before] = [worldAfter(events), worldBefore(events)]
    const wrong = task.blueprint.filter((one) => !after.shows(one))
    expect(wrong.map(({ block }) => formatBlock(block))).toEqual([])
    const wanted = new Set(task.blueprint.map(({ position }) => JSON.stringify(position)))
    const isLeft = ({ position }: { position: object }) => !wanted.has(JSON.stringify(position))
    const left = [...after.cells()].filter((one) => isLeft(one) && before.textAt(one.position) === 'air')
    expect(left.map(({ block }) => block.name).filter((name) => name !== 'water')).toEqual([])
  })
})
