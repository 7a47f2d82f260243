import type { RenderBlock } from '../../cell.ts'
import { type Colour, shade } from '../../colour.ts'
import { count, type Draft, type Family, is } from '../family.ts'
import { decorated, glow, plain } from '../materials.ts'
import { box, crossed, dressed, facing, type Numbers, type Part } from '../part.ts'
import { lumps } from '../textures/stone.ts'
import { texture } from '../textures/texture.ts'
import { surfaceOfWater } from './liquids.ts'
import { plantTexture } from './plant-textures.ts'

/** Vessels: cauldrons, hoppers, pots, and cakes. */
export const VESSELS: readonly Family[] = [
  [/cauldron$/, cauldron],
  [/^hopper$/, hopper],
  [/^composter$/, composter],
  [/^cake$/, (block) => cake(count(block, 'bites', 0))],
  [/^potted_|^flower_pot$/, flowerPot],
  [/^decorated_pot$/, decoratedPot],
  [/^brewing_stand$/, brewingStand],
  [/^(sniffer_egg|turtle_egg|dragon_egg|frogspawn)$/, eggs],
]

const IRON = plain('bevelled', 0x44464a)

/** Four walls of a given thickness between two heights, from a border inwards. */
const walls = (border: number, thick: number, low: number, high: number): Numbers[] => {
  const [a, b] = [border, 16 - border]
  return [
    [a, low, a, b, high, a + thick],
    [a, low, b - thick, b, high, b],
    [a, low, a + thick, a + thick, high, b - thick],
    [b - thick, low, a + thick, b, high, b - thick],
  ]
}

function cauldron(block: RenderBlock): Draft {
  const feet = [0, 12].flatMap((x) => [0, 12].map((z): Numbers => [x, 0, z, x + 4, 3, z + 4]))
  const parts = [...walls(0, 2, 3, 16), ...feet].map((numbers) => box(numbers, IRON))
  const bottom = box([2, 3, 2, 14, 4, 14], IRON)
  const filling = block.name.replace(/_?cauldron$/, '')
  const level = filling === 'lava' ? 3 : count(block, 'level', 0)
  if (level === 0 && filling === '') return { parts: [...parts, bottom] }
  const inside = {
    lava: glow(0xf0801e),
    powder_snow: plain('grain', 0xf0f6f6),
  }[filling] ?? { texture: surfaceOfWater.surface.texture, tint: 'water' as const }
  const top = 6 + 3 * level
  const skin = dressed(inside, { sides: undefined, down: undefined })
  return { parts: [...parts, bottom, box([2, 4, 2, 14, top, 14], skin)], light: filling === 'lava' ? 15 : 0 }
}

function hopper(block: RenderBlock): Part[] {
  const bowl: Numbers[] = [...walls(0, 2, 10, 16), [0, 10, 0, 16, 11, 16], [4, 4, 4, 12, 10, 12]]
  const spout: Numbers = is(block, 'facing', 'down') ? [6, 0, 6, 10, 4, 10] : [6, 4, 0, 10, 8, 4]
  const direction = is(block, 'facing', 'down') ? 'north' : block.properties['facing']
  const out = block.properties['facing'] === undefined ? box([6, 0, 6, 10, 4, 10], IRON) : box(spout, IRON)
  return [...bowl.map((numbers) => box(numbers, IRON)), ...facing(direction, [out])]
}

function composter(block: RenderBlock): Part[] {
  const sides = plain('planks', 0x8a6436)
  const level = count(block, 'level', 0)
  const parts = [...walls(0, 2, 0, 16), [2, 0, 2, 14, 2, 14] as const].map((numbers) => box(numbers, sides))
  if (level === 0) return parts
  const filling = plain(level === 8 ? 'speckled' : 'rough', level === 8 ? 0x6a6a3a : 0x4e3a1e, 0xe8e8d8)
  return [...parts, box([2, 2, 2, 14, 2 + Math.min(12, 1 + 2 * level), 14], filling)]
}

/** A cake with this many slices eaten. */
export function cake(bites: number): Part[] {
  const side = texture('cake side', (c) => {
    c.rect(0, 0, 16, 16, 0xa8572c)
    c.rect(0, 8, 16, 3, 0xf4efe8)
    for (let x = 0; x < 16; x++) c.rect(x, 11, 1, 1 + Math.floor(c.random(x, 0) * 2), 0xf4efe8)
  })
  const inside = texture('cake inside', (c) => {
    c.rect(0, 0, 16, 16, 0xd9a05a)
    c.rect(0, 8, 16, 2, 0xf4efe8)
    c.rect(0, 12, 16, 1, 0xb8431e)
  })
  const top = decorated('cake top', { pattern: 'grain', colour: 0xf4efe8 }, (c) => lumps(c, 0xd2202a, 7))
  const skin = dressed(side, {
    up: top,
    down: plain('grain', 0xa8572c),
    ...(bites > 0 ? { west: inside } : {}),
  })
  return [box([1 + 2 * Math.min(6, bites), 0, 1, 15, 8, 15], skin)]
}

const CLAY: Colour = 0x8c4a36

function flowerPot({ name }: RenderBlock): Part[] {
  const clay = plain('grain', CLAY)
  const pot = [...walls(5, 1, 0, 6), [6, 0, 6, 10, 3, 10] as const].map((numbers) => box(numbers, clay))
  const earth = box([6, 3, 6, 10, 4, 10], plain('rough', 0x5e4128))
  const plant = /^potted_(.*?)(_bush)?$/.exec(name)
  if (plant === null) return [...pot, earth]
  const inside = plant[1]!.startsWith('dead') ? 'dead_bush' : plant[1]!
  if (inside === 'cactus') return [...pot, earth, box([6, 4, 6, 10, 16, 10], plain('pillar', 0x4f8a2f))]
  const small = crossed(plantTexture(inside)).map((part) => ({
    ...part,
    from: [part.from[0] + 2, 4, part.from[2]] as const,
    to: [part.to[0] - 2, 15, part.to[2]] as const,
  }))
  return [...pot, earth, ...small]
}

function decoratedPot(block: RenderBlock): Part[] {
  const clay = plain('grain', CLAY)
  const face = decorated('decorated pot', { pattern: 'grain', colour: CLAY }, (c) => {
    c.frame(1, 1, 14, 14, shade(CLAY, 0.8))
    c.sprite(['  bb  ', ' b  b ', 'b bb b', 'b bb b', ' b  b ', '  bb  '], { b: 0xd9a37c }, 5, 5)
  })
  const parts = [
    box([1, 0, 1, 15, 16, 15], dressed(face, { ends: clay })),
    box([5, 16, 5, 11, 17, 11], clay),
    box([4, 17, 4, 12, 20, 12], clay),
  ]
  return facing(block.properties['facing'], parts)
}

function brewingStand(block: RenderBlock): Draft {
  const stone = plain('cobbles', 0x808082)
  const bases: Numbers[] = [
    [9, 0, 5, 15, 2, 11],
    [1, 0, 1, 7, 2, 7],
    [1, 0, 9, 7, 2, 15],
  ]
  const places = [
    [12, 8],
    [4, 4],
    [4, 12],
  ] as const
  const bottles = places
    .filter((_, index) => is(block, `has_bottle_${index}`))
    .flatMap(([x, z]) => [
      box([x - 2, 2, z - 2, x + 2, 6, z + 2], plain('grain', 0x5a7fd0)),
      box([x - 1, 6, z - 1, x + 1, 9, z + 1], plain('grain', 0xcfe6ea)),
    ])
  const rod = box([7, 0, 7, 9, 14, 9], { texture: plain('grain', 0xe8c04a), glows: true })
  return { parts: [...bases.map((numbers) => box(numbers, stone)), rod, ...bottles], light: 1 }
}

function eggs(block: RenderBlock): Draft {
  if (block.name === 'dragon_egg') {
    const shell = plain('speckled', 0x120c18, 0x3a1a4c)
    const layers = [
      [3, 0, 1],
      [1, 1, 7],
      [2, 7, 10],
      [3, 10, 13],
      [5, 13, 15],
      [6, 15, 16],
    ] as const
    return {
      parts: layers.map(([border, low, high]) =>
        box([border, low, border, 16 - border, high, 16 - border], shell),
      ),
      light: 1,
    }
  }
  if (block.name === 'frogspawn') {
    const spawn = texture('frogspawn', (c) => {
      for (let i = 0; i < 22; i++) {
        const [x, y] = [Math.floor(c.random(i, 1) * 14), Math.floor(c.random(i, 2) * 14)]
        c.rect(x, y, 3, 3, 0xb8c4c0)
        c.set(x + 1, y + 1, 0x2a2a2c)
      }
    })
    return { parts: [box([0, 0.25, 0, 16, 0.25, 16], spawn)] }
  }
  if (block.name === 'sniffer_egg')
    return { parts: [box([1, 0, 2, 15, 16, 14], plain('speckled', 0xb8452e, 0x4f8a4a))] }
  const shell = plain('speckled', 0xe4dfc4, 0x6f8a5a)
  const places: readonly Numbers[] = [
    [5, 0, 4, 9, 7, 8],
    [1, 0, 7, 4, 5, 10],
    [11, 0, 7, 14, 4, 10],
    [6, 0, 10, 10, 5, 14],
  ]
  return { parts: places.slice(0, count(block, 'eggs', 1)).map((numbers) => box(numbers, shell)) }
}
