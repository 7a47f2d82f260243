import { add, type Box, type Position } from '../../../core/position.ts'
import type { Operation } from '../operation.ts'

/**
 * The corner from which every structure is built, relative to the agent, which faces away from it at the start; and the size
 * (blocks).
 */
const CORNER: Position = { x: 8, y: 0, z: -16 }
const SIZE = 12
const HEIGHT = 12
/** A lane through every structure is left free, so that an agent can walk inside: two blocks wide, at these z. */
const LANE = { from: 6, to: 7 } as const

type Triple = readonly [x: number, y: number, z: number]

const at = ([x, y, z]: Triple): Position => add(CORNER, { x, y, z })

/** A box made of one kind of block, in cells of a structure: 0 to 11 across, 0 at the ground. */
export const box = (from: Triple, to: Triple, block: string): Operation => ({
  kind: 'fill',
  from: at(from),
  to: at(to),
  block,
})

export const put = (cell: Triple, block: string): Operation => ({ kind: 'setblock', at: at(cell), block })

export const mob = (cell: Triple, entity: string): Operation => ({ kind: 'summon', entity, at: at(cell) })

/** A house with walls, a roof and a doorway. */
export const house = (
  from: Triple,
  to: Triple,
  { walls, door }: { walls: string; door: Triple },
): Operation[] => [
  box(from, to, walls),
  box(inward(from, 1), [to[0] - 1, to[1] - 1, to[2] - 1], 'air'),
  box(door, [door[0], door[1] + 1, door[2]], 'air'),
]

const inward = ([x, y, z]: Triple, by: number): Triple => [x + by, y, z + by]

/** The lane, cleared of blocks. */
export const lane = (): Operation => box([0, 0, LANE.from], [SIZE - 1, 2, LANE.to], 'air')

/** The place of a structure, relative to the agent. An agent on a path or on farmland stands slightly below ground level. */
export const placeOfStructure = (): Box => ({
  min: at([0, -1, 0]),
  max: at([SIZE - 1, HEIGHT, SIZE - 1]),
})
