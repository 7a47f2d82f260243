import type { Canvas } from '../canvas.ts'
import { type Family, oneOf, STONES, WOODS } from '../family.ts'
import { ballShell } from '../shapes.ts'

/** A bowl that stands on a small foot and opens upwards. */
export const bowl: Family = {
  id: 'bowl',
  title: 'A bowl',
  draw(canvas, size, random) {
    const stone = oneOf(random, STONES)
    const radius = 4 + size
    for (const [x, y, z] of ballShell(radius, 0)) canvas.set(x, radius + y + 1, z, stone)
    canvas.set(0, 0, 0, stone)
  },
}

/** A pyramid that stands on its tip. */
export const funnel: Family = {
  id: 'funnel',
  title: 'A pyramid on its tip',
  draw(canvas, size) {
    for (let y = 0; y < 4 + size; y++) {
      canvas.box([-y, y, -y], [y, y, y], y % 2 === 0 ? 'smooth_quartz' : 'prismarine')
      if (y > 1) for (let x = 1 - y; x < y; x++) for (let z = 1 - y; z < y; z++) canvas.clear(x, y, z)
    }
  },
}

/** Storeys with curved overhanging roofs. */
export const pagoda: Family = {
  id: 'pagoda',
  title: 'A pagoda',
  draw(canvas, size, random) {
    const wood = oneOf(random, WOODS)
    const storeys = 2 + size
    for (let storey = 0; storey < storeys; storey++) {
      const [half, y] = [1 + storeys - storey, 5 * storey]
      for (const x of [-half, half])
        for (const z of [-half, half]) canvas.box([x, y, z], [x, y + 3, z], `${wood}_log[axis=y]`)
      for (let step = 1 - half; step < half; step++) {
        for (const side of [-half, half]) {
          canvas.set(step, y + 3, side, `${wood}_log[axis=x]`).set(side, y + 3, step, `${wood}_log[axis=z]`)
        }
      }
      const rim = half + 1
      rimOfStairs(canvas, y + 4, rim)
      canvas.box([-half, y + 4, -half], [half, y + 4, half], `${wood}_planks`)
      canvas.set(rim, y + 3, rim, 'lantern[hanging=true]').set(-rim, y + 3, -rim, 'lantern[hanging=true]')
    }
    canvas.set(0, 5 * storeys, 0, 'lightning_rod[facing=up]')
  },
}

/** A square of stairs that rise inwards, as the edge of a roof. */
function rimOfStairs(canvas: Canvas, y: number, rim: number): void {
  const stairs = (x: number, z: number, facing: string) =>
    canvas.set(x, y, z, `red_nether_brick_stairs[facing=${facing},half=bottom]`)
  for (let step = -rim; step <= rim; step++) {
    stairs(step, -rim, 'south')
    stairs(step, rim, 'north')
    if (Math.abs(step) === rim) continue
    stairs(-rim, step, 'east')
    stairs(rim, step, 'west')
  }
}

/** A house whose upper storey is wider than the lower one, furnished, and without stairs to it. */
export const jetty: Family = {
  id: 'jetty',
  title: 'A house with a wide upper storey',
  draw(canvas, size, random) {
    const [stone, wood] = [oneOf(random, STONES), oneOf(random, WOODS)]
    const half = 2 + size
    const walls = (radius: number, from: number, to: number, block: string) => {
      for (let y = from; y <= to; y++) {
        for (let step = -radius; step <= radius; step++) {
          for (const side of [-radius, radius]) canvas.set(step, y, side, block).set(side, y, step, block)
        }
      }
    }
    walls(half, 0, 2, stone)
    canvas.clear(0, 1, -half).set(0, 0, -half, `${wood}_door[facing=south,half=lower]`)
    canvas.box([-half - 2, 3, -half - 2], [half + 2, 3, half + 2], `${wood}_planks`)
    walls(half + 2, 4, 6, `${wood}_planks`)
    for (const x of [-half - 2, half + 2]) canvas.set(x, 5, 0, 'glass')
    canvas.set(-half, 4, -half, 'bookshelf').set(half, 4, half, 'green_bed[facing=south,part=foot]')
    canvas.set(half, 4, -half, 'crafting_table').set(0, 4, half + 1, 'chest[facing=north]')
    canvas.box([-half - 2, 7, -half - 2], [half + 2, 7, half + 2], `${wood}_slab[type=bottom]`)
    canvas.set(0, 2, 0, 'lantern[hanging=true]').set(half + 2, 2, half + 2, 'lantern[hanging=true]')
  },
}
