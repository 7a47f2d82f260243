import type { Point, RenderBlock } from './cell.ts'

/** Whether the neighbour on that side is a block to connect to. */
export type ConnectsTo = (side: Side) => boolean

const OFFSETS = {
  north: { x: 0, y: 0, z: -1 },
  east: { x: 1, y: 0, z: 0 },
  south: { x: 0, y: 0, z: 1 },
  west: { x: -1, y: 0, z: 0 },
} as const satisfies Record<string, Point>
export type Side = keyof typeof OFFSETS
const SIDES = Object.keys(OFFSETS) as Side[]

/** Not solid enough for a fence, wall or pane to connect to. */
const NOT_SOLID =
  /_stairs$|_slab$|torch$|lantern$|_door$|trapdoor$|carpet$|plate$|button$|ladder|lever|rail$|sign$|banner$|candle$|chain$|_bed$|chest$|leaves$|sapling$|flower|tulip|grass$|^snow$|^air$/

const family = (name: string): string | undefined =>
  /(fence|wall|pane|bars)$/.exec(name)?.[1]?.replace('bars', 'pane')

function reaches(block: RenderBlock, neighbour: RenderBlock | undefined): boolean {
  if (neighbour === undefined) return false
  const own = family(block.name)
  const other = family(neighbour.name)
  if (own !== undefined && other !== undefined) return own === other || (own !== 'fence' && other !== 'fence')
  return neighbour.name.endsWith('_fence_gate') || !NOT_SOLID.test(neighbour.name)
}

/** An approximation of the game's rule, for blocks whose state does not say where they connect. */
export const connectionsOf =
  (
    position: Point,
    block: RenderBlock,
    at: (x: number, y: number, z: number) => RenderBlock | undefined,
  ): ConnectsTo =>
  (side) => {
    const { x, z } = OFFSETS[side]
    return reaches(block, at(position.x + x, position.y, position.z + z))
  }

/** The sides on which a fence, wall or pane connects: from its state, or else from its neighbours. */
export const arms = (block: RenderBlock, connects: ConnectsTo): Side[] =>
  SIDES.filter((side) => {
    const stated = block.properties[side]
    return stated === undefined ? connects(side) : stated !== 'false' && stated !== 'none'
  })
