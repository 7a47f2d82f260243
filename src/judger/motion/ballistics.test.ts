import { describe, expect, it } from 'vitest'
import { type Flight, flightOf } from '../../game/items/flights.ts'
import { pitchFor } from './ballistics.ts'

/** The distance at which something thrown at a given pitch passes a point, moved tick by tick as in the game. */
function miss(
  pitch: number,
  to: { across: number; up: number },
  { speed, drag, gravity, raise }: Flight,
): number {
  const [along, above] = [Math.cos((pitch * Math.PI) / 180), Math.sin(((pitch + raise) * Math.PI) / 180)]
  const length = Math.hypot(along, above)
  let [x, y, vx, vy] = [0, 0, (speed * along) / length, (speed * above) / length]
  let least = Number.POSITIVE_INFINITY
  for (let tick = 0; tick < 150; tick++) {
    for (let part = 0; part <= 10; part++)
      least = Math.min(least, Math.hypot(x + (vx * part) / 10 - to.across, y + (vy * part) / 10 - to.up))
    x += vx
    y += vy
    vx *= drag
    vy = vy * drag - gravity
  }
  return least
}

describe('pitchFor', () => {
  const from = { x: 0, y: 0, z: 0 }

  it.each([
    ['snowball', 3, -1],
    ['snowball', 15, 2],
    ['bow', 25, -1],
    ['bow', 12, 6],
    ['crossbow', 40, 0],
    ['trident', 10, -1.5],
    ['splash_potion', 2, -1.6],
    ['experience_bottle', 3, -1.6],
  ])('lets a %s pass a point %d blocks away and %d up', (item, across, up) => {
    const flight = flightOf(item) as Flight
    const pitch = pitchFor(from, { x: across * 0.6, y: up, z: across * 0.8 }, flight)
    expect(pitch).toBeDefined()
    expect(miss(pitch as number, { across, up }, flight)).toBeLessThan(0.4)
  })

  it('knows no pitch for what is out of range', () => {
    expect(pitchFor(from, { x: 30, y: 0, z: 0 }, flightOf('splash_potion') as Flight)).toBeUndefined()
  })
})
