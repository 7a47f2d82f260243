import type { Operation } from '../operation.ts'
import { box, house, lane, mob, put } from './layout.ts'

/** Two houses with a bed and a bench, a field, a well, a bell, a path and villagers. */
export const village = (): Operation[] => [
  ...house([0, 0, 0], [4, 3, 4], { walls: 'oak_planks', door: [2, 0, 4] }),
  ...house([7, 0, 0], [11, 3, 4], { walls: 'cobblestone', door: [9, 0, 4] }),
  put([1, 0, 1], 'white_bed[part=foot,facing=east]'),
  put([2, 0, 1], 'white_bed[part=head,facing=east]'),
  put([8, 0, 1], 'smithing_table'),
  put([10, 0, 1], 'barrel'),
  box([0, -1, 8], [4, -1, 11], 'farmland[moisture=7]'),
  box([0, 0, 8], [4, 0, 11], 'wheat[age=7]'),
  put([2, 0, 10], 'air'),
  put([2, -1, 10], 'water'),
  box([7, 0, 8], [10, 0, 11], 'cobblestone'),
  box([8, 0, 9], [9, 0, 10], 'water'),
  box([0, -1, 6], [11, -1, 7], 'dirt_path'),
  put([5, 0, 4], 'bell'),
  lane(),
  mob([3, 0, 6], 'villager'),
  mob([8, 0, 7], 'villager'),
]
