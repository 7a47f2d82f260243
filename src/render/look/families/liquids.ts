import type { RenderBlock } from '../../cell.ts'
import { mix, shade } from '../../colour.ts'
import { count, type Draft, type Family, type Liquid } from '../family.ts'
import { texture } from '../textures/texture.ts'

const water = texture('water', (c) =>
  c.each((x, y) => {
    const wave = c.blotches(x, y, 8) * 0.6 + c.blotches(x, (y * 2) % 16, 4, 1) * 0.4
    return shade(0xb4b4b4, 0.84 + Math.floor(wave * 6) * 0.06)
  }, 165),
)
const lava = texture('lava', (c) =>
  c.each((x, y) => {
    const heat = c.blotches(x, y, 8) * 0.6 + c.blotches(x, y, 4, 1) * 0.4
    return mix(0xb8400c, 0xffc14a, Math.max(0, Math.min(1, Math.floor(heat * 7) / 5 - 0.15)))
  }),
)

/** Height of the surface of a source block (sixteenths of a block). */
const SOURCE = 14

export const surfaceOfWater: Liquid = {
  kind: 'water',
  height: SOURCE,
  surface: { texture: water, tint: 'water' },
}

/** Level 0 is a source, 1 to 7 get ever lower, from 8 on it falls. */
function height(block: RenderBlock): number {
  const level = count(block, 'level', 0)
  if (level === 0) return SOURCE
  return level >= 8 ? 16 : Math.max(1, Math.round(((8 - level) / 9) * 16))
}

const liquid = (kind: Liquid['kind'], block: RenderBlock): Draft =>
  kind === 'water'
    ? { parts: [], liquid: { ...surfaceOfWater, height: height(block) } }
    : {
        parts: [],
        liquid: { kind, height: height(block), surface: { texture: lava, glows: true } },
        light: 15,
      }

export const LIQUIDS: readonly Family[] = [
  [/^(air|cave_air|void_air|light|barrier|structure_void|moving_piston)$/, () => []],
  [/^(water|flowing_water)$/, (block) => liquid('water', block)],
  [/^bubble_column$/, () => ({ parts: [], liquid: surfaceOfWater })],
  [/^(lava|flowing_lava)$/, (block) => liquid('lava', block)],
]
