import type { Point, RenderBlock } from './cell.ts'
import { barrierOf, isConnectedTo } from './look/shapes.ts'

const OFFSETS = {
  north: { x: 0, y: 0, z: -1 },
  east: { x: 1, y: 0, z: 0 },
  south: { x: 0, y: 0, z: 1 },
  west: { x: -1, y: 0, z: 0 },
} as const satisfies Record<string, Point>
type Side = keyof typeof OFFSETS
const SIDES = Object.keys(OFFSETS) as Side[]

function reaches(block: RenderBlock, neighbour: RenderBlock | undefined): boolean {
  if (neighbour === undefined) return false
  const own = barrierOf(block.name)
  const other = barrierOf(neighbour.name)
  if (own !== undefined && other !== undefined) return own === other || (own !== 'fence' && other !== 'fence')
  return isConnectedTo(neighbour.name)
}

/**
 * A fence, wall or pane with the sides on which it connects: sides missing from its state come from its
 * neighbours, by an approximation of the game's rule. Other blocks stay unchanged.
 */
export function connected(
  { x, y, z }: Point,
  block: RenderBlock,
  at: (x: number, y: number, z: number) => RenderBlock | undefined,
): RenderBlock {
  if (barrierOf(block.name) === undefined || SIDES.every((side) => block.properties[side] !== undefined))
    return block
  const sides = SIDES.map((side) => {
    const { x: dx, z: dz } = OFFSETS[side]
    return [side, block.properties[side] ?? String(reaches(block, at(x + dx, y, z + dz)))]
  })
  return { ...block, properties: { ...block.properties, ...Object.fromEntries(sides) } }
}
