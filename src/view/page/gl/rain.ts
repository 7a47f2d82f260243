import type { Vector } from './matrix.ts'

/** How far around a place rain is drawn, in blocks. */
const AROUND = 12
/** Between which heights above the place drops fall. */
const [LOW, HIGH] = [-12, 14]
/** Blocks that a drop falls in a second. */
const SPEED = 17
/** Half the width of a drop, and its length. */
const [HALF, LENGTH] = [0.014, 0.75]
const DROPS_A_CELL = 2

/** Anything from 0 to 1, always the same for a cell. */
function chance(x: number, z: number, which: number): number {
  const mixed = Math.imul(
    Math.imul(x, 0x9e3779b1) ^ Math.imul(z, 0x85ebca6b) ^ Math.imul(which, 0x27d4eb2f),
    0xc2b2ae35,
  )
  return ((mixed ^ (mixed >>> 15)) >>> 0) / 2 ** 32
}

/**
 * Drops that fall around a place, down to what is under the open sky: triangles as `FlatPainter` takes them.
 * @param right the direction across the picture
 * @param now game time (ms)
 * @param openAt the lowest cell under the open sky of an x and z
 */
export function rainAround(
  [px, py, pz]: Vector,
  right: Vector,
  now: number,
  openAt: (x: number, z: number) => number,
): Float32Array {
  const numbers: number[] = []
  const [cx, cz] = [Math.floor(px), Math.floor(pz)]
  const [wx, wz] = [right[0] * HALF, right[2] * HALF]
  const span = HIGH - LOW
  for (let x = cx - AROUND; x <= cx + AROUND; x++)
    for (let z = cz - AROUND; z <= cz + AROUND; z++) {
      if (Math.hypot(x - cx, z - cz) > AROUND) continue
      const ground = openAt(x, z)
      for (let drop = 0; drop < DROPS_A_CELL; drop++) {
        const fallen = (chance(x, z, 3 * drop) * span + (now / 1000) * SPEED) % span
        // counted from a height of the world, so that drops do not follow the eye up and down
        const y = py + LOW + ((((HIGH - fallen - py) % span) + span) % span)
        if (y < ground) continue
        const [dx, dz] = [x + chance(x, z, 3 * drop + 1), z + chance(x, z, 3 * drop + 2)]
        const top = y + LENGTH
        const a = [dx - wx, y, dz - wz, 0]
        const b = [dx + wx, y, dz + wz, 0]
        const c = [dx + wx, top, dz + wz, 0]
        const d = [dx - wx, top, dz - wz, 0]
        numbers.push(...a, ...b, ...c, ...a, ...c, ...d)
      }
    }
  return Float32Array.from(numbers)
}
