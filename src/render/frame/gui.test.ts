import { describe, expect, it } from 'vitest'
import { blank, fill } from '../image/picture.ts'
import { iconsOf } from '../screens/icon.ts'
import { GuiPainter, hiddenBy, type ShownGui } from './gui.ts'

const HUD = { hotbar: [], selected: 0, health: 20, food: 20 }
const SCREENS: readonly NonNullable<ShownGui['screen']>[] = [
  'crafting',
  'merchant',
  'hopper',
  'generic_9x6',
].map((kind) => ({
  kind,
  title: '',
  slots: [],
  gauges: [],
  offers: [],
}))
const SIZES = [
  [640, 360],
  [128, 128],
  [300, 200],
  [1280, 720],
] as const

describe('the part of a picture that an open screen hides', () => {
  it.each(SIZES)('does not show through at %i × %i, and is most of the screen', (width, height) => {
    const painter = new GuiPainter(iconsOf())
    for (const screen of SCREENS) {
      const gui = { hud: HUD, chat: [], bossBars: [], screen }
      const { left, right, top, bottom } = hiddenBy(screen, { width, height })!
      const [one, other] = [blank(width, height, 0x3060a0), blank(width, height, 0x3060a0)]
      fill(other, left, top, right - left, bottom - top, 0xff20ff)
      painter.draw(one, gui)
      painter.draw(other, gui)
      expect(Buffer.compare(one.pixels, other.pixels)).toBe(0)
      expect(((right - left) * (bottom - top)) / (width * height)).toBeGreaterThan(0.08)
    }
  })

  it('is none where no screen is open', () => {
    expect(hiddenBy(undefined, { width: 640, height: 360 })).toBeUndefined()
  })
})
