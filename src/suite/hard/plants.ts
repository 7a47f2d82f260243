import { type Family, oneOf, WOODS } from '../family.ts'
import { square } from '../shapes.ts'

/** The layers of a crown: height above its centre, and how much narrower than the widest layer (blocks). */
const CROWN = [
  [-2, 1.5],
  [-1, 0],
  [0, 1],
  [1, 0],
  [2, 2],
] as const

/** A big tree: a trunk, branches made of horizontal logs, a crown that hangs over on all sides. */
export const bigTree: Family = {
  id: 'tree',
  title: 'A big tree',
  draw(canvas, size, random) {
    const wood = oneOf(random, WOODS)
    const height = 7 + 3 * size
    const crown = 3 + Math.floor(size / 2)
    for (const [y, narrower] of CROWN) {
      for (const [x, z] of square(crown))
        if (Math.hypot(x, z) <= crown - narrower + 0.2) canvas.set(x, height + y, z, `${wood}_leaves`)
    }
    canvas.box([0, 0, 0], [0, height, 0], `${wood}_log[axis=y]`)
    for (const side of [-1, 1]) {
      canvas
        .set(side, height - 3, 0, `${wood}_log[axis=x]`)
        .set(2 * side, height - 3, 0, `${wood}_log[axis=x]`)
      canvas.set(0, height - 4, side, `${wood}_log[axis=z]`)
    }
    canvas.set(0, 1, 1, 'wall_torch[facing=south]').set(1, 0, 0, 'poppy').set(-1, 0, -1, 'dandelion')
  },
}

/** The four directions of fronds, each with the side towards the trunk. */
const FRONDS = [
  [1, 0, 'west'],
  [-1, 0, 'east'],
  [0, 1, 'north'],
  [0, -1, 'south'],
] as const

/** A palm: a trunk that leans over in steps, with fronds hanging down from its end. */
export const palm: Family = {
  id: 'palm',
  title: 'A palm',
  draw(canvas, size) {
    const height = 8 + 3 * size
    const lean = (y: number) => Math.floor((y * y) / (3 * height))
    for (let y = 0; y < height; y++) {
      canvas.set(lean(y), y, 0, 'jungle_log[axis=y]')
      if (lean(y) !== lean(Math.max(0, y - 1))) canvas.set(lean(y - 1), y, 0, 'jungle_log[axis=x]')
    }
    const x = lean(height - 1)
    canvas.set(x, height, 0, 'jungle_leaves')
    for (const [dx, dz, back] of FRONDS) {
      for (let step = 1; step <= 3 + size; step++)
        canvas.set(x + dx * step, height - Math.max(0, step - 2), dz * step, 'jungle_leaves')
      canvas.set(x + dx, height - 1, dz, `cocoa[facing=${back}]`)
    }
  },
}

/** A mushroom: a narrow stem, a wide cap with a rim that hangs down. */
export const mushroom: Family = {
  id: 'mushroom',
  title: 'A giant mushroom',
  draw(canvas, size) {
    const height = 6 + 2 * size
    const radius = 3 + Math.floor(size / 2)
    canvas.box([0, 0, 0], [0, height - 1, 0], 'mushroom_stem')
    for (const [x, z] of square(radius)) {
      const away = Math.max(Math.abs(x), Math.abs(z))
      const isCorner = Math.abs(x) === radius && Math.abs(z) === radius
      if (away < radius) canvas.set(x, height, z, 'red_mushroom_block')
      else if (!isCorner) canvas.box([x, height - 2, z], [x, height - 1, z], 'red_mushroom_block')
    }
    canvas.set(1, height - 1, 1, 'shroomlight')
  },
}
