import { describe, expect, it } from 'vitest'
import { blank, type Picture } from '../image/picture.ts'
import { lookOf } from '../look/look.ts'
import { drawHud } from './hud.ts'
import { iconOf, iconsOf } from './icon.ts'
import { originIn } from './layout.ts'
import { screenLayout } from './layouts.ts'
import { drawScreen } from './screen.ts'
import type { ShownScreen } from './shown-screen.ts'
import { drawStack } from './stack.ts'
import { titleOf } from './titles.ts'

const TABLE: ShownScreen = {
  kind: 'crafting',
  title: 'container.crafting',
  slots: [
    { slot: 1, item: 'stick', count: 1 },
    { slot: 0, item: 'ladder', count: 3 },
  ],
  gauges: [],
  offers: [],
}

const drawn = (screen: ShownScreen, width = 640, height = 360): Picture => {
  const picture = blank(width, height, 0x7fa8e0)
  drawScreen(picture, screen, { icons: iconsOf() })
  return picture
}

/** The pixels of a slot, at the scale at which a crafting table fits into 640 × 360. */
function inSlot({ width, pixels }: Picture, slot: number): string {
  const layout = screenLayout('crafting', undefined)!
  const origin = originIn(layout, { width, height: 360 }, 2)
  const { x, y } = layout.slots[slot]!
  const rows = Array.from({ length: 32 }, (_, row) => {
    const at = 4 * ((origin.y + 2 * y + row) * width + origin.x + 2 * x)
    return Buffer.from(pixels.subarray(at, at + 4 * 32)).toString('base64')
  })
  return rows.join('')
}

describe('a screen', () => {
  it('shows each stack in its slot, and its count', () => {
    const full = drawn(TABLE)
    const empty = drawn({ ...TABLE, slots: [] })
    expect(inSlot(full, 1)).not.toBe(inSlot(empty, 1))
    expect(inSlot(full, 0)).not.toBe(inSlot(empty, 0))
    expect(inSlot(full, 2)).toBe(inSlot(empty, 2))
    const more = drawn({ ...TABLE, slots: TABLE.slots.map((stack) => ({ ...stack, count: 5 })) })
    expect(inSlot(more, 0)).not.toBe(inSlot(full, 0))
  })

  it('is drawn into pictures smaller than itself, and shows slots of kinds that are not known', () => {
    const small = drawn(TABLE, 128, 72)
    expect(small.pixels).not.toEqual(drawn({ ...TABLE, slots: [] }, 128, 72).pixels)
    const strange = { ...TABLE, kind: 'something_new', title: '' }
    expect(drawn(strange).pixels).not.toEqual(drawn({ ...strange, slots: [] }).pixels)
  })

  it.each(['furnace', 'brewing_stand', 'enchantment', 'merchant'])(
    'of a %s shows more than slots',
    (kind) => {
      const plain = { ...TABLE, kind, slots: [], title: '' }
      const emerald = { item: 'emerald', count: 1 }
      const busy = { ...plain, gauges: [200, 400, 100, 200], offers: [[emerald, emerald]] }
      expect(drawn(busy).pixels).not.toEqual(drawn(plain).pixels)
    },
  )

  it('has the server’s title, and the usual one for generic keys', () => {
    const title = (kind: string, text: string) => titleOf({ kind, title: text })
    expect(title('generic_9x3', 'container.barrel')).toBe('Barrel')
    expect(title('generic_9x6', 'container.chestDouble')).toBe('Large Chest')
    expect(title('generic_9x3', 'Treasure')).toBe('Treasure')
    expect(title('crafting', 'container.crafting')).toBe('Crafting')
    expect(title('merchant', 'entity.minecraft.villager.farmer')).toBe('Farmer - trading')
  })
})

describe('an item on a screen', () => {
  const icon = (item: string, note?: string) =>
    iconOf(item, { size: 16, background: 0x8b8b8b, looks: lookOf, note }).pixels

  it('has the colour of the potion in it, and shimmers where it is enchanted', () => {
    expect(icon('potion', 'potion:healing')).not.toEqual(icon('potion', 'potion:swiftness'))
    expect(icon('potion', 'potion:strong_healing')).toEqual(icon('potion', 'potion:healing'))
    expect(icon('iron_sword', 'enchanted:sharpness 1')).not.toEqual(icon('iron_sword'))
    expect(icon('iron_sword', 'named:Tom')).toEqual(icon('iron_sword'))
  })

  it.each(['chain', 'lantern', 'oak_fence', 'oak_stairs', 'oak_door'])(
    'has no edge of the clear colour: %s',
    (item) => {
      const slot = blank(16, 16, 0x8b8b8b)
      drawStack(slot, { item, count: 1 }, 0, 0, { scale: 1, icons: iconsOf() })
      const pink = Array.from({ length: 256 }, (_, i) => slot.pixels.subarray(4 * i, 4 * i + 3)).filter(
        ([red = 0, green = 0, blue = 0]) => red - green > 40 && blue - green > 40,
      )
      expect(pink).toEqual([])
    },
  )
})

it('a hotbar shows what is in it, which slot is chosen, health and food', () => {
  const hud = { hotbar: [], selected: 0, health: 20, food: 20 }
  const pixels = (changes: object) => {
    const picture = blank(400, 100, 0x7fa8e0)
    drawHud(picture, { ...hud, ...changes }, { scale: 1, icons: iconsOf() })
    return picture.pixels
  }
  for (const changes of [
    { hotbar: [{ slot: 8, item: 'bread', count: 2 }] },
    { selected: 5 },
    { health: 19 },
    { food: 3 },
    { offHand: { item: 'shield', count: 1 } },
  ])
    expect(pixels(changes)).not.toEqual(pixels({}))
})
