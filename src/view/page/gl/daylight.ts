import { NOON, skyAt, type Weather } from '../../../render/trace/sky.ts'
import type { Vector } from './matrix.ts'

/** Sky and light of a moment. */
export interface Daylight {
  above: Vector
  below: Vector
  /** Factors by which the light of the open sky dims red, green and blue, 0 to 1. */
  daylight: Vector
  /** Towards the sun; the moon is opposite. */
  sun: Vector
  hasDiscs: boolean
  hasStars: boolean
}

const rgb = (colour: number): Vector => [
  (colour >> 16) / 255,
  ((colour >> 8) & 255) / 255,
  (colour & 255) / 255,
]

const times = ([r, g, b]: Vector, by: number): Vector => [r * by, g * by, b * by]

/**
 * The sky as drawn by the ray-caster.
 * @param moment time of day in ticks (noon if unknown), and the weather
 * @param share brightness allowed by the page's appearance, 0 to 1
 */
export function daylightAt(
  { time = NOON, weather = 'clear' }: { time?: number; weather?: Weather } = {},
  share = 1,
): Daylight {
  const { zenith, horizon, daylight: day, sun, stars, clouds } = skyAt(time, weather)
  return {
    above: times(rgb(zenith), share),
    below: times(rgb(horizon), share),
    daylight: times([day * (0.82 + 0.18 * day), day * (0.86 + 0.14 * day), day], share),
    sun: [sun.x, sun.y, sun.z],
    hasDiscs: !clouds,
    hasStars: stars,
  }
}
