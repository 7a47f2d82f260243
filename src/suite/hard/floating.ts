import type { Canvas } from '../canvas.ts'
import { type Family, oneOf, WOODS, WOOLS } from '../family.ts'
import { ballShell, LEVEL_STEPS, type ShapeCell } from '../shapes.ts'

/** Islands in the air with a tree on each, none of which touches the ground or another island. */
export const islands: Family = {
  id: 'islands',
  title: 'Floating islands',
  draw(canvas, size, random) {
    const wood = oneOf(random, WOODS)
    for (let island = 0; island < 2 + size; island++) {
      const [cx, cz, y] = [8 * island + 2, 3 * (island % 2), 4 + 3 * island]
      canvas.set(cx, y - 2, cz, 'stone')
      canvas.box([cx - 1, y - 1, cz - 1], [cx + 1, y - 1, cz + 1], 'dirt')
      canvas.box([cx - 2, y, cz - 1], [cx + 2, y, cz + 1], 'moss_block')
      canvas.box([cx, y + 1, cz], [cx, y + 2, cz], `${wood}_log[axis=y]`)
      for (const [dx, dz] of LEVEL_STEPS) canvas.set(cx + dx, y + 3, cz + dz, `${wood}_leaves`)
      canvas.set(cx, y + 3, cz, `${wood}_log[axis=y]`)
      canvas.set(cx - 2, y + 1, cz, 'poppy')
    }
  },
}

/** A hollow ball of cloth in the air, with a basket hanging from fences below it. */
export const balloon: Family = {
  id: 'balloon',
  title: 'A hot-air balloon',
  draw(canvas, size, random) {
    const [wool, other] = [oneOf(random, WOOLS), 'white_wool']
    const radius = 3 + size
    const center = 6 + radius
    for (const [x, y, z] of ballShell(radius)) canvas.set(x, center + y, z, y % 2 === 0 ? wool : other)
    for (const x of [-1, 1])
      for (const z of [-1, 1]) canvas.box([x, 3, z], [x, center - radius, z], 'oak_fence')
    canvas.box([-1, 2, -1], [1, 2, 1], 'oak_planks')
    canvas.set(0, 3, 1, 'barrel[facing=up]').set(0, 3, -1, 'oak_trapdoor[facing=north,half=bottom]')
  },
}

/** Beams on four posts with chains and lanterns hanging from them. */
export const chandelier: Family = {
  id: 'chandelier',
  title: 'A hall of lanterns',
  draw(canvas, size, random) {
    const wood = oneOf(random, WOODS)
    const [width, depth, height] = [7 + 2 * size, 5 + 2 * size, 6 + size]
    for (const x of [0, width - 1])
      for (const z of [0, depth - 1]) canvas.box([x, 0, z], [x, height - 1, z], `${wood}_log[axis=y]`)
    for (const z of [0, depth - 1])
      canvas.box([1, height - 1, z], [width - 2, height - 1, z], `${wood}_log[axis=x]`)
    for (let x = 1; x < width - 1; x += 2) {
      canvas.box([x, height - 1, 1], [x, height - 1, depth - 2], `${wood}_log[axis=z]`)
      for (let z = 1; z < depth - 1; z += 2) hangLantern(canvas, [x, height - 1, z], 1 + ((x + z) % 3))
    }
    canvas.set(1, height - 2, 0, 'stone_button[face=ceiling,facing=north]')
    canvas.set(2, height - 2, 0, 'lever[face=ceiling,facing=east]')
  },
}

/** A lantern on a chain of the given length, hanging below a beam. */
function hangLantern(canvas: Canvas, [x, beam, z]: ShapeCell, chain: number): void {
  for (let step = 1; step <= chain; step++) canvas.set(x, beam - step, z, 'chain[axis=y]')
  canvas.set(x, beam - 1 - chain, z, 'lantern[hanging=true]')
}

/** Cubes in the air, one behind another, each made of a different material, with gaps in between. */
export const cubes: Family = {
  id: 'cubes',
  title: 'Cubes in the air',
  draw(canvas, size, random) {
    for (let cube = 0; cube < 4 + 2 * size; cube++) {
      const [x, y, z] = [4 * (cube % 4), 2 + 2 * cube, 4 * Math.floor(cube / 4)]
      canvas.box([x, y, z], [x + 1, y + 1, z + 1], oneOf(random, WOOLS))
      canvas.set(x, y + 2, z, 'quartz_pillar[axis=x]').set(x + 1, y + 2, z + 1, 'end_rod[facing=up]')
    }
  },
}
