import { createRandom, type Random } from '../../src/core/random.ts'
import { bridge, type Cell, hut, lighthouse, pen, pile, tower, wall } from '../planning/tasks/construction.ts'

/** A task of the ablation: what is built, and its file. */
export interface AblationTask {
  id: string
  blocks: number
  yaml: string
}

const MAIN = ['cobblestone', 'bricks', 'stone_bricks', 'oak_planks', 'sandstone', 'white_concrete']
const FALLING = ['sand', 'gravel', 'red_concrete_powder']

const main = (random: Random): string => random.pick(MAIN) ?? 'stone'
const falling = (random: Random): string => random.pick(FALLING) ?? 'sand'

/** Buildings of 3 to 40 blocks, so that hundreds of episodes take minutes; materials come of the seed. */
const BUILDINGS: Readonly<Record<string, (random: Random) => Cell[]>> = {
  post: () => [
    ['oak_fence', 0, 0, 0],
    ['oak_fence', 0, 1, 0],
    ['lantern[hanging=false]', 0, 2, 0],
  ],
  'garden-wall': (random) => wall(5, 1, main(random), 'glass'),
  'low-wall': (random) => wall(6, 2, main(random), 'glass'),
  'high-wall': (random) => wall(5, 4, main(random), 'glass'),
  footbridge: () => bridge(5, 2, 'oak_planks'),
  bridge: () => bridge(8, 2, 'spruce_planks'),
  heap: (random) => pile(3, falling(random), 'torch'),
  mound: (random) => pile(4, falling(random), 'torch'),
  pen: () => pen(5, 4, 'oak_log[axis=y]'),
  beacon: (random) => lighthouse(8, main(random)),
  turret: (random) => tower(3, 3, main(random)),
  hut: (random) => hut(3, 3, 2, main(random)),
}

/** All tasks of the ablation; the same seed gives the same files. */
export function ablationTasks(seed = 1): AblationTask[] {
  return Object.entries(BUILDINGS).map(([id, make]) => {
    const cells = make(createRandom(seed).fork(id))
    return { id, blocks: cells.length, yaml: fileOf(id, cells) }
  })
}

function fileOf(id: string, cells: readonly Cell[]): string {
  const name = id.replaceAll('-', ' ')
  const blocks = cells.map(([block, x, y, z]) => `    - { block: ${quoted(block)}, at: [${x}, ${y}, ${z}] }`)
  return `# Written by benchmarks/ablation/generate.ts.
schema: 1
id: ${id}
scenario: construction
title: ${/^[aeiou]/.test(name) ? 'An' : 'A'} ${name}
goal: Build the ${name} as the blueprint shows. Take all materials from the chests.
agents: 6
arena: { min: [-10, -60, -10], max: [16, -46, 12], floor: grass_block, spawn: [0, -60, 0] }
supply: { chests: [{ at: [-4, -60, 0], facing: east }] }
limits: { seconds: 600 }
blueprint:
  origin: [3, -60, 3]
  blocks:
${blocks.join('\n')}
`
}

const quoted = (block: string): string => (block.includes('[') ? `"${block}"` : block)
