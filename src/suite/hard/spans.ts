import { type Family, oneOf, STONES, WOODS } from '../family.ts'

/** A deck between two piers with nothing below it, railings and hanging lanterns. */
export const highBridge: Family = {
  id: 'high-bridge',
  title: 'A high bridge',
  draw(canvas, size, random) {
    const [stone, wood] = [oneOf(random, STONES), oneOf(random, WOODS)]
    const [length, height] = [14 + 5 * size, 6 + 2 * size]
    for (const x of [0, length - 1]) canvas.box([x, 0, 0], [x, height, 2], stone)
    canvas.box([1, height, 0], [length - 2, height, 2], `${wood}_planks`)
    for (let x = 0; x < length; x++) for (const z of [0, 2]) canvas.set(x, height + 1, z, `${wood}_fence`)
    for (let x = 2; x < length - 1; x += 4) canvas.set(x, height - 1, 1, 'lantern[hanging=true]')
  },
}

/** An arch of stairs, upright and upside down, rising from two feet. */
export const archBridge: Family = {
  id: 'arch-bridge',
  title: 'An arch bridge',
  draw(canvas, size) {
    const half = 5 + size
    for (let step = 0; step < half; step++) {
      for (let z = 0; z < 3; z++) {
        const [west, east] = [step, 2 * half - 1 - step]
        canvas.set(west, step, z, 'stone_brick_stairs[facing=east,half=bottom]')
        canvas.set(east, step, z, 'stone_brick_stairs[facing=west,half=bottom]')
        if (step === 0) continue
        canvas.set(west, step - 1, z, 'stone_brick_stairs[facing=west,half=top]')
        canvas.set(east, step - 1, z, 'stone_brick_stairs[facing=east,half=top]')
      }
    }
  },
}

/** A ring that stands upright on its lowest blocks. */
export const ring: Family = {
  id: 'ring',
  title: 'A ring',
  draw(canvas, size, random) {
    const radius = 5 + 2 * size
    const stone = oneOf(random, STONES)
    for (let x = -radius; x <= radius; x++) {
      for (let y = -radius; y <= radius; y++) {
        const away = Math.hypot(x, y)
        if (away <= radius + 0.4 && away > radius - 0.7) canvas.set(x, radius + y, 0, stone)
      }
    }
    for (const x of [-radius, radius]) canvas.set(x, radius, 1, 'lever[face=wall,facing=south]')
  },
}

/** A crane: a tower, a long boom, a load on a chain. */
export const boom: Family = {
  id: 'boom',
  title: 'A crane with a load',
  draw(canvas, size) {
    const [height, reach] = [12 + 4 * size, 8 + 3 * size]
    canvas.box([0, 0, 0], [0, height, 0], 'yellow_concrete')
    canvas.box([-3, height, 0], [-1, height, 0], 'oak_log[axis=x]')
    canvas.box([1, height, 0], [reach, height, 0], 'oak_log[axis=x]')
    canvas.box([-3, height - 2, 0], [-3, height - 1, 0], 'iron_block')
    for (let y = height - 4; y < height; y++) canvas.set(reach - 1, y, 0, 'chain[axis=y]')
    canvas.box([reach - 2, height - 7, -1], [reach, height - 5, 1], 'barrel[facing=up]')
    canvas.set(0, height + 1, 0, 'redstone_lamp')
  },
}
