import minecraftData from 'minecraft-data'
import { describe, expect, it } from 'vitest'
import { lookOf } from '../../src/render/look/look.ts'
import { iconOf } from '../../src/render/screens/icon.ts'
import { VERSIONS } from './golden.ts'

/** Edge of an item on a screen, in GUI pixels. */
const SIZE = 16
const BACKGROUND = 0x8b8b8b
/**
 * Minimum difference between two pictures: steps of colour, summed over all pixels. A chipped anvil differs from a whole one by
 * 262.
 */
const LEAST = 250

/** Items that the game itself shows by one picture. */
const ALIKE = (name: string): string =>
  name
    .replace('waxed_', '')
    .replace('infested_', '')
    .replace('petrified_', '')
    .replace(/^turtle_scute$/, 'scute')

const NAMES = [
  ...new Set(VERSIONS.flatMap((version) => minecraftData(version).itemsArray.map(({ name }) => name))),
]
  .filter((name) => name !== 'air')
  .sort()

describe('pictures of all items of all versions', () => {
  const pictures = new Map(
    NAMES.map((name) => [name, iconOf(name, { size: SIZE, background: BACKGROUND, looks: lookOf }).pixels]),
  )

  it('are there', () => {
    expect(NAMES.length).toBeGreaterThan(1300)
    const blank = NAMES.filter((name) => {
      const pixels = pictures.get(name)!
      let shown = 0
      for (let at = 0; at < pixels.length; at += 4) if (pixels[at] !== BACKGROUND >> 16) shown++
      return shown < 12
    })
    expect(blank).toEqual([])
  })

  it('differ from each other, but for those that the game shows alike', () => {
    const alike: string[] = []
    for (const [i, a] of NAMES.entries())
      for (const b of NAMES.slice(i + 1))
        if (ALIKE(a) !== ALIKE(b) && !differ(pictures.get(a)!, pictures.get(b)!)) alike.push(`${a} ${b}`)
    expect(alike).toEqual([])
  })
})

function differ(a: Uint8Array, b: Uint8Array): boolean {
  let sum = 0
  for (let at = 0; at < a.length && sum < LEAST; at++) sum += Math.abs(a[at]! - b[at]!)
  return sum >= LEAST
}
