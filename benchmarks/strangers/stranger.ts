/** A building like those that people bring along, as plain data: the same data give the same building. */
export interface Stranger {
  id: string
  seed: number
  /** Number of different blocks. */
  kinds: number
  /** Outer size (blocks): east, up, south. */
  size: readonly [width: number, height: number, depth: number]
  /** One door; windows and two doors; or a wide archway in every wall, so that many agents can pass. */
  openings: 'door' | 'windows' | 'arches'
  /** Distance from the east wall to the chests (blocks). */
  chestsAt: number
  /** Kinds of material in each chest; absent: the chests are filled slot by slot. */
  kindsPerChest?: number
}

/** Distances of chests from the building (blocks). */
const NEAR = 3
const FAR = 28

type Row = readonly [
  id: string,
  size: Stranger['size'],
  kinds: number,
  openings: Stranger['openings'],
  chestsAt: number,
]

/**
 * Sizes from a shed to a keep and heights from a floor to 40 blocks, each with few and many kinds. Openings and distances of
 * chests change from row to row, so that no size has only one of them.
 */
const ROWS: readonly Row[] = [
  ['shed', [6, 5, 5], 20, 'door', NEAR],
  ['shed-of-all-kinds', [7, 5, 6], 120, 'door', FAR],
  ['cottage', [8, 6, 7], 20, 'windows', FAR],
  ['cottage-of-many-kinds', [8, 6, 7], 160, 'arches', NEAR],
  ['floor', [20, 1, 20], 20, 'arches', NEAR],
  ['mosaic', [20, 1, 20], 360, 'arches', FAR],
  ['gallery', [18, 4, 5], 40, 'arches', FAR],
  ['gallery-of-many-kinds', [18, 4, 5], 200, 'door', NEAR],
  ['house', [11, 7, 9], 20, 'door', NEAR],
  ['house-of-60', [11, 7, 9], 60, 'windows', FAR],
  ['house-of-240', [11, 7, 9], 240, 'door', FAR],
  ['barn', [15, 8, 10], 20, 'arches', FAR],
  ['barn-of-120', [15, 8, 10], 120, 'windows', NEAR],
  ['barn-of-400', [15, 8, 10], 400, 'door', FAR],
  ['needle', [4, 40, 4], 20, 'door', NEAR],
  ['needle-of-60', [4, 40, 4], 60, 'door', FAR],
  ['tower', [7, 30, 7], 20, 'windows', FAR],
  ['tower-of-120', [7, 30, 7], 120, 'door', NEAR],
  ['tower-of-300', [7, 40, 7], 300, 'arches', NEAR],
  ['block-of-flats', [9, 22, 8], 40, 'windows', NEAR],
  ['block-of-flats-of-200', [9, 22, 8], 200, 'windows', FAR],
  ['hall', [18, 9, 14], 20, 'arches', NEAR],
  ['hall-of-60', [18, 9, 14], 60, 'door', NEAR],
  ['hall-of-240', [18, 9, 14], 240, 'windows', FAR],
  ['manor', [20, 12, 14], 60, 'windows', NEAR],
  ['manor-of-400', [20, 12, 14], 400, 'arches', FAR],
  ['court', [26, 5, 22], 20, 'arches', FAR],
  ['court-of-120', [26, 5, 22], 120, 'windows', NEAR],
  ['keep', [22, 18, 18], 60, 'door', FAR],
]

/** A building of 400 blocks and 360 kinds, with nine kinds in each chest. */
const SCATTERED: Stranger = {
  id: 'nine-kinds-a-chest',
  seed: 100,
  kinds: 360,
  size: [11, 8, 9],
  openings: 'windows',
  chestsAt: NEAR,
  kindsPerChest: 9,
}

/** The thirty buildings of `npm run strangers`. */
export const strangers: readonly Stranger[] = [
  ...ROWS.map(([id, size, kinds, openings, chestsAt], index) => ({
    id,
    seed: index + 1,
    kinds,
    size,
    openings,
    chestsAt,
  })),
  SCATTERED,
]
