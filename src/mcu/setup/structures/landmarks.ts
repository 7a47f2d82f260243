import type { Operation } from '../operation.ts'
import { box, house, lane, put } from './layout.ts'

/** A snow house with an entrance on each of two sides. */
export const igloo = (): Operation[] => [
  box([0, -1, 0], [11, -1, 11], 'snow_block'),
  box([2, 0, 2], [9, 2, 10], 'snow_block'),
  box([3, 3, 3], [8, 3, 9], 'snow_block'),
  box([3, 0, 3], [8, 2, 9], 'air'),
  put([4, 0, 4], 'furnace'),
  put([7, 0, 4], 'crafting_table'),
  lane(),
]

/** A tower of cobblestone and wood. */
export const outpost = (): Operation[] => [
  ...house([3, 0, 3], [8, 4, 10], { walls: 'cobblestone', door: [3, 0, 6] }),
  ...house([3, 5, 3], [8, 9, 10], { walls: 'birch_planks', door: [5, 5, 3] }),
  box([2, 10, 2], [9, 10, 11], 'dark_oak_planks'),
  put([4, 0, 4], 'target'),
  lane(),
]

/** A broken obsidian frame among netherrack. */
export const ruinedPortal = (): Operation[] => [
  box([2, -1, 1], [9, -1, 5], 'netherrack'),
  box([4, 0, 3], [7, 0, 3], 'obsidian'),
  box([4, 1, 3], [4, 4, 3], 'obsidian'),
  box([7, 1, 3], [7, 2, 3], 'crying_obsidian'),
  put([2, 0, 2], 'magma_block'),
  put([9, 0, 4], 'gold_block'),
  put([3, 0, 5], 'stone_bricks'),
  lane(),
]

/** A spruce hut on stilts. */
export const swampHut = (): Operation[] => [
  ...(
    [
      [3, 3],
      [8, 3],
      [3, 10],
      [8, 10],
    ] as const
  ).map(([x, z]) => box([x, 0, z], [x, 2, z], 'oak_log')),
  box([3, 3, 3], [8, 3, 10], 'spruce_planks'),
  ...house([3, 4, 3], [8, 7, 10], { walls: 'spruce_planks', door: [5, 4, 3] }),
  put([5, 4, 8], 'cauldron'),
  put([4, 4, 8], 'crafting_table'),
  lane(),
]
