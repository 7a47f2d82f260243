import { beforeAll, describe, expect, it } from 'vitest'
import { DOING } from '../recording/segment.ts'
import type { Picture } from '../render/image/picture.ts'
import { Film, type Shot } from './film.ts'
import { stoneBefore } from './testing.ts'

const SHOT: Shot = { width: 320, height: 180, view: 'first', agent: 'Alice', fov: 70 }
const TABLE = {
  kind: 'crafting',
  title: '',
  cursor: { item: 'stick', count: 3, note: '' },
  slotCount: 46,
  slots: [{ slot: 1, item: 'oak_planks', count: 12, note: '' }],
  gauges: [],
  offers: [],
}
/**
 * Ticks at which a stone is broken after ten ticks of digging, a table is opened, clicked and closed, and Alice is hurt and
 * burns.
 */
const [BROKEN, OPENED, CLICKED, CLOSED, HURT, BURNS] = [30, 50, 55, 60, 80, 110]

/** A film of an agent that digs, chats, opens a table, sees a boss, is hurt, and burns. */
const film = (): Film =>
  new Film(
    stoneBefore(140, (recorder, tick) => {
      if (tick === 5) recorder.said('Bob', 'hello Alice')
      if (tick === BROKEN) recorder.changed({ x: 8, y: -62, z: 9 }, 'air', 'Alice')
      if (tick === OPENED) recorder.screen('Alice', TABLE)
      if (tick === CLICKED) {
        recorder.clicked('Alice', { kind: 'crafting', slotCount: 46, slot: 9, button: 0, mode: 0 })
        recorder.screen('Alice', { ...TABLE, cursor: undefined })
      }
      if (tick === CLOSED) recorder.screen('Alice', undefined)
      if (tick === 70) recorder.bossBars('Alice', [{ title: 'Wither', colour: 'purple', share: 0.5 }])
      if (tick === 75) recorder.bossBars('Alice', [])
      return {
        doing: (tick >= HURT && tick < HURT + 10 ? DOING.hurt : 0) | (tick >= BURNS ? DOING.burning : 0),
        buttons: tick > BROKEN - 10 && tick <= BROKEN ? 1 : 0,
      }
    }),
  )

/** Number of pixels in given rows in which two pictures differ. */
function differs(a: Picture, b: Picture, rows: readonly [from: number, to: number] = [0, a.height]): number {
  let count = 0
  for (let at = 4 * a.width * rows[0]; at < 4 * a.width * rows[1]; at += 4)
    if ([0, 1, 2].some((i) => a.pixels[at + i] !== b.pixels[at + i])) count++
  return count
}

describe('an agent’s own view in a film', () => {
  let drawn: (tick: number) => Picture
  beforeAll(() => {
    const own = film()
    drawn = (tick) => own.draw(tick, SHOT)
  })

  it('outlines the block under the crosshair, and cracks it more and more until it breaks', () => {
    const [whole, begun, late] = [drawn(BROKEN - 12), drawn(BROKEN - 8), drawn(BROKEN - 1)]
    const cracks = (picture: Picture): number => differs(whole, picture, [60, 120])
    expect(cracks(begun)).toBeGreaterThan(10)
    expect(cracks(late)).toBeGreaterThan(3 * cracks(begun))
    expect(darkLines(whole)).toBeGreaterThan(60)
    expect(darkLines(drawn(BROKEN + 2))).toBeLessThan(10)
  })

  it('shows chat from the tick in which it is said, and a boss bar while there is one', () => {
    const before = drawn(4)
    expect(differs(before, drawn(6), [110, 140])).toBeGreaterThan(200)
    const [boss, none] = [drawn(72), drawn(76)]
    expect(differs(boss, none, [0, 20])).toBeGreaterThan(182 * 5)
    expect(purple(boss)).toBeGreaterThan(91 * 4)
    expect(purple(none)).toBe(0)
  })

  it('shows an open screen with its cursor at the last click, and all that it shades', () => {
    const [opened, clicked, closed] = [drawn(OPENED + 1), drawn(CLICKED + 1), drawn(CLOSED + 1)]
    // corner (72, 7); slot 9 at (66, 53): the cursor is at its centre
    const at = { x: 72 + 66 + 8, y: 7 + 53 + 8 }
    const isWhite = ({ width, pixels }: Picture): boolean =>
      pixels[4 * ((at.y + 4) * width + at.x + 1)] === 255
    expect([isWhite(opened), isWhite(clicked)]).toEqual([false, true])
    expect(differs(clicked, closed)).toBeGreaterThan(40_000)
  })

  it('tilts when the agent is hurt, and flames when it burns', () => {
    expect(differs(drawn(HURT - 1), drawn(HURT + 2), [0, 60])).toBeGreaterThan(500)
    const [calm, burning] = [drawn(BURNS - 1), drawn(BURNS + 1)]
    expect(differs(calm, burning, [130, 180])).toBeGreaterThan(5_000)
  })

  it('is the same whatever was drawn before it, and whatever part a screen hides', () => {
    const other = film()
    for (const tick of [BURNS + 1, OPENED + 1, BROKEN - 1, 6]) {
      expect(differs(other.draw(tick, SHOT), drawn(tick))).toBe(0)
      // brightening needs the whole picture, so nothing is left out of it; in daylight it changes nothing
      expect(differs(other.draw(tick, { ...SHOT, lit: true }), drawn(tick))).toBe(0)
    }
  })
})

/** Number of pixels of a purple boss bar. */
function purple({ width, pixels }: Picture): number {
  let count = 0
  for (let at = 0; at < 4 * width * 20; at += 4)
    if (pixels[at] === 0x7b && pixels[at + 1] === 0 && pixels[at + 2] === 0xec) count++
  return count
}

/** Pixels in the middle of the picture that are much darker than both neighbours: an outline is a thin line. */
function darkLines({ width, pixels }: Picture): number {
  let count = 0
  for (let y = 50; y < 110; y++)
    for (let x = 90; x < 230; x++) {
      const red = (dx: number): number => pixels[4 * (y * width + x + dx)]!
      if (red(0) < 0.75 * red(-3) && red(0) < 0.75 * red(3)) count++
    }
  return count
}
