import { cellKey, type Position } from '../../src/core/position.ts'
import { createRandom } from '../../src/core/random.ts'
import { Canvas, type DrawnCell } from '../../src/suite/canvas.ts'
import type { Stranger } from './stranger.ts'

/** Height of a storey (blocks), and distance between windows (blocks). */
const STOREY = 6
const WINDOW_EVERY = 4
/** Height of doors, and of archways (blocks). */
const DOOR = 2
const ARCH = 3
/** Share of cells that do not have the block of their part. */
const ACCENTS = 0.25

/**
 * The cells of a building: a floor, outer walls, floors of storeys with a stairwell in one corner, a roof and openings. Each part
 * has a block of its own; a quarter of the cells, or as many as it takes, are other kinds. All kinds of the palette occur.
 * @throws TypeError when the palette, or the building, has too few for the requested kinds
 */
export function drawStranger(stranger: Stranger, palette: readonly string[]): DrawnCell[] {
  const cells = outline(stranger)
  const kinds = palette.slice(0, stranger.kinds)
  if (kinds.length < stranger.kinds || cells.length < stranger.kinds)
    throw new TypeError(
      `${stranger.id} wants ${stranger.kinds} kinds: there are ${kinds.length}, and ${cells.length} cells`,
    )
  const random = createRandom(stranger.seed).fork('blocks')
  const parts = [...new Set(cells.map(({ part }) => part))]
  const own = new Map(parts.map((part, index) => [part, kinds[index % kinds.length] as string]))
  const unused = kinds.slice(parts.length)
  const accents = Math.max(unused.length, Math.floor(ACCENTS * cells.length))
  const canvas = new Canvas()
  for (const [index, { position, part }] of cells.entries()) {
    const { x, y, z } = position
    canvas.set(x, y, z, own.get(part) as string)
    // Spread over the whole building: the share of accents up to here is the share of all.
    const nth = Math.floor((index * accents) / cells.length)
    if (Math.floor(((index + 1) * accents) / cells.length) === nth) continue
    canvas.set(x, y, z, unused[nth] ?? (random.pick(kinds) as string))
  }
  return canvas.cells()
}

interface PartCell {
  position: Position
  part: string
}

/** The cells without their blocks, from the bottom up. */
function outline({ size: [width, height, depth], openings }: Stranger): PartCell[] {
  const cells: PartCell[] = []
  for (let y = 0; y < height; y++)
    for (let z = 0; z < depth; z++)
      for (let x = 0; x < width; x++) {
        const part = partAt([x, y, z], [width, height, depth])
        if (part !== undefined) cells.push({ position: { x, y, z }, part })
      }
  const holes = new Set(holesIn([width, height, depth], openings).map(cellKey))
  return cells.filter(({ position }) => !holes.has(cellKey(position)))
}

type Triple = readonly [x: number, y: number, z: number]

/** Which part of the building a cell belongs to; undefined for the air inside. */
function partAt([x, y, z]: Triple, [width, height, depth]: Triple): string | undefined {
  if (y === 0) return 'floor'
  if (y === height - 1) return 'roof'
  const isEdge = (at: number, length: number) => at === 0 || at === length - 1
  const [isSide, isFront] = [isEdge(x, width), isEdge(z, depth)]
  if (isSide && isFront) return 'corner'
  if (isSide || isFront) return y % STOREY === 0 ? 'cornice' : `wall ${Math.floor(y / STOREY) % 3}`
  const isStairwell = x <= 2 && z <= 2
  return y % STOREY === 0 && height - y > DOOR && !isStairwell ? 'storey' : undefined
}

function holesIn([width, height, depth]: Triple, openings: Stranger['openings']): Position[] {
  if (height < DOOR + 2) return []
  const middle = Math.floor(width / 2)
  const box = (from: Triple, to: Triple): Position[] => {
    const cells: Position[] = []
    for (let y = from[1]; y <= to[1]; y++)
      for (let z = from[2]; z <= to[2]; z++) for (let x = from[0]; x <= to[0]; x++) cells.push({ x, y, z })
    return cells
  }
  const doors = box([middle, 1, depth - 1], [middle, DOOR, depth - 1])
  if (openings === 'door') return doors
  const back = box([middle, 1, 0], [middle, DOOR, 0])
  if (openings === 'windows') return [...doors, ...back, ...windowsIn([width, height, depth])]
  const high = Math.min(ARCH, height - 2)
  const [south, east] = [Math.floor(depth / 2), width - 1]
  const reach = (length: number) => Math.max(0, Math.floor((length - 3) / 4))
  const across = [middle - reach(width), middle + reach(width)] as const
  const along = [south - reach(depth), south + reach(depth)] as const
  return [
    ...box([across[0], 1, 0], [across[1], high, 0]),
    ...box([across[0], 1, depth - 1], [across[1], high, depth - 1]),
    ...box([0, 1, along[0]], [0, high, along[1]]),
    ...box([east, 1, along[0]], [east, high, along[1]]),
  ]
}

function windowsIn([width, height, depth]: Triple): Position[] {
  const windows: Position[] = []
  for (let y = 3; y < height - 1; y += STOREY) {
    for (let x = 2; x < width - 2; x += WINDOW_EVERY)
      for (const z of [0, depth - 1]) windows.push({ x, y, z })
    for (let z = 2; z < depth - 2; z += WINDOW_EVERY)
      for (const x of [0, width - 1]) windows.push({ x, y, z })
  }
  return windows
}
