import { cellKey, type Position } from '../core/position.ts'
import { type BlockSpec, parseBlock } from '../game/block.ts'

export interface DrawnCell {
  position: Position
  block: BlockSpec
}

/** A grid to draw a building on: x east, y up from the ground, z south. Drawing a cell again overwrites it. */
export class Canvas {
  readonly #cells = new Map<string, DrawnCell>()

  set(x: number, y: number, z: number, text: string): this {
    const block = parseBlock(text)
    if (block === undefined) throw new TypeError(`not a block: ${text}`)
    this.#cells.set(cellKey({ x, y, z }), { position: { x, y, z }, block })
    return this
  }

  /** Draws a box of blocks, including both corners. */
  box(from: readonly [number, number, number], to: readonly [number, number, number], text: string): this {
    for (let y = from[1]; y <= to[1]; y++)
      for (let z = from[2]; z <= to[2]; z++) for (let x = from[0]; x <= to[0]; x++) this.set(x, y, z, text)
    return this
  }

  clear(x: number, y: number, z: number): this {
    this.#cells.delete(cellKey({ x, y, z }))
    return this
  }

  cells(): DrawnCell[] {
    return [...this.#cells.values()]
  }
}
