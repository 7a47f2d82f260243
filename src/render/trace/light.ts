import type { Solid } from './solid.ts'
import { NOTHING } from './solid.ts'
import type { VoxelWindow } from './voxel-window.ts'

/** The light of a cell under the open sky. */
export const OPEN_SKY = 0xf0

/**
 * Red, green and blue brightness for each light of a cell (sky in the upper four bits, blocks in the lower four), and
 * one more entry for what shines by itself. `daylight` 0 to 1.
 */
export function brightness(daylight: number): Float64Array {
  const table = new Float64Array(3 * 257).fill(1)
  // each level is a little less than the one above, as in the game
  const curve = (level: number): number => level / (4 - 3 * level)
  for (let light = 0; light < 256; light++) {
    const sky = curve(light >> 4 === 15 ? 1 : (light >> 4) / 15) * daylight
    const block = curve((light & 15) / 15)
    const floor = 0.06
    const white = Math.max(sky, block)
    table[3 * light] = Math.min(1, floor + (1 - floor) * Math.max(block, sky * (0.82 + 0.18 * daylight)))
    table[3 * light + 1] = Math.min(
      1,
      floor + (1 - floor) * Math.max(block * 0.92, sky * (0.86 + 0.14 * daylight)),
    )
    table[3 * light + 2] = Math.min(1, floor + (1 - floor) * Math.max(block * 0.8, sky, white * 0.7))
  }
  return table
}

/** Fills in the light of a window that has none: from the sky downwards, from glowing blocks around them. */
export function shineOn(window: VoxelWindow, solidOf: (id: number) => Solid): void {
  const { cells, size } = window
  const light = new Uint8Array(cells.length)
  const [alongY, alongZ] = [size.x * size.z, size.x]
  const blocks = (id: number): boolean => id !== 0 && solidOf(id).opaque
  const dims = (id: number): boolean =>
    id !== 0 && (solidOf(id).liquid > 0 || solidOf(id).kind !== NOTHING) && !blocks(id)
  const sky: number[] = []
  for (let column = 0; column < alongY; column++) {
    let level = 15
    for (let y = size.y - 1; y >= 0 && level > 0; y--) {
      const index = y * alongY + column
      const id = cells[index]!
      if (blocks(id)) break
      if (level < 15 || (dims(id) && solidOf(id).liquid > 0)) level--
      light[index] = level << 4
      sky.push(index)
    }
  }
  spread(sky, 4)
  const lamps: number[] = []
  cells.forEach((id, index) => {
    const level = id === 0 ? 0 : solidOf(id).light
    if (level === 0) return
    light[index] = (light[index]! & 0xf0) | level
    lamps.push(index)
  })
  spread(lamps, 0)
  window.light = light

  function spread(from: readonly number[], shift: number): void {
    const keep = shift === 4 ? 0x0f : 0xf0
    let wave = from
    while (wave.length > 0) {
      const next: number[] = []
      for (const index of wave) {
        const level = ((light[index]! >> shift) & 15) - 1
        if (level <= 0) continue
        const [x, rest] = [index % alongZ, Math.floor(index / alongZ)]
        const [z, y] = [rest % size.z, Math.floor(rest / size.z)]
        if (x > 0) reach(index - 1)
        if (x < size.x - 1) reach(index + 1)
        if (z > 0) reach(index - alongZ)
        if (z < size.z - 1) reach(index + alongZ)
        if (y > 0) reach(index - alongY)
        if (y < size.y - 1) reach(index + alongY)

        function reach(other: number): void {
          if (((light[other]! >> shift) & 15) >= level || blocks(cells[other]!)) return
          light[other] = (light[other]! & keep) | (level << shift)
          next.push(other)
        }
      }
      wave = next
    }
  }
}
