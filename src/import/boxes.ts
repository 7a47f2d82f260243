import { cellKey, type Position } from '../core/position.ts'
import { type BlockSpec, formatBlock } from '../game/block.ts'

export interface BlockBox {
  block: string
  at: [number, number, number]
  size?: [number, number, number]
}

/** Merges blocks into boxes that grow greedily: east, then south, then up. */
export function boxesOf(cells: readonly { position: Position; block: BlockSpec }[]): BlockBox[] {
  const left = new Map(cells.map(({ position, block }) => [cellKey(position), formatBlock(block)]))
  const ordered = [...cells].sort(({ position: a }, { position: b }) => a.y - b.y || a.z - b.z || a.x - b.x)
  return ordered.flatMap(({ position: { x, y, z } }) => {
    const text = left.get(cellKey({ x, y, z }))
    if (text === undefined) return []
    const holds = (width: number, height: number, depth: number): boolean => {
      for (let dy = 0; dy < height; dy++)
        for (let dz = 0; dz < depth; dz++)
          for (let dx = 0; dx < width; dx++)
            if (left.get(cellKey({ x: x + dx, y: y + dy, z: z + dz })) !== text) return false
      return true
    }
    const size: [number, number, number] = [1, 1, 1]
    while (size[0] < 64 && holds(size[0] + 1, 1, 1)) size[0]++
    while (size[2] < 64 && holds(size[0], 1, size[2] + 1)) size[2]++
    while (size[1] < 64 && holds(size[0], size[1] + 1, size[2])) size[1]++
    for (let dy = 0; dy < size[1]; dy++)
      for (let dz = 0; dz < size[2]; dz++)
        for (let dx = 0; dx < size[0]; dx++) left.delete(cellKey({ x: x + dx, y: y + dy, z: z + dz }))
    const isSingle = size.every((side) => side === 1)
    return [{ block: text, at: [x, y, z], ...(isSingle ? {} : { size }) }]
  })
}
