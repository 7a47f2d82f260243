import { type Colour, mix } from '../colour.ts'

/** Sky and light at a time of day. */
export interface Sky {
  zenith: Colour
  horizon: Colour
  /** Brightness of surfaces under the open sky, 0 to 1. */
  daylight: number
  /** Towards the sun; the moon is opposite. */
  sun: { x: number; y: number; z: number }
  stars: boolean
  /** Sun and moon are hidden by clouds. */
  clouds: boolean
}

export type Weather = 'clear' | 'rain' | 'thunder'

/** The colour of clouds by day, and the share of daylight that they let through. */
const CLOUDS = {
  rain: { colour: 0x8f99a8, leave: 0.74 },
  thunder: { colour: 0x565e6b, leave: 0.52 },
} as const

/** Ticks of a day; 0 is sunrise, 6000 noon. */
const DAY = 24_000
export const NOON = 6000

/** The sky at a time of day in ticks. The sun goes from east to west, as in the game. */
export function skyAt(time: number, weather: Weather = 'clear'): Sky {
  const angle = ((((time % DAY) + DAY) % DAY) / DAY) * 2 * Math.PI
  const height = Math.sin(angle)
  const day = Math.max(0, Math.min(1, height * 2 + 0.4))
  const dusk = Math.max(0, 1 - Math.abs(height) * 4) * 0.6
  const daylight = 0.22 + 0.78 * day
  const sun = { x: Math.cos(angle), y: Math.sin(angle), z: 0 }
  if (weather !== 'clear') {
    const { colour, leave } = CLOUDS[weather]
    const zenith = mix(0x080a0e, colour, day)
    return {
      zenith,
      horizon: mix(zenith, 0xffffff, 0.08 * day),
      daylight: daylight * leave,
      sun,
      stars: false,
      clouds: true,
    }
  }
  return {
    zenith: mix(0x060912, 0x6ea0fa, day),
    horizon: mix(mix(0x0d1420, 0xbed8ff, day), 0xf0905a, dusk),
    daylight,
    sun,
    stars: day < 0.3,
    clouds: false,
  }
}

/** Half the width of sun and moon, as a tangent. */
const DISC = 0.09

/** The colour of the sky in a direction (of length 1). */
export function skyColour(sky: Sky, x: number, y: number, z: number): Colour {
  const { sun } = sky
  const towards = x * sun.x + y * sun.y
  // square discs, as the game draws them
  const across = Math.abs(y * sun.x - x * sun.y)
  if (!sky.clouds && across < Math.abs(towards) * DISC && Math.abs(z) < Math.abs(towards) * DISC)
    return towards > 0 ? 0xfff8d8 : 0xd8dce4
  if (sky.stars && y > 0.05 && star(x, y, z)) return 0xc8ccd8
  const share = Math.max(0, Math.min(1, y * 1.8))
  const { horizon: h, zenith: s } = sky
  const red = (h >> 16) + ((s >> 16) - (h >> 16)) * share
  const green = ((h >> 8) & 255) + (((s >> 8) & 255) - ((h >> 8) & 255)) * share
  const blue = (h & 255) + ((s & 255) - (h & 255)) * share
  return ((red + 0.5) << 16) | ((green + 0.5) << 8) | (blue + 0.5)
}

function star(x: number, y: number, z: number): boolean {
  const grid = 90
  const i = Math.floor((x / (1 + y)) * grid)
  const k = Math.floor((z / (1 + y)) * grid)
  const h = Math.imul(Math.imul(i, 0x9e3779b1) ^ Math.imul(k, 0x85ebca6b), 0xc2b2ae35)
  return (h ^ (h >>> 13)) >>> 0 < 0x0180_0000
}
