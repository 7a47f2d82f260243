import { type Climate, fallingIn } from './climates.ts'

/** Rain and snow around a place, as all pictures show them. */

/** How far around a place they are drawn, in blocks. */
const AROUND = 12
/** Heights between which they fall, relative to the place. */
const [LOW, HIGH] = [-12, 14]
/** Blocks in a second, and drops or flakes over each block of the ground. */
const RAIN = { speed: 17, count: 4 }
const SNOW = { speed: 2.2, count: 7 }
/** How far flakes drift to each side, in blocks, and how many times per second. */
const [DRIFT, SWAYS] = [0.35, 0.25]

/** Length of a drop, and its width; the edge of a flake. In blocks. */
export const DROP = { length: 0.75, width: 0.028 }
export const FLAKE = 0.075

/** The required data of the place. */
export interface OpenSky {
  /** The lowest cell at x and z that is under the open sky; infinite if unknown. */
  openAt(x: number, z: number): number
  climateAt(x: number, z: number): Climate
}

/** A pseudorandom number from 0 to 1, always the same for a cell. */
function chance(x: number, z: number, which: number): number {
  const mixed = Math.imul(
    Math.imul(x, 0x9e3779b1) ^ Math.imul(z, 0x85ebca6b) ^ Math.imul(which, 0x27d4eb2f),
    0xc2b2ae35,
  )
  return ((mixed ^ (mixed >>> 15)) >>> 0) / 2 ** 32
}

const wrapped = (value: number, span: number): number => ((value % span) + span) % span

/**
 * Yields every raindrop and snowflake near a place, positioned by its lower end. They fall to the highest block under the sky,
 * and depend only on the time.
 * @param now game time (ms)
 */
export function fallingAround(
  { x: px, y: py, z: pz }: { x: number; y: number; z: number },
  now: number,
  sky: OpenSky,
  tell: (x: number, y: number, z: number, isSnow: boolean) => void,
  around = AROUND,
): void {
  const [cx, cz] = [Math.floor(px), Math.floor(pz)]
  for (let x = cx - around; x <= cx + around; x++)
    for (let z = cz - around; z <= cz + around; z++) {
      if (Math.hypot(x - cx, z - cz) > around) continue
      const ground = sky.openAt(x, z)
      const kind = fallingIn(sky.climateAt(x, z), ground)
      if (kind === 'nothing') continue
      fallInto({ x, z, ground, isSnow: kind === 'snow' }, py, now, tell)
    }
}

/** A column into which something falls, down to the height of its ground. */
interface FallColumn {
  x: number
  z: number
  ground: number
  isSnow: boolean
}

/** Yields the drops or flakes of one column, seen from a height. */
function fallInto(
  { x, z, ground, isSnow }: FallColumn,
  py: number,
  now: number,
  tell: (x: number, y: number, z: number, isSnow: boolean) => void,
): void {
  const span = HIGH - LOW
  const { speed, count } = isSnow ? SNOW : RAIN
  for (let i = 0; i < count; i++) {
    const fallen = (chance(x, z, 3 * i) * span + (now / 1000) * speed) % span
    // relative to a fixed height of the world, so that they do not follow the eye up and down
    const y = py + LOW + wrapped(HIGH - fallen - py, span)
    if (y < ground) continue
    const dx = chance(x, z, 3 * i + 1)
    const dz = chance(x, z, 3 * i + 2)
    const turn = isSnow ? 2 * Math.PI * ((now / 1000) * SWAYS + dx) : 0
    const drift = isSnow ? DRIFT : 0
    tell(x + dx + drift * Math.sin(turn), y, z + dz + drift * Math.cos(turn), isSnow)
  }
}
