import type { Canvas } from '../canvas.ts'
import { type Family, oneOf, STONES, WOODS } from '../family.ts'
import { LEVEL_STEPS, square } from '../shapes.ts'

/** A hollow tower of at least thirty layers: floors without stairs, windows, overhanging battlements. */
export const keep: Family = {
  id: 'keep',
  title: 'A keep',
  draw(canvas, size, random) {
    const stone = oneOf(random, STONES)
    const wood = oneOf(random, WOODS)
    const top = 29 + 3 * size
    for (let y = 0; y <= top; y++) {
      if (y % 8 === 7) canvas.box([0, y, 0], [3, y, 3], `${wood}_planks`)
      else {
        canvas.box([0, y, 0], [3, y, 0], stone).box([0, y, 3], [3, y, 3], stone)
        canvas.box([0, y, 1], [0, y, 2], stone).box([3, y, 1], [3, y, 2], stone)
      }
      if (y % 8 === 3) canvas.set(1, y, 0, 'glass_pane').set(2, y, 3, 'glass_pane')
    }
    canvas.clear(1, 0, 0).clear(1, 1, 0)
    canvas.box([-1, top + 1, -1], [4, top + 1, 4], stone)
    for (let x = -1; x <= 4; x++) {
      for (let z = -1; z <= 4; z++) {
        const isEdge = x === -1 || x === 4 || z === -1 || z === 4
        if (isEdge && (x + z) % 2 === 0) canvas.set(x, top + 2, z, stone)
      }
    }
    canvas.set(1, top + 2, 1, 'torch')
  },
}

/** A tapering lighthouse with an overhanging gallery and a glass lamp. */
export const lighthouse: Family = {
  id: 'lighthouse',
  title: 'A lighthouse',
  draw(canvas, size) {
    const height = 20 + 5 * size
    const ring = (y: number, radius: number, block: string) => {
      for (const [x, z] of square(4)) {
        const away = Math.hypot(x, z)
        if (away <= radius + 0.4 && away > radius - 0.8) canvas.set(x, y, z, block)
      }
    }
    for (let y = 0; y < height; y++)
      ring(y, y < height / 2 ? 2 : 1, y % 6 < 3 ? 'white_concrete' : 'red_concrete')
    ring(height, 3, 'smooth_stone_slab[type=top]')
    ring(height, 2, 'smooth_stone')
    ring(height, 1, 'smooth_stone')
    canvas.set(0, height, 0, 'smooth_stone')
    ring(height + 1, 3, 'iron_bars')
    canvas.set(0, height + 1, 0, 'glowstone').set(0, height + 2, 0, 'glowstone')
    for (const [x, z] of LEVEL_STEPS)
      canvas.box([x, height + 1, z], [x, height + 2, z], 'light_blue_stained_glass')
    canvas.box([-1, height + 3, -1], [1, height + 3, 1], 'red_concrete')
    canvas.set(0, height + 4, 0, 'lightning_rod[facing=up]')
  },
}

/** A mast with arms on all sides, higher than pillars need to be elsewhere. */
export const mast: Family = {
  id: 'mast',
  title: 'A radio mast',
  draw(canvas, size) {
    const height = 31 + 8 * size
    for (let y = 0; y < height; y++) canvas.set(0, y, 0, y % 2 === 0 ? 'iron_block' : 'red_concrete')
    for (let y = 6; y < height; y += 6) pairOfArms(canvas, y, y % 12 === 0 ? 'x' : 'z')
    canvas.set(0, height, 0, 'end_rod[facing=up]')
  },
}

/** Two arms of chains along an axis, with lamps at their ends. */
function pairOfArms(canvas: Canvas, y: number, axis: 'x' | 'z'): void {
  for (let step = 1; step <= 3; step++) {
    for (const side of [-step, step]) {
      const [x, z] = axis === 'x' ? [side, 0] : [0, side]
      canvas.set(x, y, z, step === 3 ? 'redstone_lamp' : `chain[axis=${axis}]`)
    }
  }
}
