/** A point of a block world: x grows eastwards, y upwards, z southwards. A cell is named by its lowest corner. */
export interface Point {
  x: number
  y: number
  z: number
}

/** A block by name (without `minecraft:`) and the state properties that are known. */
export interface RenderBlock {
  name: string
  properties: Readonly<Record<string, string>>
}

/** One block to draw. */
export interface RenderCell {
  position: Point
  block: RenderBlock
  /** A CSS hex colour (`#rrggbb`) instead of the block's own colours. */
  tint?: string
  /** 0..1; below 1 the blocks behind show through. */
  opacity?: number
  /** Shown in the tooltip after the block's name and place. */
  note?: string
}

export const keyOf = (x: number, y: number, z: number): string => `${x},${y},${z}`
