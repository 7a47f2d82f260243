import type { Operation } from '../operation.ts'
import { box, lane, put } from './layout.ts'

/** A stepped pyramid of sandstone with a passage. */
export const desertPyramid = (): Operation[] => [
  box([0, -1, 0], [11, -1, 11], 'sand'),
  ...[0, 1, 2, 3, 4, 5].map((step) =>
    box([step, step, step], [11 - step, step, 11 - step], step % 2 === 0 ? 'sandstone' : 'cut_sandstone'),
  ),
  put([5, 4, 5], 'orange_terracotta'),
  lane(),
]

/** A well of sandstone. */
export const desertWell = (): Operation[] => [
  box([0, -1, 0], [11, -1, 11], 'sand'),
  box([3, 0, 1], [7, 0, 5], 'sandstone'),
  box([4, 0, 2], [6, 0, 4], 'water'),
  ...(
    [
      [3, 1],
      [7, 1],
      [3, 5],
      [7, 5],
    ] as const
  ).map(([x, z]) => box([x, 1, z], [x, 3, z], 'sandstone')),
  box([3, 4, 1], [7, 4, 5], 'sandstone_slab'),
  lane(),
]
