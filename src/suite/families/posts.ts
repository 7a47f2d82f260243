import { type Family, oneOf, STONES, WOODS, WOOLS } from '../family.ts'

/** A post with a light: a torch on top, or a lantern that hangs from an arm. */
export const lamp: Family = {
  id: 'lamp',
  title: 'A lamp',
  draw(canvas, size, random) {
    const height = 1 + Math.min(3, 1 + Math.floor(size / 3))
    const post = oneOf(random, ['cut_sandstone', 'stripped_oak_wood', 'cobblestone_wall', 'spruce_fence'])
    for (let y = 0; y < height; y++) canvas.set(0, y, 0, post)
    if (size < 3) canvas.set(0, height, 0, 'torch')
    else {
      const wood = oneOf(random, WOODS)
      const arms = oneOf(random, [[1], [1, -1]])
      canvas.set(0, height, 0, `${wood}_planks`)
      for (const arm of arms) {
        canvas.set(arm, height, 0, `${wood}_fence`)
        canvas.set(arm, height - 1, 0, 'lantern[hanging=true]')
      }
      for (const [side, x, z] of [
        ['south', 0, 1],
        ['north', 0, -1],
      ] as const)
        if (size > 4) canvas.set(x, height, z, `wall_torch[facing=${side}]`)
    }
  },
}

/** Curved ribs of bone on a spine. */
export const fossil: Family = {
  id: 'fossil',
  title: 'A fossil',
  draw(canvas, size, random) {
    const ribs = 1 + Math.floor(size / 3)
    const height = 2 + random.integer(3)
    const reach = 1 + random.integer(2)
    const gap = 2 + random.integer(2)
    canvas.set(0, 0, 0, 'bone_block[axis=y]')
    for (let rib = 0; rib < ribs; rib++) {
      const z = rib * gap
      for (let spine = z - gap + 1; rib > 0 && spine <= z; spine++)
        canvas.set(0, 0, spine, 'bone_block[axis=z]')
      for (const side of size > 6 ? [1, -1] : [1]) {
        canvas.set(side, 0, z, 'bone_block[axis=x]')
        for (let y = 1; y < height; y++) canvas.set(side, y, z, 'bone_block[axis=y]')
        for (let out = 2; out <= reach; out++) canvas.set(side * out, height - 1, z, 'bone_block[axis=x]')
      }
    }
  },
}

/** One or more frames, each made of two posts and a beam. */
export const arch: Family = {
  id: 'arch',
  title: 'An arch',
  draw(canvas, size, random) {
    const wood = oneOf(random, WOODS)
    const width = 3 + random.integer(3)
    const height = 3 + random.integer(2)
    const rows = 1 + Math.floor(size / 4)
    for (let row = 0; row < rows; row++) {
      const z = row * 3
      for (const x of [0, width - 1]) {
        canvas.box([x, 0, z], [x, height - 1, z], `${wood}_log[axis=y]`)
      }
      for (let x = 1; x < width - 1; x++) canvas.set(x, height - 1, z, `${wood}_log[axis=x]`)
      canvas.set(Math.floor(width / 2), height - 2, z, 'lantern[hanging=true]')
      if (size > 5)
        for (const x of [0, width - 1]) canvas.set(x, 0, z + 1, oneOf(random, ['hay_block', 'pumpkin']))
    }
  },
}

/** A stepped stone pyramid around a core. */
export const pyramid: Family = {
  id: 'monument',
  title: 'A monument',
  draw(canvas, size, random) {
    const stone = oneOf(random, STONES)
    const base = size < 4 ? 3 : 5
    for (let y = 0; base - 2 * y > 0; y++) canvas.box([y, y, y], [base - 1 - y, y, base - 1 - y], stone)
    const middle = (base - 1) / 2
    const top = (base + 1) / 2
    canvas.set(middle, top, middle, oneOf(random, ['gold_block', 'chiseled_sandstone', 'glowstone']))
    if (size % 2 === 1)
      for (const x of [0, base - 1]) for (const z of [0, base - 1]) canvas.set(x, 1, z, 'torch')
    if (size > 6)
      for (let i = 0; i < base; i++) {
        canvas.set(i, 0, -1, `stone_brick_stairs[facing=south,half=bottom]`)
        canvas.set(i, 0, base, `stone_brick_stairs[facing=north,half=bottom]`)
      }
  },
}

/** A mast with cloth on both sides. */
export const flag: Family = {
  id: 'flag',
  title: 'A flag',
  draw(canvas, size, random) {
    const wool = oneOf(random, WOOLS)
    const other = oneOf(random, WOOLS)
    const length = 1 + Math.floor(size / 2)
    canvas.box(
      [0, 0, 0],
      [0, 4, 0],
      oneOf(random, ['stripped_spruce_log[axis=y]', 'oak_fence', 'cobblestone_wall']),
    )
    for (let x = 1; x <= length; x++) canvas.set(x, 4, 0, wool).set(x, 3, 0, other)
    if (size > 3) for (const z of [-1, 1]) canvas.set(0, 0, z, 'cobblestone')
  },
}
