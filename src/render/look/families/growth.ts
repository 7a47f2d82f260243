import type { RenderBlock } from '../../cell.ts'
import { type Colour, mix, shade } from '../../colour.ts'
import { count, type Draft, type Family, is, SIDES } from '../family.ts'
import { plain, surfaceOf } from '../materials.ts'
import { box, crossed, dressed, facing, hashed, type Part, type Surface } from '../part.ts'
import { canes, coral, drawing, fan, tendrils, tuft } from '../textures/plants.ts'
import { type Texture, texture } from '../textures/texture.ts'
import { dots, ladder as paintLadder } from '../textures/wood.ts'
import { floor } from './redstone.ts'

/** Plants that cover walls, hang, climb, or grow under water and in caves. */
export const GROWTH: readonly Family[] = [
  [
    /^ladder$/,
    (block) =>
      onWall(
        block,
        texture('ladder', (c) => paintLadder(c, 0xa37c45)),
      ),
  ],
  [/^(vine|glow_lichen|sculk_vein|resin_clump)$/, cover],
  [/^(weeping|twisting|cave)_vines(_plant)?$/, vines],
  [/^pale_hanging_moss$/, hangingMoss],
  [/^(kelp|kelp_plant)$/, kelp],
  [/_coral$/, ({ name }) => crossed(texture(`coral ${name}`, (c) => coral(c, coralColour(name))))],
  [/_coral_wall_fan$/, wallFan],
  [/_coral_fan$/, ({ name }) => hashed(fanTexture(name), 0)],
  [/^sugar_cane$/, () => crossed(texture('sugar cane', (c) => canes(c, 0x8fbf5f)))],
  [/^bamboo_sapling$/, () => crossed(texture('bamboo shoot', (c) => tuft(c, 0x6f9a35, 10, 5)))],
  [/^bamboo$/, bamboo],
  [/^cactus$/, cactus],
  [/^chorus_plant$/, chorus],
  [/^chorus_flower$/, chorusFlower],
  [/^(big_dripleaf|big_dripleaf_stem)$/, bigDripleaf],
  [/^small_dripleaf$/, smallDripleaf],
  [/amethyst_(bud|cluster)$|amethyst_cluster$/, amethyst],
  [/^pointed_dripstone$/, dripstone],
  [
    /^snow$/,
    ({ properties }) => [box([0, 0, 0, 16, 2 * Number(properties['layers'] ?? 1), 16], surfaceOf('snow'))],
  ],
  [/^(moss_carpet|pale_moss_carpet)$/, mossCarpet],
  [/^cobweb$/, () => crossed(COBWEB)],
  [/^mangrove_roots$/, mangroveRoots],
  [/^(nether_portal|end_portal|end_gateway)$/, portal],
]

const plane = (sheet: Surface | Texture, at: number): Part => box([0, 0, at, 16, 16, at], sheet)

/** A sheet against the block behind it; defined as facing north. */
const onWall = (block: RenderBlock, sheet: Texture): Part[] =>
  facing(block.properties['facing'], [plane({ texture: sheet, area: [0, 0, 16, 16] }, 15.2)])

const COVERS: Record<string, { colour: Colour; tint?: 'foliage'; light?: number }> = {
  vine: { colour: 0x9a9a9a, tint: 'foliage' },
  glow_lichen: { colour: 0x7a9a8c, light: 7 },
  sculk_vein: { colour: 0x0f3a42 },
  resin_clump: { colour: 0xe06a1a },
}

/** Sheets on the sides that its state names. */
function cover(block: RenderBlock): Draft {
  const { colour, tint, light = 0 } = COVERS[block.name] ?? { colour: 0x9a9a9a }
  const sheet = texture(`cover ${block.name}`, (c) => {
    if (tint === undefined) {
      for (let y = 0; y < 16; y++)
        for (let x = 0; x < 16; x++)
          if (c.blotches(x, y, 4) > 0.42) c.set(x, y, shade(colour, 0.75 + 0.5 * c.random(x, y)))
    } else tendrils(c, colour)
  })
  const surface: Surface = { texture: sheet, area: [0, 0, 16, 16], ...(tint ? { tint } : {}) }
  const sides = SIDES.filter((side) => is(block, side))
  const known = ['up', 'down', ...SIDES].some((side) => block.properties[side] !== undefined)
  const parts = (known ? sides : (['south'] as const)).flatMap((side) => facing(side, [plane(surface, 0.8)]))
  if (is(block, 'up')) parts.push(floor(surface, 15.2))
  if (is(block, 'down')) parts.push(floor(surface, 0.8))
  return { parts, light }
}

const VINES: Record<string, Colour> = { weeping: 0x8f1a1a, twisting: 0x148f86, cave: 0x5f7a2c }

function vines(block: RenderBlock): Draft {
  const kind = block.name.split('_')[0]!
  const lit = is(block, 'berries')
  const tip = !block.name.endsWith('_plant')
  const sheet = texture(`vines ${kind} ${tip} ${lit}`, (c) => {
    tendrils(c, VINES[kind] ?? 0x5f7a2c, tip ? 12 : 16)
    if (kind === 'twisting' && tip) c.flip()
    if (lit) dots(c, 0xf0a83a, 6)
  })
  return { parts: crossed(sheet), light: lit ? 14 : 0 }
}

function hangingMoss(block: RenderBlock): Part[] {
  return crossed(
    texture(`hanging moss ${is(block, 'tip')}`, (c) => tendrils(c, 0x8a9488, is(block, 'tip') ? 11 : 16)),
  )
}

function kelp(block: RenderBlock): Part[] {
  const top = block.name === 'kelp'
  return crossed(
    texture(block.name, (c) => {
      c.rect(7, top ? 3 : 0, 2, 16, 0x4a6a2c)
      for (let y = top ? 4 : 1; y < 16; y += 4) {
        c.sprite(['aaaa ', 'aaaaa', ' aaa '], { a: 0x5f8a35 }, 2, y)
        c.sprite([' aaaa', 'aaaaa', ' aaa '], { a: 0x527a2e }, 9, y + 2)
      }
    }),
  )
}

const CORALS: Record<string, Colour> = {
  tube: 0x3458d0,
  brain: 0xd0609a,
  bubble: 0xa824a4,
  fire: 0xb0242e,
  horn: 0xd8c23f,
}

/** Dead corals are grey with a trace of their colour, so that they differ from each other. */
const [DEAD, REST]: readonly [Colour, number] = [0x85807a, 0.16]

export function coralColour(name: string): Colour {
  const alive = CORALS[/(tube|brain|bubble|fire|horn)/.exec(name)?.[1] ?? ''] ?? 0xd0609a
  return name.startsWith('dead') ? mix(DEAD, alive, REST) : alive
}

const fanTexture = (name: string): Texture =>
  texture(`fan ${name.replace('_wall', '')}`, (c) => fan(c, coralColour(name)))

function wallFan(block: RenderBlock): Part[] {
  const leaf = { texture: fanTexture(block.name), area: [0, 0, 16, 16] as const }
  return facing(
    block.properties['facing'],
    [22.5, -22.5].map((degrees) =>
      box([0, 8, 0, 16, 8, 16], leaf, { axis: 'x', degrees, origin: [8, 8, 16] }),
    ),
  )
}

function bamboo(block: RenderBlock): Part[] {
  const stalk = texture('bamboo stalk', (c) => {
    c.each((x, y) => shade(0x6f9a35, y % 6 === 0 ? 1.25 : 0.85 + 0.15 * c.random(x, 1)))
  })
  const half = count(block, 'age', 0) === 1 ? 1.5 : 1
  const parts = [box([8 - half, 0, 8 - half, 8 + half, 16, 8 + half], stalk)]
  const size = block.properties['leaves'] ?? 'none'
  if (size === 'none') return parts
  const leaf = texture(`bamboo leaves ${size}`, (c) => {
    const rows = ['  aa    a ', 'aaaa  aaa ', ' aaaaaaa  ', '   aaa    ']
    for (const y of size === 'large' ? [1, 5, 9] : [2]) drawing(rows, { a: 0x5f8f2c }, 3, y)(c)
  })
  return [...parts, ...crossed(leaf)]
}

function cactus(): Part[] {
  const side = texture('cactus side', (c) => {
    c.each((x, y) => shade(0x4f8a2f, (x % 4 === 0 ? 0.7 : 1) * (0.94 + 0.1 * c.random(x, y))))
    for (let y = 1; y < 16; y += 4) for (let x = 2; x < 16; x += 4) c.set(x, y + ((x >> 2) & 1) * 2, 0xd8dcb8)
  })
  const top = texture('cactus top', (c) => {
    c.each((x, y) => shade(0x6fa84a, 0.92 + 0.14 * c.random(x, y)))
    c.frame(1, 1, 14, 14, 0x4f8a2f)
  })
  return [box([1, 0, 1, 15, 16, 15], dressed(side, { ends: top }))]
}

function chorus(block: RenderBlock): Part[] {
  const stem = plain('pebbles', 0x7a4a7a)
  const arms = SIDES.filter((side) => is(block, side)).flatMap((side) =>
    facing(side, [box([4, 4, 0, 12, 12, 4], stem)]),
  )
  const low = is(block, 'down', 'false') ? 4 : 0
  const high = is(block, 'up') ? 16 : 12
  return [box([4, low, 4, 12, high, 12], stem), ...arms]
}

function chorusFlower(block: RenderBlock): Part[] {
  const dead = count(block, 'age', 0) === 5
  const flesh = plain('pebbles', dead ? 0x6a5470 : 0xb08ab8)
  return [
    box([2, 14, 2, 14, 16, 14], flesh),
    box([0, 2, 0, 16, 14, 16], flesh),
    box([5, 0, 5, 11, 2, 11], flesh),
  ]
}

const TILTS: Record<string, number> = { none: 0, unstable: 0, partial: -22.5, full: -45 }

function bigDripleaf(block: RenderBlock): Part[] {
  const stem = texture('dripleaf stem', (c) => {
    c.rect(7, 0, 2, 16, 0x4f8a2f)
    c.rect(8, 0, 1, 16, 0x3f7026)
  })
  const stalk = [45, -45].map((degrees) =>
    box(
      [5, 0, 12, 11, 15, 12],
      { texture: stem, area: [5, 0, 11, 16] },
      { axis: 'y', degrees, origin: [8, 8, 12] },
    ),
  )
  if (block.name.endsWith('stem')) return facing(block.properties['facing'], stalk)
  const leaf = texture('dripleaf', (c) => {
    c.each((x, y) => shade(0x6fa83a, 0.85 + 0.2 * c.random(x, y)))
    c.rect(7, 0, 2, 16, 0x4f8a2f)
    for (const [x, y] of [
      [0, 0],
      [15, 0],
      [0, 15],
      [15, 15],
    ] as const)
      c.clear(x, y)
    c.frame(0, 0, 16, 16, 0x8ac24a)
  })
  const degrees = TILTS[block.properties['tilt'] ?? 'none'] ?? 0
  const top = box([0, 15, 0, 16, 15, 16], leaf, { axis: 'x', degrees, origin: [8, 15, 14] })
  const rim = box(
    [0, 11, 0, 16, 15, 0],
    { texture: leaf, area: [0, 0, 16, 4] },
    { axis: 'x', degrees, origin: [8, 15, 14] },
  )
  return facing(block.properties['facing'], [...stalk, top, rim])
}

function smallDripleaf(block: RenderBlock): Part[] {
  const stem = texture('small dripleaf', (c) => c.rect(7, 0, 2, 16, 0x4f8a2f))
  if (!is(block, 'half', 'upper')) return crossed(stem)
  const leaf = plain('speckled', 0x6fa83a, 0x4f8a2f)
  const leaves = [
    box([8, 12, 8, 15, 12.5, 15], leaf),
    box([1, 8, 1, 8, 8.5, 8], leaf),
    box([1, 4, 8, 8, 4.5, 15], leaf),
  ]
  return facing(block.properties['facing'], [...crossed(stem), ...leaves])
}

const BUDS: readonly [name: RegExp, height: number, light: number][] = [
  [/^small/, 4, 1],
  [/^medium/, 7, 2],
  [/^large/, 10, 4],
  [/cluster/, 14, 5],
]

/** Defined as growing up. */
function amethyst(block: RenderBlock): Draft {
  const [, height, light] = BUDS.find(([names]) => names.test(block.name)) ?? [/./, 14, 5]
  const sheet = texture(`amethyst ${height}`, (c) => {
    for (const [x, part, lean] of [
      [8, 1, 0],
      [5, 0.7, -2],
      [11, 0.75, 2],
      [3, 0.45, -2],
      [13, 0.5, 1],
    ] as const) {
      const top = 16 - Math.round(height * part)
      for (const w of [-1, 0, 1]) c.line(x + w, 15, x + lean, top, [0x6a4aa0, 0x9a78d8, 0xc8b0f0][w + 1]!)
    }
  })
  const direction = block.properties['facing'] ?? 'up'
  const parts = crossed(sheet)
  return { parts: direction === 'up' ? parts : facing(direction, facing('down', parts)), light }
}

const THICKNESS: Record<string, readonly [low: number, high: number]> = {
  tip: [3, 1],
  tip_merge: [3, 2],
  frustum: [4, 3],
  middle: [5, 4],
  base: [6, 5],
}

/** Defined as pointing up; thinner steps towards its tip. */
function dripstone(block: RenderBlock): Part[] {
  const stone = plain('rough', 0x86685c)
  const [low, high] = THICKNESS[block.properties['thickness'] ?? 'tip'] ?? [3, 1]
  const top = block.properties['thickness'] === 'tip' || block.properties['thickness'] === undefined ? 11 : 16
  const step = (half: number, from: number, to: number): Part =>
    box([8 - half, from, 8 - half, 8 + half, to, 8 + half], stone)
  const parts = [step(low, 0, top / 2), step(high, top / 2, top)]
  return is(block, 'vertical_direction', 'down') ? facing('over', parts) : parts
}

function mossCarpet(block: RenderBlock): Part[] {
  const pale = block.name.startsWith('pale')
  const sheet = pale ? plain('speckled', 0x6b726b, 0x7c837c) : surfaceOf('moss_block')
  const hung = texture('pale moss side', (c) => tendrils(c, 0x6b726b, 12))
  const sides = SIDES.filter((side) => !['none', undefined].includes(block.properties[side]))
  const flat = is(block, 'bottom', 'false') ? [] : [box([0, 0, 0, 16, 1, 16], sheet)]
  return [...flat, ...sides.flatMap((side) => facing(side, [plane(hung, 0.2)]))]
}

const COBWEB = texture('cobweb', (c) => {
  const thread = 0xe4e6e6
  c.line(0, 0, 15, 15, thread)
  c.line(15, 0, 0, 15, thread)
  c.line(8, 0, 8, 15, thread)
  c.line(0, 8, 15, 8, thread)
  for (const r of [3, 6]) {
    c.line(8 - r, 8, 8, 8 - r, shade(thread, 0.9))
    c.line(8, 8 - r, 8 + r, 8, shade(thread, 0.9))
    c.line(8 + r, 8, 8, 8 + r, shade(thread, 0.9))
    c.line(8, 8 + r, 8 - r, 8, shade(thread, 0.9))
  }
})

function mangroveRoots(): Part[] {
  const sheet = texture('mangrove roots', (c) => {
    for (let i = 0; i < 7; i++) {
      const [a, b] = [Math.floor(c.random(i, 1) * 16), Math.floor(c.random(i, 2) * 16)]
      for (const w of [0, 1]) c.line(a + w, 0, b + w, 15, shade(0x5f4a34, 0.75 + 0.4 * c.random(i, 3)))
      c.line(0, a, 15, b, shade(0x4a3826, 0.9))
    }
    c.frame(0, 0, 16, 16, 0x4a3826)
  })
  return [box([0, 0, 0, 16, 16, 16], sheet)]
}

function portal(block: RenderBlock): Draft {
  if (block.name !== 'nether_portal') {
    const stars = texture('end portal', (c) => {
      c.rect(0, 0, 16, 16, 0x0a1418)
      for (let i = 0; i < 26; i++)
        c.set(
          Math.floor(c.random(i, 1) * 16),
          Math.floor(c.random(i, 2) * 16),
          [0x3a8a86, 0x8ac8d0, 0x5a6ab0][i % 3]!,
        )
    })
    const top = block.name === 'end_portal' ? 12 : 16
    return {
      parts: [box([0, top === 16 ? 0 : 11, 0, 16, top, 16], { texture: stars, glows: true })],
      light: 15,
    }
  }
  const swirl = texture('nether portal', (c) =>
    c.each((x, y) => shade(0x8a2fd8, 0.6 + 0.7 * c.blotches((x + y) & 15, y, 4)), 190),
  )
  const sheet = box(
    [0, 0, 6, 16, 16, 10],
    dressed({ texture: swirl, glows: true }, { ends: undefined, west: undefined, east: undefined }),
  )
  return {
    parts: facing(is(block, 'axis', 'z') ? 'east' : 'north', [sheet]),
    light: 11,
    group: 'nether_portal',
  }
}
