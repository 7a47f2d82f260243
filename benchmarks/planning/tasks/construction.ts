import { InvariantError } from '../../../src/core/errors.ts'
import { createRandom, type Random } from '../../../src/core/random.ts'
import { gameData } from '../../../src/game/data/game-data.ts'
import { expandBlueprint } from '../../../src/scenario/construction/blueprint.ts'
import { PartChecker } from '../../../src/task/part-checker.ts'
import { materialsOf, type Task } from '../../../src/task/task.ts'
import { baseTask, GROUND } from './base.ts'

export type Cell = [block: string, x: number, y: number, z: number]

const range = (from: number, to: number): number[] =>
  Array.from({ length: Math.max(0, to - from) }, (_, index) => from + index)

/** A wall with bands of another block, and torches on top. */
const wall = (length: number, height: number, main: string, band: string): Cell[] => [
  ...range(0, height).flatMap((y) => range(0, length).map((x): Cell => [y % 3 === 2 ? band : main, x, y, 0])),
  ...range(0, length)
    .filter((x) => x % 4 === 0)
    .map((x): Cell => ['torch', x, height, 0]),
]

/** A hollow square tower with a roof of slabs. */
const tower = (width: number, height: number, main: string): Cell[] => [
  ...range(0, height).flatMap((y) => ring(width, width).map(([x, z]): Cell => [main, x, y, z])),
  ...range(0, width).flatMap((x) =>
    range(0, width).map((z): Cell => ['stone_brick_slab[type=bottom]', x, height, z]),
  ),
]

/** Four walls with a door, a flat roof and torches next to the door. */
const hut = (width: number, depth: number, height: number, main: string): Cell[] => {
  const middle = Math.floor(width / 2)
  const isDoor = (x: number, y: number, z: number) => z === 0 && x === middle && y < 2
  return [
    ...range(0, height).flatMap((y) =>
      ring(width, depth).flatMap(([x, z]): Cell[] => (isDoor(x, y, z) ? [] : [[main, x, y, z]])),
    ),
    ['oak_door[facing=south]', middle, 0, 0],
    ['wall_torch[facing=north]', middle - 1, 1, -1],
    ['wall_torch[facing=north]', middle + 1, 1, -1],
    ...range(0, width).flatMap((x) => range(0, depth).map((z): Cell => ['spruce_planks', x, height, z])),
  ]
}

/** A span between two pillars, with lanterns below it. */
const bridge = (length: number, height: number, main: string): Cell[] => [
  ...[0, length - 1].flatMap((x) => range(0, height).map((y): Cell => ['stone_bricks', x, y, 0])),
  ...range(0, length).map((x): Cell => [main, x, height, 0]),
  ...range(0, length).map((x): Cell => ['oak_fence', x, height + 1, 0]),
  ...range(1, length - 1)
    .filter((x) => x % 3 === 1)
    .map((x): Cell => ['lantern[hanging=true]', x, height - 1, 0]),
]

/** A heap of falling blocks that narrows upwards, with a light block on top. */
const pile = (size: number, main: string, top: string): Cell[] => [
  ...range(0, Math.ceil(size / 2)).flatMap((y) =>
    range(y, size - y).flatMap((x) => range(y, size - y).map((z): Cell => [main, x, y, z])),
  ),
  [top, Math.floor(size / 2), Math.ceil(size / 2), Math.floor(size / 2)],
]

/** A tower that is too high to be built from the ground, next to steps from which it can be built. */
const lighthouse = (height: number, main: string): Cell[] => [
  ...range(0, height).map((y): Cell => [y === height - 1 ? 'glowstone' : main, 0, y, 0]),
  ...range(1, height - 4).flatMap((step) =>
    range(0, step).map((y): Cell => ['cobblestone', height - 3 - step, y, 2]),
  ),
]

/** Posts with fences between them and lanterns on top. */
const pen = (width: number, depth: number, post: string): Cell[] =>
  ring(width, depth).flatMap(([x, z]): Cell[] => {
    const isCorner = (x === 0 || x === width - 1) && (z === 0 || z === depth - 1)
    if (!isCorner) return [['oak_fence', x, 0, z]]
    return [
      [post, x, 0, z],
      [post, x, 1, z],
      ['lantern[hanging=false]', x, 2, z],
    ]
  })

/** The cells of a rectangle's rim. */
function ring(width: number, depth: number): [number, number][] {
  return range(0, width).flatMap((x) =>
    range(0, depth).flatMap((z): [number, number][] =>
      x === 0 || z === 0 || x === width - 1 || z === depth - 1 ? [[x, z]] : [],
    ),
  )
}

const MAIN = ['cobblestone', 'bricks', 'stone_bricks', 'oak_planks', 'sandstone', 'white_concrete']
const FALLING = ['sand', 'gravel', 'red_concrete_powder', 'red_sand']

/** Kinds of buildings by name. Sizes and materials depend on the seed. */
const KINDS: Readonly<Record<string, (random: Random) => Cell[]>> = {
  wall: (random) => wall(6 + random.integer(8), 2 + random.integer(4), pick(random, MAIN), 'glass'),
  tower: (random) => tower(3, 3 + random.integer(3), pick(random, MAIN)),
  hut: (random) => hut(5 + random.integer(2), 5, 3, pick(random, MAIN)),
  bridge: (random) => bridge(6 + random.integer(7), 2 + random.integer(2), 'oak_planks'),
  pile: (random) => pile(4 + random.integer(4), pick(random, FALLING), 'torch'),
  lighthouse: (random) => lighthouse(8 + random.integer(3), pick(random, MAIN)),
  pen: (random) => pen(5 + random.integer(5), 4 + random.integer(4), 'oak_log[axis=y]'),
}

const pick = (random: Random, names: readonly string[]): string => random.pick(names) ?? 'stone'

/** Four of each kind of building. */
export function constructionTasks(seed: number): Task[] {
  return Object.entries(KINDS).flatMap(([kind, make]) =>
    range(1, 5).map((number) => {
      const random = createRandom(seed).fork(`${kind} ${number}`)
      return buildTask(`${kind}-${number}`, kind, make(random))
    }),
  )
}

/** The task of building these cells, with chests that hold all materials. */
function buildTask(id: string, title: string, cells: readonly Cell[]): Task {
  const origin = { x: 2, y: GROUND, z: 2 }
  const entries = cells.map(([block, x, y, z]) => ({ block, at: { x, y, z } }))
  const file = { origin, palette: {}, layers: [], blocks: entries }
  const checker = new PartChecker(gameData('1.19.2'), () => true)
  const blocks = expandBlueprint(file, checker)
  const [issue] = checker.issues
  if (issue !== undefined) throw new InvariantError(`${id}: ${issue.message}`)
  const chest = {
    position: { x: -4, y: GROUND, z: 0 },
    block: { name: 'chest', properties: { facing: 'east' } },
    items: materialsOf(blocks),
  }
  const base = baseTask(id, `A ${title}`, `Build the ${title} as the blueprint shows.`)
  return { ...base, scenario: 'construction', containers: [chest], blueprint: blocks }
}
