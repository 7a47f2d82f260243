import type { Random } from '../../core/random.ts'
import type { Canvas } from '../canvas.ts'
import { type Family, oneOf, STONES, WOODS } from '../family.ts'

/** A broken obsidian frame on a heap of netherrack. */
export const portal: Family = {
  id: 'ruined-portal',
  title: 'A ruined portal',
  draw(canvas, size, random) {
    const w = 4
    canvas.box([0, 0, 0], [w - 1, 0, 0], 'obsidian')
    const [left, right] = [2 + random.integer(3), 2 + random.integer(3)]
    canvas.box([0, 1, 0], [0, left, 0], 'obsidian').box([w - 1, 1, 0], [w - 1, right, 0], 'obsidian')
    if (left === 4) canvas.box([1, 4, 0], [1 + random.integer(2), 4, 0], 'obsidian')
    const heap = 1 + Math.floor(size / 3)
    for (let z = -heap; z <= heap; z++) {
      for (let x = -1; x <= w; x++) {
        const isUnderFrame = z === 0 && x >= 0 && x < w
        if (!isUnderFrame) scatterNetherrack(canvas, x, z, random)
      }
    }
    canvas.set(-1, 0, 1, 'netherrack').set(-1, 1, 1, 'gold_block')
    canvas.set(1, 0, heap + 1, 'stone_brick_stairs[facing=north,half=bottom]')
    canvas.set(2, 0, heap + 1, 'stone_brick_stairs[facing=north,half=bottom]')
    if (size > 5) canvas.set(w, 0, 1, 'chest[facing=west]')
  },
}

/** Three cells in four hold netherrack, some of it magma. */
function scatterNetherrack(canvas: Canvas, x: number, z: number, random: Random): void {
  if (random.next() >= 0.75) return
  canvas.set(x, 0, z, random.next() < 0.2 ? 'magma_block' : 'netherrack')
}

/** A solid tower with a ladder on its north side. */
export const tower: Family = {
  id: 'tower',
  title: 'A tower',
  draw(canvas, size, random) {
    const stone = oneOf(random, STONES)
    const side = size < 4 ? 2 : 3
    const height = 2 + Math.min(2, Math.floor(size / 2))
    canvas.box([0, 0, 0], [side - 1, height - 1, side - 1], stone)
    canvas.box([0, 0, -1], [0, height - 1, -1], 'ladder[facing=north]')
    for (const x of [0, side - 1]) for (const z of [0, side - 1]) canvas.set(x, height, z, 'cobblestone_wall')
    if (size > 6) canvas.set(1, height, 1, 'torch')
    if (size % 2 === 1)
      for (let i = 0; i < side; i++) canvas.set(side, 0, i, 'stone_brick_stairs[facing=west,half=bottom]')
  },
}

/** A deck on pillars, with stairs at both ends and railings. */
export const bridge: Family = {
  id: 'bridge',
  title: 'A bridge',
  draw(canvas, size, random) {
    const wood = oneOf(random, WOODS)
    const length = 3 + Math.floor(size / 2)
    const width = size < 4 ? 2 : 3
    for (let x = 0; x < width; x++) {
      canvas.set(x, 0, 0, `${wood}_stairs[facing=south,half=bottom]`)
      canvas.set(x, 0, length + 1, `${wood}_stairs[facing=north,half=bottom]`)
      for (const z of [1, length]) canvas.set(x, 0, z, `${wood}_planks`)
    }
    for (let z = 1; z <= length; z++) {
      for (let x = 0; x < width; x++) canvas.set(x, 1, z, `${wood}_slab[type=bottom]`)
      if (size > 2)
        for (const x of [0, width - 1]) canvas.set(x, 1, z, `${wood}_planks`).set(x, 2, z, `${wood}_fence`)
    }
  },
}

/** Remains of walls and rubble, with one intact corner. */
export const ruin: Family = {
  id: 'ruin',
  title: 'A ruin',
  draw(canvas, size, random) {
    const stone = oneOf(random, ['stone_bricks', 'cracked_stone_bricks', 'mossy_stone_bricks'])
    const [w, d] = [4 + Math.floor(size / 3), 4 + Math.floor(size / 3)]
    for (let x = 0; x < w; x++) canvas.box([x, 0, 0], [x, Math.max(0, 2 - Math.floor(x / 2)), 0], stone)
    for (let z = 1; z < d; z++) canvas.box([0, 0, z], [0, Math.max(0, 2 - Math.floor(z / 2)), z], stone)
    for (let rubble = 0; rubble < size * 2; rubble++)
      canvas.set(
        1 + random.integer(w - 1),
        0,
        1 + random.integer(d - 1),
        oneOf(random, ['gravel', 'mossy_cobblestone', 'sand']),
      )
    canvas.set(1, 0, 1, 'stone_brick_stairs[facing=east,half=bottom]')
    canvas.set(w - 1, 1, 0, 'stone_brick_slab[type=bottom]')
  },
}

/** A stone wall with posts, and a bench in front of it. */
export const wall: Family = {
  id: 'wall',
  title: 'A garden wall',
  draw(canvas, size, random) {
    const stone = oneOf(random, STONES)
    const length = 3 + Math.floor(size * 0.55)
    const wood = oneOf(random, WOODS)
    for (let x = 0; x < length; x++) canvas.set(x, 0, 0, stone)
    for (let x = 0; x < length; x += 2) canvas.set(x, 1, 0, 'cobblestone_wall')
    for (let x = 0; size > 3 && x < length; x += 4) canvas.set(x, 2, 0, 'torch')
    for (let x = 1; x < Math.min(length - 1, 2 + size / 2); x++)
      canvas.set(x, 0, 1, `${wood}_stairs[facing=north,half=bottom]`)
  },
}
