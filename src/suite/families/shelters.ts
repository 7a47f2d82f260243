import type { Canvas } from '../canvas.ts'
import { type Family, oneOf, STONES, WOODS, WOOLS } from '../family.ts'

/** Cloth on poles. */
export const tent: Family = {
  id: 'tent',
  title: 'A tent',
  draw(canvas, size, random) {
    const wool = oneOf(random, WOOLS)
    const fence = `${oneOf(random, WOODS)}_fence`
    const length = 3 + Math.floor(size / 2)
    const back = length - 1
    canvas.set(1, 0, 0, fence).set(3, 0, 0, fence)
    canvas.set(1, 0, back, fence).set(3, 0, back, fence).box([2, 0, back], [2, 1, back], fence)
    canvas.set(2, 1, 0, fence).set(2, 0, 0, fence)
    for (let z = 0; z < length; z++) {
      canvas.set(0, 0, z, wool).set(4, 0, z, wool)
      canvas.set(1, 1, z, wool).set(3, 1, z, wool)
      canvas.set(2, 2, z, wool)
    }
    canvas.clear(2, 0, back).clear(2, 1, back)
    canvas.set(-1, 0, 0, oneOf(random, ['pumpkin', 'crafting_table', 'hay_block']))
  },
}

/** A stone ring, four posts, and a roof of slabs. */
export const well: Family = {
  id: 'well',
  title: 'A well',
  draw(canvas, size, random) {
    const stone = oneOf(random, STONES)
    const fence = `${oneOf(random, WOODS)}_fence`
    const side = size < 5 ? 3 : 4
    canvas.box([0, 0, 0], [side - 1, 0, side - 1], stone)
    canvas.box(
      [1, 0, 1],
      [side - 2, 0, side - 2],
      oneOf(random, ['blue_stained_glass', 'blue_wool', 'mossy_cobblestone']),
    )
    const posts = 1 + Math.min(2, Math.floor(size / 3))
    for (const x of [0, side - 1]) for (const z of [0, side - 1]) canvas.box([x, 1, z], [x, posts, z], fence)
    canvas.box(
      [0, posts + 1, 0],
      [side - 1, posts + 1, side - 1],
      `${oneOf(random, WOODS)}_slab[type=bottom]`,
    )
    if (size > 7) canvas.set(1, posts, 1, 'lantern[hanging=true]')
  },
}

/** Walls with a doorway, windows and a roof of slabs. */
export const hut: Family = {
  id: 'hut',
  title: 'A hut',
  draw(canvas, size, random) {
    const wood = oneOf(random, WOODS)
    const wall = oneOf(random, [`${wood}_planks`, ...STONES])
    const w = 4 + Math.floor(size / 5)
    const d = 4 + Math.floor(size / 4)
    const height = size < 3 ? 2 : 3
    for (let y = 0; y < height; y++) wallLayer(canvas, { y, w, d, wall, corner: `${wood}_log[axis=y]` })
    canvas.clear(1, 0, 0).clear(1, 1, 0)
    canvas.set(w - 1, 1, 1, 'glass').set(0, 1, d - 2, 'glass')
    canvas.box([0, height, 0], [w - 1, height, d - 1], `${wood}_slab[type=bottom]`)
    canvas.set(2, 1, -1, 'wall_torch[facing=north]')
    if (random.next() < 0.5) canvas.set(2, 0, 1, 'crafting_table')
  },
}

/** One layer of four walls with posts in the corners. */
function wallLayer(
  canvas: Canvas,
  { y, w, d, wall, corner }: { y: number; w: number; d: number; wall: string; corner: string },
): void {
  for (let x = 0; x < w; x++) for (const z of [0, d - 1]) canvas.set(x, y, z, wall)
  for (let z = 0; z < d; z++) for (const x of [0, w - 1]) canvas.set(x, y, z, wall)
  for (const x of [0, w - 1]) for (const z of [0, d - 1]) canvas.set(x, y, z, corner)
}

/** A counter under a striped canopy. */
export const stall: Family = {
  id: 'stall',
  title: 'A market stall',
  draw(canvas, size, random) {
    const wood = oneOf(random, WOODS)
    const [one, two] = [oneOf(random, WOOLS), oneOf(random, WOOLS)]
    const w = 3 + Math.floor(size / 2)
    for (const x of [0, w - 1]) for (const z of [0, 2]) canvas.box([x, 0, z], [x, 1, z], `${wood}_fence`)
    for (let x = 1; x < w - 1; x++)
      canvas.set(x, 0, 2, oneOf(random, ['barrel[facing=up]', `${wood}_planks`, 'hay_block[axis=y]']))
    for (let x = 0; x < w; x++) for (let z = 0; z < 3; z++) canvas.set(x, 2, z, x % 2 === 0 ? one : two)
    for (let x = 0; size > 4 && x < w; x++) canvas.set(x, 2, 3, `${wood}_stairs[facing=north,half=bottom]`)
    canvas.set(1, 1, 1, 'lantern[hanging=true]')
  },
}
