import { type Family, oneOf, WOODS } from '../family.ts'

/** Horizontal logs on the ground, in crossing layers. */
export const logPile: Family = {
  id: 'log-pile',
  title: 'A pile of logs',
  draw(canvas, size, random) {
    const log = `${oneOf(random, WOODS)}_log`
    const length = 4 + 2 * size
    for (let y = 0; y < 3 + size; y++) {
      for (let row = 0; row < length; row += 2) {
        if (y % 2 === 0) canvas.box([0, y, row], [length - 1, y, row], `${log}[axis=x]`)
        else canvas.box([row, y, 0], [row, y, length - 1], `${log}[axis=z]`)
      }
    }
    canvas.box([1, 3 + size, 1], [1, 3 + size, 1], `stripped_${log}[axis=y]`)
  },
}

/** Single logs in the grass that touch nothing else. */
export const fallenLogs: Family = {
  id: 'fallen-logs',
  title: 'Fallen logs',
  draw(canvas, size, random) {
    const side = 4 + size
    for (let x = 0; x < side; x++) {
      for (let z = 0; z < side; z++) {
        const axis = (x + z) % 2 === 0 ? 'x' : 'z'
        canvas.set(2 * x, 0, 2 * z, `${oneOf(random, WOODS)}_log[axis=${axis}]`)
      }
    }
    canvas.set(1, 0, 1, 'bone_block[axis=x]').set(3, 0, 1, 'quartz_pillar[axis=z]')
    canvas.set(1, 0, 3, 'hay_block[axis=z]').set(3, 0, 3, 'purpur_pillar[axis=x]')
  },
}

/** Walls of horizontal logs, a gabled roof of stairs, a bed and a lantern inside. */
export const logCabin: Family = {
  id: 'log-cabin',
  title: 'A log cabin',
  draw(canvas, size, random) {
    const wood = oneOf(random, WOODS)
    const [width, depth, height] = [7 + 2 * size, 6 + 2 * size, 3 + size]
    for (let y = 0; y < height; y++) {
      canvas.box([1, y, 0], [width - 2, y, 0], `${wood}_log[axis=x]`)
      canvas.box([1, y, depth - 1], [width - 2, y, depth - 1], `${wood}_log[axis=x]`)
      canvas.box([0, y, 0], [0, y, depth - 1], `${wood}_log[axis=z]`)
      canvas.box([width - 1, y, 0], [width - 1, y, depth - 1], `${wood}_log[axis=z]`)
    }
    canvas.clear(2, 0, 0).clear(2, 1, 0)
    canvas.set(2, 0, 0, `${wood}_door[facing=south,half=lower]`)
    canvas.set(width - 2, 0, depth - 3, 'red_bed[facing=south,part=foot]')
    canvas.set(1, 0, depth - 2, 'furnace[facing=east]')
    for (let step = 0; step < Math.ceil(width / 2); step++) {
      const [west, east, y] = [step, width - 1 - step, height + step]
      if (west === east) {
        canvas.box([west, y, -1], [west, y, depth], `${wood}_slab[type=bottom]`)
        continue
      }
      canvas.box([west, y, -1], [west, y, depth], `${wood}_stairs[facing=east,half=bottom]`)
      canvas.box([east, y, -1], [east, y, depth], `${wood}_stairs[facing=west,half=bottom]`)
    }
    canvas.set(Math.floor(width / 2), height + Math.ceil(width / 2) - 2, 2, 'lantern[hanging=true]')
  },
}
