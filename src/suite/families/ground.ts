import { type Family, oneOf, WOODS } from '../family.ts'

const PAVINGS = [
  'smooth_sandstone',
  'cobblestone',
  'stone_bricks',
  'gravel',
  'polished_andesite',
  'bricks',
] as const
const FILLINGS = ['dirt', 'terracotta', 'mossy_cobblestone', 'andesite'] as const

/** A strip or square of pavement with worn edges and gaps. */
export const path: Family = {
  id: 'path',
  title: 'A path',
  draw(canvas, size, random) {
    const width = 2 + (size % 4)
    const length = 2 + Math.floor(size / 2) + random.integer(4)
    const paving = oneOf(random, PAVINGS)
    const filling = oneOf(random, FILLINGS)
    for (let z = 0; z < length; z++) {
      for (let x = 0; x < width; x++) {
        const isEdge = x === 0 || x === width - 1
        if (isEdge && random.next() < 0.25) continue
        canvas.set(x, 0, z, random.next() < 0.12 ? filling : paving)
      }
    }
  },
}

/** A ring of streets around a square of another stone. */
export const plaza: Family = {
  id: 'plaza',
  title: 'A square',
  draw(canvas, size, random) {
    const side = 3 + Math.floor(size / 2)
    const rim = oneOf(random, PAVINGS)
    canvas.box([0, 0, 0], [side - 1, 0, side - 1], rim)
    if (side > 3) canvas.box([1, 0, 1], [side - 2, 0, side - 2], oneOf(random, FILLINGS))
    const middle = Math.floor(side / 2)
    if (random.next() < 0.5) canvas.set(middle, 1, middle, 'torch')
    else
      canvas
        .set(middle, 1, middle, `${oneOf(random, WOODS)}_fence`)
        .set(middle, 2, middle, 'lantern[hanging=false]')
  },
}

/** A bed of earth framed by logs. */
export const farm: Family = {
  id: 'farm',
  title: 'A kitchen garden',
  draw(canvas, size, random) {
    const wood = oneOf(random, WOODS)
    const [w, d] = [3 + Math.floor(size / 3), 3 + Math.floor(size / 2)]
    for (const x of [0, w + 1]) for (const z of [0, d + 1]) canvas.set(x, 0, z, `${wood}_log[axis=y]`)
    for (let x = 1; x <= w; x++) for (const z of [0, d + 1]) canvas.set(x, 0, z, `${wood}_log[axis=x]`)
    for (let z = 1; z <= d; z++) for (const x of [0, w + 1]) canvas.set(x, 0, z, `${wood}_log[axis=z]`)
    canvas.box([1, 0, 1], [w, 0, d], oneOf(random, ['dirt', 'coarse_dirt', 'grass_block']))
    const yields = oneOf(random, ['pumpkin', 'melon', 'hay_block'])
    for (let z = 1; z <= d; z += 2) if (random.next() < 0.6) canvas.set(1 + random.integer(w), 1, z, yields)
    canvas.set(w + 1, 1, 0, 'composter')
  },
}

/** A fenced pen with a gate, and an opening next to it. */
export const pen: Family = {
  id: 'pen',
  title: 'A pen',
  draw(canvas, size, random) {
    const wood = oneOf(random, WOODS)
    const [w, d] = [4 + Math.floor(size / 2), 4 + Math.floor(size / 3)]
    for (let x = 0; x < w; x++) for (const z of [0, d - 1]) canvas.set(x, 0, z, `${wood}_fence`)
    for (let z = 0; z < d; z++) for (const x of [0, w - 1]) canvas.set(x, 0, z, `${wood}_fence`)
    canvas.set(1, 0, d - 1, `${wood}_fence_gate[facing=south]`).clear(2, 0, d - 1)
    for (let bale = random.integer(3); bale >= 0; bale--)
      canvas.set(2 + (bale % (w - 3)), 0, 1, 'hay_block[axis=y]')
    for (const x of [0, w - 1]) if (random.next() < 0.7) canvas.set(x, 1, 0, 'torch')
  },
}

/** A box of earth with flowers and trapdoors on its sides. */
export const planter: Family = {
  id: 'planter',
  title: 'A flower box',
  draw(canvas, size, random) {
    const wood = oneOf(random, WOODS)
    const length = 1 + Math.floor(size / 2)
    const flowers = ['poppy', 'dandelion', 'oxeye_daisy', 'cornflower', 'azure_bluet'] as const
    canvas.box([1, 0, 1], [length, 0, 1], 'grass_block')
    for (let x = 1; x <= length; x++) {
      canvas.set(x, 1, 1, oneOf(random, flowers))
      canvas.set(x, 0, 0, `${wood}_trapdoor[facing=north,half=bottom]`)
      canvas.set(x, 0, 2, `${wood}_trapdoor[facing=south,half=bottom]`)
    }
    canvas.set(0, 0, 1, `${wood}_trapdoor[facing=west,half=bottom]`)
    canvas.set(length + 1, 0, 1, `${wood}_trapdoor[facing=east,half=bottom]`)
  },
}
