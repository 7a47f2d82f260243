import { NOON, skyAt } from '../../../render/trace/sky.ts'
import type { Vector } from './matrix.ts'

/** Sky and light of a moment. */
export interface Daylight {
  above: Vector
  below: Vector
  daylight: Vector
}

const rgb = (colour: number): Vector => [
  (colour >> 16) / 255,
  ((colour >> 8) & 255) / 255,
  (colour & 255) / 255,
]

const times = ([r, g, b]: Vector, by: number): Vector => [r * by, g * by, b * by]

/**
 * The sky as the ray-caster draws it.
 * @param time of day in ticks, noon if it is not known
 * @param share how bright the page's look leaves it, 0 to 1
 */
export function daylightAt(time: number = NOON, share = 1): Daylight {
  const sky = skyAt(time)
  const day = sky.daylight
  const white = 0.06 + 0.94 * day
  return {
    above: times(rgb(sky.zenith), share),
    below: times(rgb(sky.horizon), share),
    daylight: [
      share * (0.06 + 0.94 * day * (0.82 + 0.18 * day)),
      share * (0.06 + 0.94 * day * (0.86 + 0.14 * day)),
      share * white,
    ],
  }
}
