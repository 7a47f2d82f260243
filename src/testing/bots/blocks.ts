import type { BlockState, EmbeddedServer } from '../../world/index.ts'

/** A cell of the world. */
export interface Corner {
  readonly x: number
  readonly y: number
  readonly z: number
}

/** The blocks of a box as plain data, for `toEqual` and snapshot files. */
export interface BoxOfBlocks {
  /** Lowest cell. */
  readonly from: Corner
  /** Highest cell. */
  readonly to: Corner
  /** Blocks that are not air, by cell: `'3 -60 0': 'oak_log[axis=y]'`. Ordered by y, then z, then x. */
  readonly blocks: Readonly<Record<string, string>>
}

/** Reads the blocks of a box, including both corners. */
export function blocksIn(server: EmbeddedServer, one: Corner, other: Corner): BoxOfBlocks {
  const from = eachAxis((axis) => Math.floor(Math.min(one[axis], other[axis])))
  const to = eachAxis((axis) => Math.floor(Math.max(one[axis], other[axis])))
  const blocks = cells(from, to).flatMap((cell) => {
    const state = server.blockAt(cell)
    return state.name === 'air' ? [] : [[keyOf(cell), textOf(state)] as const]
  })
  return { from, to, blocks: Object.fromEntries(blocks) }
}

const eachAxis = (value: (axis: 'x' | 'y' | 'z') => number): Corner => ({
  x: value('x'),
  y: value('y'),
  z: value('z'),
})

function cells(from: Corner, to: Corner): Corner[] {
  const cells: Corner[] = []
  for (let y = from.y; y <= to.y; y++)
    for (let z = from.z; z <= to.z; z++) for (let x = from.x; x <= to.x; x++) cells.push({ x, y, z })
  return cells
}

const keyOf = ({ x, y, z }: Corner): string => `${x} ${y} ${z}`

/** A block in the syntax of commands: `oak_log[axis=y]`. */
function textOf({ name, properties }: BlockState): string {
  const entries = Object.entries(properties).map(([key, value]) => `${key}=${value}`)
  return entries.length === 0 ? name : `${name}[${entries.join(',')}]`
}
