import type { ChunkColumn } from '../library/prismarine.ts'
import { BOTTOM, HEIGHT } from './layout.ts'

const SECTIONS = HEIGHT / 16
/** Bytes of the light of a section: half a byte for each block. */
const BYTES = 2048

const lit = new Uint8Array(BYTES).fill(0xff)

/** Full light from the sky down to the highest block of each place, and none below. */
export function lightFromSky(column: ChunkColumn, tops: Int16Array): void {
  const lowest = Math.min(...tops)
  const highest = Math.max(...tops)
  const sections: Uint8Array[] = []
  let mask = 0
  for (let section = 0; section < SECTIONS; section++) {
    const bottom = BOTTOM + section * 16
    // up to one section above the highest block: clients take the rest as lit
    if (bottom + 15 <= lowest || bottom > highest + 16) continue
    mask |= 1 << (section + 1)
    sections.push(bottom > highest ? lit : partly(tops, bottom))
  }
  const none = [[0, 0]] as const
  column.loadParsedLight?.(sections, [], [[0, mask]], none, none, none)
}

function partly(tops: Int16Array, bottom: number): Uint8Array {
  const bytes = new Uint8Array(BYTES)
  for (let i = 0; i < 256; i++)
    for (let y = Math.max(0, (tops[i] as number) + 1 - bottom); y < 16; y++) {
      const cell = (y << 8) | i
      bytes[cell >> 1] = (bytes[cell >> 1] as number) | (cell & 1 ? 0xf0 : 0x0f)
    }
  return bytes
}
