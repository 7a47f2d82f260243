import { cellKey, type Position } from '../core/position.ts'
import { type BlockSpec, formatBlock } from '../game/block.ts'

type Size = [width: number, height: number, depth: number]

export interface BlockBox {
  block: string
  at: [number, number, number]
  size?: Size
}

/** Maximum length of a box along each axis (blocks). */
const MAX_SIDE = 64

/** The order in which a box grows: east, then south, then up. */
const GROWTH: readonly Size[] = [
  [1, 0, 0],
  [0, 0, 1],
  [0, 1, 0],
]

/** Merges blocks into boxes that grow greedily: east, then south, then up. */
export function boxesOf(cells: readonly { position: Position; block: BlockSpec }[]): BlockBox[] {
  const left = new Map(cells.map(({ position, block }) => [cellKey(position), formatBlock(block)]))
  const ordered = [...cells].sort(({ position: a }, { position: b }) => a.y - b.y || a.z - b.z || a.x - b.x)
  return ordered.flatMap(({ position }) => {
    const block = left.get(cellKey(position))
    if (block === undefined) return []
    const size = largestBox(position, (key) => left.get(key) === block)
    for (const key of keysIn(position, size)) left.delete(key)
    const { x, y, z } = position
    const isSingle = size.every((side) => side === 1)
    return [{ block, at: [x, y, z], ...(isSingle ? {} : { size }) }]
  })
}

/** The size of the box that can grow from a corner as long as all its cells belong to the set. */
function largestBox(corner: Position, belongs: (key: string) => boolean): Size {
  let size: Size = [1, 1, 1]
  for (const step of GROWTH) {
    for (;;) {
      const grown = size.map((side, axis) => side + (step[axis] as number)) as Size
      if (Math.max(...grown) > MAX_SIDE || ![...keysIn(corner, grown)].every(belongs)) break
      size = grown
    }
  }
  return size
}

function* keysIn({ x, y, z }: Position, [width, height, depth]: Size): Generator<string> {
  for (let dy = 0; dy < height; dy++)
    for (let dz = 0; dz < depth; dz++)
      for (let dx = 0; dx < width; dx++) yield cellKey({ x: x + dx, y: y + dy, z: z + dz })
}
