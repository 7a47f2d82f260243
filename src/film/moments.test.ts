import { describe, expect, it } from 'vitest'
import { blank } from '../render/image/picture.ts'
import { drawMoments } from './draw-moments.ts'
import { litUp } from './lit.ts'
import { chosenMoments } from './moments.ts'
import { building, crafting, teamOf } from './testing.ts'

const OPTIONS = { agents: ['Alice'], every: 30, most: 60 }

describe('the moments that a judge is shown', () => {
  it('of a craft that takes no game time are before, the full grid, the product and the end', () => {
    const moments = chosenMoments(crafting(), OPTIONS)
    const screens = moments.filter(({ why }) => why === 'screen').map(({ screen }) => screen!)
    const itemsOf = (screen: (typeof screens)[number]) =>
      screen.slots.map(({ slot, item }) => `${slot} ${item}`)
    expect(screens.map(itemsOf)).toEqual([
      ['37 stick'],
      ['0 ladder', '1 stick', '3 stick'],
      ['10 stick', '11 ladder'],
    ])
    expect(moments.at(-1)).toMatchObject({ why: 'end', tick: 12 })
    expect(moments[0]).toMatchObject({ why: 'start', tick: 0 })
  })

  it('say what was gained in the last picture of the tick alone', () => {
    const frames = [
      ...drawMoments(crafting(), chosenMoments(crafting(), OPTIONS), {
        size: { width: 96, height: 54 },
        fov: 70,
      }),
    ]
    expect(frames.map(({ caption }) => caption.changes)).toEqual([[], [], [], [], ['+1 ladder', '-2 stick']])
  })

  it('name the screen that is open and what lies in its product slot', () => {
    const size = { width: 96, height: 54 }
    const frames = [...drawMoments(crafting(), chosenMoments(crafting(), OPTIONS), { size, fov: 70 })]
    expect(frames.map(({ caption: { screen, product } }) => [screen, product])).toEqual([
      [undefined, undefined],
      ['Crafting', 'nothing'],
      ['Crafting', '1 ladder'],
      ['Crafting', 'nothing'],
      [undefined, undefined],
    ])
  })

  it.each([1, 2, 3, 5, 12, 60])('are no more than %i, and the last moment is among them', (most) => {
    for (const store of [building(), crafting(), teamOf(10)]) {
      const moments = chosenMoments(store, { ...OPTIONS, agents: store.head.agents, most, overviews: 3 })
      expect(moments.length).toBeLessThanOrEqual(most)
      const last = store.lines.at(-1)!
      expect(moments.at(-1)?.tick).toBe(last.from + last.ticks - 1)
    }
  })

  it('of ten agents show the last moment of each, and each of them at work', () => {
    const store = teamOf(10)
    const moments = chosenMoments(store, { ...OPTIONS, agents: store.head.agents })
    const ends = moments.filter(({ why }) => why === 'end').map(({ agent }) => agent)
    expect(new Set(ends)).toEqual(new Set(store.head.agents))
    const atWork = moments.filter(({ why }) => why === 'items').map(({ agent }) => agent)
    expect(new Set(atWork)).toEqual(new Set(store.head.agents))
  })

  it('of a run of one tick, and of a recording from before, are there', () => {
    expect(chosenMoments(teamOf(1, 1), OPTIONS).map(({ tick }) => tick)).toEqual([0])
    const moments = chosenMoments(building(), OPTIONS)
    expect(moments.some(({ why }) => why === 'screen')).toBe(false)
    expect(moments.some(({ why }) => why === 'items')).toBe(true)
    expect([
      ...drawMoments(teamOf(1, 1), chosenMoments(teamOf(1, 1), OPTIONS), {
        size: { width: 96, height: 54 },
        fov: 70,
      }),
    ]).toHaveLength(1)
  })

  it('are shown from outside at the beginning, between and at the end where that is requested', () => {
    const moments = chosenMoments(building(), { ...OPTIONS, overviews: 3 })
    expect(moments.filter(({ view }) => view === 'overview').map(({ tick }) => tick)).toEqual([0, 50, 99])
  })
})

describe('pictures of the dark', () => {
  const grey = (value: number) => blank(8, 8, value * 0x010101)

  it('are brightened, and those of the day stay as they are', () => {
    const [night, day] = [grey(12), grey(120)]
    expect([litUp(night), litUp(day)]).toEqual([true, false])
    expect(night.pixels[0]).toBeGreaterThan(50)
    expect(day.pixels[0]).toBe(120)
  })

  it('stay darker where they were darker', () => {
    const picture = grey(4)
    picture.pixels.set([10, 10, 10, 255], 0)
    litUp(picture)
    expect(picture.pixels[0]).toBeGreaterThan(picture.pixels[4]!)
  })
})
