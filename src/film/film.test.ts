import { describe, expect, it } from 'vitest'
import { UsageError } from '../core/errors.ts'
import { changesOf, wayOf } from './caption.ts'
import { drawRun } from './draw-run.ts'
import { Film, type Shot } from './film.ts'
import { building, digging } from './testing.ts'

const SHOT: Shot = { width: 96, height: 54, view: 'first', agent: 'Alice', fov: 70 }

/** Number of yellow pixels. */
function gold({ pixels }: { pixels: Uint8Array }): number {
  let count = 0
  for (let i = 0; i < pixels.length; i += 4)
    if (pixels[i]! > 120 && pixels[i + 1]! > 90 && pixels[i + 2]! < pixels[i]! / 2) count++
  return count
}

describe('a picture of a run', () => {
  const store = building()

  it.each(['first', 'third', 'overview'] as const)(
    'is the same bytes whatever was drawn before it (%s)',
    (view) => {
      const shot = { ...SHOT, view }
      const [film, other] = [new Film(store), new Film(store)]
      const forwards = [0, 45, 90].map((tick) => film.draw(tick, shot).pixels)
      const backwards = [90, 45, 0].map((tick) => other.draw(tick, shot).pixels).reverse()
      expect(forwards).toEqual(backwards)
    },
  )

  it('shows what has been built by then', () => {
    const film = new Film(store)
    const seen = [0, 25, 95].map((tick) => gold(film.draw(tick, SHOT)))
    expect(seen[1]).toBeGreaterThan(seen[0] ?? 0)
    expect(seen[2]).toBeGreaterThan(2 * (seen[1] ?? 0))
  })

  it('is dark while the agent is not in the world, and refused for one that never was', () => {
    const film = new Film(store)
    expect(new Set(film.draw(5, { ...SHOT, agent: 'Cindy' }).pixels.subarray(0, 3))).toEqual(
      new Set([0x16, 0x18, 0x1d]),
    )
    expect(() => [...drawRun(store, { shot: { ...SHOT, agent: 'Cindy' }, every: 30 })]).toThrow(UsageError)
  })

  it('shows the hill from above when all that happens lies inside of it', () => {
    const { pixels } = new Film(digging()).draw(0, { ...SHOT, view: 'overview' })
    // the stone in daylight fills the middle of the picture
    const at = 4 * (40 * SHOT.width + SHOT.width / 2)
    expect(pixels[at]).toBeGreaterThan(70)
    expect(Math.abs(pixels[at]! - pixels[at + 2]!)).toBeLessThan(12)
  })

  it('has rain all over what it shows from outside', () => {
    const shot: Shot = { ...SHOT, width: 192, height: 108, view: 'overview' }
    const [dry, wet] = (['clear', 'rain'] as const).map((weather) => new Film(digging(weather)).draw(0, shot))
    const changed = (left: number, right: number): number => {
      let lighter = 0
      for (let y = 0; y < shot.height; y++)
        for (let x = left; x < right; x++) {
          const at = 4 * (y * shot.width + x)
          // clouds darken the ground, raindrops lighten it
          if (wet!.pixels[at]! > dry!.pixels[at]!) lighter++
        }
      return lighter
    }
    for (const third of [0, 64, 128]) expect(changed(third, third + 64)).toBeGreaterThan(5)
  })

  it('is refused where no agent is named for its own view, and where nothing was recorded', () => {
    const { agent: _, ...nobodys } = SHOT
    expect(() => [...drawRun(store, { shot: nobodys, every: 30 })]).toThrow(UsageError)
    expect(() => [...drawRun(store, { shot: SHOT, every: 30, from: 4000 })]).toThrow(
      'Nothing was recorded from 200.0',
    )
    expect(() => [...drawRun(store, { shot: SHOT, every: 30, from: 60, to: 40 })]).toThrow(
      'Nothing was recorded from 3.0 to 2.0 s.',
    )
  })

  it('comes with what it does not show: inventory, what changed in it, and chat', () => {
    const frames = [...drawRun(store, { shot: SHOT, every: 25, strip: true })]
    expect(frames.map(({ caption }) => caption.tick)).toEqual([0, 25, 50, 75])
    expect(frames[1]?.caption).toMatchObject({
      held: 'oak_planks',
      facing: 'north',
      changes: ['+8 gold_block'],
    })
    expect(frames[2]?.caption.changes).toEqual(['-3 gold_block'])
    expect(frames.map(({ caption }) => caption.chat)).toEqual([[], [], [], ['Alice: half of it stands']])
    expect(frames[0]?.picture.height).toBeGreaterThan(SHOT.height)
  })
})

describe('words under a picture', () => {
  it('name the point of the compass to which an agent looks', () => {
    expect([0, Math.PI / 2, Math.PI, -Math.PI / 2, 0.8].map(wayOf)).toEqual([
      'north',
      'west',
      'south',
      'east',
      'north-west',
    ])
  })

  it('do not mention stacks that were only moved', () => {
    const carried = (slot: number) => ({
      selected: 0,
      health: 20,
      food: 20,
      stacks: [{ slot, item: 'torch', count: 2 }],
    })
    expect(changesOf(carried(9), carried(36))).toEqual([])
  })
})

it('words under a picture say which potion was gained', () => {
  const carried = (...notes: (string | undefined)[]) => ({
    selected: 0,
    health: 20,
    food: 20,
    stacks: notes.map((note, i) => ({
      slot: 36 + i,
      item: 'potion',
      count: 1,
      ...(note === undefined ? {} : { note }),
    })),
  })
  expect(changesOf(carried('potion:water'), carried('potion:swiftness'))).toEqual([
    '+1 potion (swiftness)',
    '-1 potion (water)',
  ])
})
