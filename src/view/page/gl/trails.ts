import type { Track } from '../data/tracks.ts'

/** Minimum movement before a trail is drawn (blocks). */
const STEP = 0.22
/** Half the width of a trail. */
const HALF = 0.042
/** Distance between two poses above which they count as a teleport or respawn rather than a walk (blocks). */
const JUMP = 4

/** The triangles of an agent's trail on the ground, each with the time at which the agent was there. */
export function trailOf({ length, t, x, y, z }: Track): Float32Array {
  const numbers: number[] = []
  let from = 0
  for (let i = 1; i < length; i++) {
    const [dx, dy, dz] = [x[i]! - x[from]!, y[i]! - y[from]!, z[i]! - z[from]!]
    const way = Math.hypot(dx, dz)
    if (Math.hypot(way, dy) < STEP) continue
    if (way > 0.01 && Math.hypot(way, dy) < JUMP) {
      const [px, pz] = [(-dz / way) * HALF, (dx / way) * HALF]
      const [y1, y2] = [y[from]! + 0.04, y[i]! + 0.04]
      const a = [x[from]! + px, y1, z[from]! + pz, t[from]!]
      const b = [x[from]! - px, y1, z[from]! - pz, t[from]!]
      const c = [x[i]! - px, y2, z[i]! - pz, t[i]!]
      const d = [x[i]! + px, y2, z[i]! + pz, t[i]!]
      numbers.push(...a, ...b, ...c, ...a, ...c, ...d)
    }
    from = i
  }
  return Float32Array.from(numbers)
}
