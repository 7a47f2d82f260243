import type { Box, Position } from '../core/position.ts'
import type { Playback } from './playback.ts'

/** The blocks of a box. */
interface BlocksInBox {
  readonly size: Position
  /** The different blocks as commands write them (`oak_stairs[facing=east]`); air is the first. */
  readonly palette: readonly string[]
  /** Indices into the palette, by x, then z, then y. */
  readonly cells: readonly number[]
}

const AIR = 'air'

/** The blocks in a box at the end of a recording; cells that were never in view are air. */
export function blocksInBox(playback: Playback, { min, max }: Box): BlocksInBox {
  playback.seek(playback.to)
  const size = { x: max.x - min.x + 1, y: max.y - min.y + 1, z: max.z - min.z + 1 }
  const numbers = new Map([[AIR, 0]])
  const cells: number[] = []
  for (let y = min.y; y <= max.y; y++)
    for (let z = min.z; z <= max.z; z++)
      for (let x = min.x; x <= max.x; x++) {
        const name = playback.blockName(playback.blocks.at(x, y, z) ?? 0)
        const number = numbers.get(name) ?? numbers.size
        numbers.set(name, number)
        cells.push(number)
      }
  return { size, palette: [...numbers.keys()], cells }
}
