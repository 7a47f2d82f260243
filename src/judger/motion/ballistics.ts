import type { Position } from '../../core/position.ts'
import type { Flight } from '../../game/items/flights.ts'

/** Step sizes of the search (degrees): first over all pitches, then around the best. */
const COARSE = 1
const FINE = 0.05
const STEEPEST = 85
/** Maximum simulated flight time (ticks). */
const MAX_TICKS = 120

const RADIANS = Math.PI / 180

/**
 * Height of a projectile at a horizontal distance.
 * @param pitch pitch of the view, in degrees above the horizon
 * @returns height above the hand, and the time (ticks); undefined if it does not fly that far
 */
function heightAt(
  across: number,
  pitch: number,
  { speed, drag, gravity, raise }: Flight,
): { height: number; ticks: number } | undefined {
  const along = Math.cos(pitch * RADIANS)
  // Only upward throws are raised further (vanilla Projectile.shootFromRotation).
  const above = Math.sin((pitch + raise) * RADIANS)
  const length = Math.hypot(along, above)
  let [x, y] = [0, 0]
  let [vx, vy] = [(speed * along) / length, (speed * above) / length]
  for (let tick = 1; tick <= MAX_TICKS; tick++) {
    if (x + vx >= across) return { height: y + ((across - x) / vx) * vy, ticks: tick }
    x += vx
    y += vy
    vx *= drag
    vy = vy * drag - gravity
  }
  return undefined
}

/**
 * The pitch at which a thrown or shot projectile hits a point, the flattest one if there are several.
 * @param from the point where it leaves the hand
 * @returns degrees above the horizon, or undefined if out of range
 */
export function pitchFor(from: Position, to: Position, flight: Flight): number | undefined {
  const across = Math.hypot(to.x - from.x, to.z - from.z)
  const up = to.y - from.y
  const missAt = (pitch: number) => {
    const there = heightAt(across, pitch, flight)
    return there === undefined ? undefined : Math.abs(there.height - up)
  }
  const bestBetween = (low: number, high: number, step: number) => {
    let best: { pitch: number; miss: number } | undefined
    for (let pitch = low; pitch <= high; pitch += step) {
      const miss = missAt(pitch)
      // Steeper throws take longer, so they must be clearly better.
      if (miss !== undefined && (best === undefined || miss < best.miss - (step === COARSE ? MIN_GAIN : 0)))
        best = { pitch, miss }
    }
    return best
  }
  const coarse = bestBetween(-STEEPEST, STEEPEST, COARSE)
  if (coarse === undefined || coarse.miss > MAX_MISS) return undefined
  const fine = bestBetween(coarse.pitch - COARSE, coarse.pitch + COARSE, FINE)
  return fine?.pitch
}

/** Maximum miss that can be corrected (blocks), and how much smaller the miss of a steeper throw must be. */
const MAX_MISS = 1.5
const MIN_GAIN = 0.5
