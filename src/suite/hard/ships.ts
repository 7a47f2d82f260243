import type { Canvas } from '../canvas.ts'
import { type Family, oneOf, WOODS, WOOLS } from '../family.ts'
import { isOnWall, isWithin, square } from '../shapes.ts'

/** A ship: a hull that widens upwards from a keel of logs, two masts, sails that hang from yards. */
export const ship: Family = {
  id: 'ship',
  title: 'A ship',
  draw(canvas, size, random) {
    const wood = oneOf(random, WOODS)
    const length = 12 + 4 * size
    canvas.box([1, 0, 0], [length - 3, 0, 0], `${wood}_log[axis=x]`)
    for (let layer = 1; layer <= 3; layer++) hullLayer(canvas, { layer, length, planks: `${wood}_planks` })
    for (let x = -1; x < length - 2; x++)
      for (let z = -2; z <= 2; z++) canvas.set(x, 2, z, `${wood}_slab[type=top]`)
    for (const x of [3, length - 5]) {
      mastWithSail(canvas, x, `stripped_${wood}_log`)
      canvas.set(x, 12, 0, oneOf(random, WOOLS))
    }
    canvas.set(-2, 4, -3, 'lantern[hanging=false]').set(-2, 4, 3, 'lantern[hanging=false]')
    canvas.set(0, 3, 0, 'barrel[facing=up]')
  },
}

/** One layer of the hull, wider than the one below it and closed at the stern. */
function hullLayer(
  canvas: Canvas,
  { layer, length, planks }: { layer: number; length: number; planks: string },
): void {
  for (let x = 1 - layer; x < length - 3 + layer; x++) {
    const isBow = x >= length - 5 + layer
    for (const z of isBow ? [0] : [-layer, layer]) canvas.set(x, layer, z, planks)
  }
  for (let z = -layer; z <= layer; z++) canvas.set(1 - layer, layer, z, planks)
}

/** A mast with a yard across it and a sail below the yard. */
function mastWithSail(canvas: Canvas, x: number, log: string): void {
  canvas.box([x, 1, 0], [x, 11, 0], `${log}[axis=y]`)
  canvas.box([x, 10, -3], [x, 10, -1], `${log}[axis=z]`)
  canvas.box([x, 10, 1], [x, 10, 3], `${log}[axis=z]`)
  for (let y = 6; y < 10; y++) {
    canvas.box([x, y, -3], [x, y, -1], 'white_wool')
    canvas.box([x, y, 1], [x, y, 3], 'white_wool')
  }
}

/** Cross-sections of the submarine (y, z): closed at its ends, hollow in between. */
const END = [...square(2)].filter(([y, z]) => isWithin(Math.hypot(y, z), 1))
const RIB = [...square(2)].filter(([y, z]) => isOnWall(Math.hypot(y, z), 2))

/** A submarine: a closed round hull on two skids, with a bed and a chest inside. */
export const submarine: Family = {
  id: 'submarine',
  title: 'A submarine',
  draw(canvas, size) {
    const length = 9 + 3 * size
    for (const z of [-1, 1]) canvas.box([2, 0, z], [length - 3, 0, z], 'polished_blackstone')
    for (let x = 0; x < length; x++) {
      const isEnd = x === 0 || x === length - 1
      for (const [y, z] of isEnd ? END : RIB) {
        const isWindow = y === 0 && Math.abs(z) === 2 && x % 3 === 1
        canvas.set(x, 3 + y, z, isWindow ? 'light_blue_stained_glass' : 'yellow_concrete')
      }
    }
    const middle = Math.floor(length / 2)
    canvas.box([middle - 1, 6, 0], [middle + 1, 6, 0], 'yellow_concrete')
    canvas.box([middle, 7, 0], [middle, 8, 0], 'iron_bars')
    canvas.set(3, 2, 0, 'chest[facing=west]').set(5, 2, 0, 'blue_bed[facing=east,part=foot]')
    canvas.set(-1, 3, 0, 'end_rod[facing=west]')
  },
}
