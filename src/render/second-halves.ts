import { keyOf, type Point, type RenderCell } from './cell.ts'
import { isBed, isTwoHigh } from './look/shapes.ts'

const STEPS: Readonly<Record<string, readonly [x: number, z: number]>> = {
  north: [0, -1],
  south: [0, 1],
  west: [-1, 0],
  east: [1, 0],
}

/**
 * Adds the second halves of doors, tall plants and beds if their cells are empty: task files list the first
 * ones only.
 */
export function withSecondHalves(cells: readonly RenderCell[]): RenderCell[] {
  const taken = new Set(cells.map(({ position: { x, y, z } }) => keyOf(x, y, z)))
  const seconds = cells.flatMap((cell) => {
    const { position, block } = cell
    const { half, part, facing = 'north' } = block.properties
    const add = (at: Point, properties: Record<string, string>): RenderCell[] =>
      taken.has(keyOf(at.x, at.y, at.z))
        ? []
        : [{ ...cell, position: at, block: { ...block, properties: { ...block.properties, ...properties } } }]
    if (isTwoHigh(block.name) && half !== 'upper')
      return add({ ...position, y: position.y + 1 }, { half: 'upper' })
    if (!isBed(block.name) || part === 'head') return []
    const [dx, dz] = STEPS[facing] ?? [0, -1]
    return add({ x: position.x + dx, y: position.y, z: position.z + dz }, { part: 'head' })
  })
  return [...cells, ...seconds]
}
