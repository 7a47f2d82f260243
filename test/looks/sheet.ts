import { blank, fill, halved, type Picture, paste, textWidth, write } from '../../src/render/image/picture.ts'
import { BlockTable } from '../../src/render/trace/block-table.ts'
import { lookingAt } from '../../src/render/trace/camera.ts'
import { Tracer } from '../../src/render/trace/tracer.ts'
import { VoxelWindow } from '../../src/render/trace/voxel-window.ts'
import { blockOf, type Specimen } from './specimens.ts'

const COLUMNS = 10
const TILE = 108
const LABEL = 132
const BACKGROUND = 0xe9edf2
const INK = 0x30363d

/** One picture with a row for each family and the names below the blocks. */
export function sheetOf(specimens: readonly Specimen[]): Picture {
  const high = TILE + 24
  const sheet = blank(LABEL + COLUMNS * TILE, specimens.length * high, BACKGROUND)
  specimens.forEach(({ family, blocks }, row) => {
    fill(sheet, 0, row * high, sheet.width, 1, 0xc4ccd6)
    write(sheet, family, 8, row * high + (TILE >> 1), INK)
    blocks.forEach((text, column) => {
      const [left, top] = [LABEL + column * TILE, row * high + 2]
      paste(sheet, specimenPicture(text, TILE - 4), left + 2, top)
      captions(text).forEach((line, i) => {
        write(sheet, line, left + ((TILE - textWidth(line)) >> 1), top + TILE - 2 + i * 9, INK)
      })
    })
  })
  return sheet
}

/** The name and the differences from its usual state, each short enough for a tile. */
function captions(text: string): string[] {
  const [first = text] = text.split(/[|+]/)
  const { name, properties } = blockOf(first)
  const pairs = Object.entries(properties).map(([key, value]) =>
    value === 'true' ? key : value === 'false' ? `no ${key}` : value,
  )
  const room = Math.floor(TILE / 6)
  return [name, pairs.join(' ')].map((line) => line.slice(0, room))
}

/**
 * One specimen, seen from the south and a little from the east and above. `+` puts blocks on top of each other, `|` next to each
 * other.
 */
export function specimenPicture(text: string, size: number): Picture {
  const table = new BlockTable()
  const window = new VoxelWindow({ x: -8, y: -8, z: -8 }, { x: 16, y: 16, z: 16 })
  const towers = text.split('|').map((tower) => tower.split('+').map(blockOf))
  towers.forEach((tower, x) => {
    tower.forEach((block, y) => {
      window.set(x, y, 0, table.idOf(block))
    })
  })
  const [wide, tall] = [towers.length, Math.max(...towers.map((tower) => tower.length))]
  const middle = { x: wide / 2, y: tall / 2, z: 0.5 }
  const camera = lookingAt({ x: middle.x + 5, y: middle.y + 4.4, z: 8.5 }, middle)
  const picture = {
    width: 2 * size,
    height: 2 * size,
    pixels: new Tracer(window, table.blockOf).render(
      { ...camera, parallel: 0.62 + 0.32 * Math.max(wide, tall) },
      { width: 2 * size, height: 2 * size, background: BACKGROUND },
    ),
  }
  return halved(picture)
}
