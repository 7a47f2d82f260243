import type { RenderBlock } from '../../cell.ts'
import { mix, shade } from '../../colour.ts'
import { type Draft, type Family, is } from '../family.ts'
import { decorated, glow, plain, surfaceOf } from '../materials.ts'
import { box, cube, dressed, everywhere, facing, type Numbers, type Part } from '../part.ts'
import { texture } from '../textures/texture.ts'
import { pane } from '../textures/wood.ts'

/** Pistons, anvils, bells, and other things that are not cubes. */
export const MACHINES: readonly Family[] = [
  [/^(sticky_)?piston$/, piston],
  [/^piston_head$/, pistonHead],
  [/anvil$/, anvil],
  [/^grindstone$/, grindstone],
  [/^stonecutter$/, stonecutter],
  [/^bell$/, bell],
  [/^beacon$/, beacon],
  [/^conduit$/, () => ({ parts: [box([5, 5, 5, 11, 11, 11], plain('tiles', 0x9a8468))], light: 15 })],
  [/^end_portal_frame$/, portalFrame],
  [/^scaffolding$/, scaffolding],
  [/^chain$|_chain$/, chain],
  [/^heavy_core$/, () => [box([4, 0, 4, 12, 8, 12], surfaceOf('heavy_core'))]],
  [/^(dirt_path|grass_path|farmland)$/, ground],
  [/^(slime_block|honey_block)$/, jelly],
  [/^(sculk_sensor|calibrated_sculk_sensor|sculk_shrieker)$/, sculk],
  [/^(spawner|trial_spawner|vault)$/, cage],
]

const WOOD = plain('planks', 0xa3804c)
const COBBLE = plain('cobbles', 0x747476)

const pushing = (name: string, sticky: boolean) =>
  decorated(`piston face ${sticky}`, { pattern: 'planks', colour: 0xa3804c }, (c) => {
    c.frame(0, 0, 16, 16, 0x6a5030)
    c.frame(2, 2, 12, 12, shade(0xa3804c, 0.8))
    if (sticky) c.rect(4, 4, 8, 8, 0x6fb04e)
    else c.rect(6, 6, 4, 4, name === 'piston' ? 0x8a6a3c : 0x6fb04e)
  })

/** Defined with its face to the north. */
function piston(block: RenderBlock): Part[] {
  const out = is(block, 'extended')
  const sticky = block.name.startsWith('sticky')
  const body = dressed(COBBLE, {
    north: out ? plain('bevelled', 0x747476) : pushing(block.name, sticky),
    south: plain('bevelled', 0x6a6a6c),
  })
  const parts = [box([0, 0, 4, 16, 16, 16], body)]
  if (!out) parts.push(box([0, 0, 0, 16, 16, 4], dressed(WOOD, { north: pushing(block.name, sticky) })))
  return facing(block.properties['facing'], parts)
}

function pistonHead(block: RenderBlock): Part[] {
  const sticky = is(block, 'type', 'sticky')
  return facing(block.properties['facing'], [
    box([0, 0, 0, 16, 16, 4], dressed(WOOD, { north: pushing('piston', sticky) })),
    box([6, 6, 4, 10, 10, is(block, 'short') ? 16 : 20], WOOD),
  ])
}

function anvil(block: RenderBlock): Part[] {
  const iron = plain('bevelled', 0x44464a)
  const worn = { damaged_anvil: 'cracked', chipped_anvil: 'chipped' }[block.name] ?? 'whole'
  const top = decorated(`anvil ${worn}`, { pattern: 'bevelled', colour: 0x4e5055 }, (c) => {
    if (worn !== 'whole')
      for (let i = 0; i < (worn === 'cracked' ? 14 : 6); i++)
        c.rect(Math.floor(c.random(i, 1) * 14), Math.floor(c.random(i, 2) * 14), 2, 1, 0x2c2e31)
  })
  // its length runs at right angles to its facing
  return facing(block.properties['facing'], [
    box([2, 0, 2, 14, 4, 14], iron),
    box([3, 4, 4, 13, 5, 12], iron),
    box([4, 5, 6, 12, 10, 10], iron),
    box([0, 10, 3, 16, 16, 13], dressed(iron, { up: top })),
  ])
}

function grindstone(block: RenderBlock): Part[] {
  const stone = plain('speckled', 0x8a8a8c, 0x6f6f72)
  const legs = [2, 12].flatMap((x): Part[] => [
    box([x, 0, 6, x + 2, 7, 10], plain('planks', 0x4f361d)),
    box([x, 7, 5, x + 2, 13, 11], plain('grain', 0x5a5a5c)),
  ])
  const parts = [
    ...legs,
    box(
      [4, 4, 2, 12, 16, 14],
      dressed(stone, { west: plain('rough', 0x7a7a7c), east: plain('rough', 0x7a7a7c) }),
    ),
  ]
  const { face, facing: direction } = block.properties
  if (face === 'ceiling') return facing(direction, facing('over', parts))
  // on a wall it lies on its side: the former bottom is at the wall
  if (face === 'wall') return facing(direction, facing('down', parts))
  return facing(direction, parts)
}

function stonecutter(block: RenderBlock): Part[] {
  const saw = texture('saw', (c) => {
    for (let x = 1; x < 15; x++) {
      const top = 3 + Math.round(Math.abs(x - 7.5) * 0.8) + (x & 1)
      c.rect(x, top, 1, 10 - top, x & 1 ? 0x9a9a9e : 0xc8c8cc)
    }
  })
  const top = decorated('stonecutter top', { pattern: 'bevelled', colour: 0x8a8a8c }, (c) =>
    c.rect(1, 7, 14, 2, 0x3a3a3c),
  )
  return facing(block.properties['facing'], [
    box([0, 0, 0, 16, 9, 16], dressed(plain('rough', 0x77777a), { up: top })),
    box([1, 9, 8, 15, 16, 8], { texture: saw, area: [1, 3, 15, 10] }),
  ])
}

function bell(block: RenderBlock): Part[] {
  const gold = plain('bevelled', 0xe8bd3f)
  const body = [box([5, 6, 5, 11, 13, 11], gold), box([4, 4, 4, 12, 6, 12], gold)]
  const wood = plain('planks', 0x7d5a33)
  const stone = plain('rough', 0x7d7d7f)
  const attachment = block.properties['attachment'] ?? 'floor'
  const frames: Record<string, Part[]> = {
    floor: [
      box([2, 13, 7, 14, 15, 9], wood),
      box([0, 0, 6, 2, 16, 10], stone),
      box([14, 0, 6, 16, 16, 10], stone),
    ],
    ceiling: [box([7, 13, 7, 9, 16, 9], wood)],
    single_wall: [box([7, 13, 0, 9, 15, 13], wood)],
    double_wall: [box([7, 13, 0, 9, 15, 16], wood)],
  }
  return facing(block.properties['facing'], [...body, ...(frames[attachment] ?? [])])
}

const CLEAR = texture('glass clear', (c) => pane(c, 0xcfe6ea))

function beacon(): Draft {
  return {
    parts: [
      box([3, 3, 3, 13, 13, 13], glow(0x7de6e8)),
      box([2, 0, 2, 14, 3, 14], surfaceOf('obsidian')),
      cube(CLEAR),
    ],
    light: 15,
  }
}

function portalFrame(block: RenderBlock): Draft {
  const stone = surfaceOf('end_stone')
  const top = decorated('portal frame', { pattern: 'tiles', colour: 0x4f8a72 }, (c) =>
    c.frame(3, 3, 10, 10, 0x2a4a3e),
  )
  const side = decorated('portal frame side', { pattern: 'pebbles', colour: 0xdde0a2 }, (c) =>
    c.rect(0, 3, 16, 3, 0x4f8a72),
  )
  const parts = [box([0, 0, 0, 16, 13, 16], dressed(stone, { sides: side, up: top }))]
  if (is(block, 'eye')) parts.push(box([4, 13, 4, 12, 16, 12], plain('speckled', 0x2f7a5a, 0x12241c)))
  return { parts: facing(block.properties['facing'], parts), light: 1 }
}

function scaffolding(block: RenderBlock): Part[] {
  const cane = plain('grain', 0xcbb457)
  const posts = [0, 14].flatMap((x) => [0, 14].map((z): Numbers => [x, 0, z, x + 2, 16, z + 2]))
  const beams: Numbers[] = [
    [2, 14, 0, 14, 16, 2],
    [2, 14, 14, 14, 16, 16],
    [0, 14, 2, 2, 16, 14],
    [14, 14, 2, 16, 16, 14],
  ]
  const weave = texture('scaffolding top', (c) => {
    c.each((x, y) => shade(0xcbb457, (x + y) % 4 === 0 ? 0.7 : 0.95 + 0.1 * c.random(x, y)))
    for (let i = 0; i < 4; i++) c.line(0, i * 4 + 3, 15, i * 4 + 3, 0x9a8638)
  })
  const bottom = is(block, 'bottom') ? [box([0, 0, 0, 16, 2, 16], weave)] : []
  return [
    ...[...posts, ...beams].map((numbers) => box(numbers, cane)),
    box([0, 15.9, 0, 16, 15.9, 16], weave),
    ...bottom,
  ]
}

/** Two strips of links crossing each other, along an axis. Defined for upright ones. */
function chain(block: RenderBlock): Part[] {
  const links = texture('chain', (c) => {
    for (let y = 0; y < 16; y += 5) c.frame(6, y, 4, 5, 0x55585e)
    for (let y = 4; y < 16; y += 5) c.rect(7, y, 2, 2, 0x7a7d84)
  })
  const strips = [45, -45].map((degrees) =>
    box(
      [5, 0, 8, 11, 16, 8],
      { texture: links, area: [5, 0, 11, 16] },
      { axis: 'y', degrees, origin: [8, 8, 8] },
    ),
  )
  const axis = block.properties['axis'] ?? 'y'
  if (axis === 'y') return strips
  return facing(axis === 'x' ? 'east' : 'north', facing('down', strips))
}

/** Ground that is a sixteenth lower. */
function ground(block: RenderBlock): Part[] {
  const earth = surfaceOf('dirt')
  const wet = Number(block.properties['moisture'] ?? 0) >= 7
  const path = block.name !== 'farmland'
  const colour = path ? 0x94794a : wet ? 0x4e311c : 0x7d5838
  const top = decorated(`${block.name} ${wet}`, { pattern: path ? 'speckled' : 'rough', colour }, (c) => {
    if (path) c.frame(0, 0, 16, 16, shade(colour, 0.85))
    else for (let y = 1; y < 16; y += 4) c.rect(0, y, 16, 2, shade(colour, 0.72))
  })
  const side = path
    ? decorated('path side', { pattern: 'rough', colour: 0x84603f }, (c) => {
        for (let x = 0; x < 16; x++)
          c.rect(x, 1, 1, 2 + Math.floor(c.random(x, 5) * 2), mix(colour, 0x94794a, 0.5))
      })
    : earth
  return [box([0, 0, 0, 16, 15, 16], dressed(earth, { up: top, sides: side }))]
}

function jelly(block: RenderBlock): Draft {
  const colour = block.name === 'honey_block' ? 0xf0a030 : 0x74c060
  const skin = texture(block.name, (c) => {
    c.each((x, y) => shade(colour, 0.92 + 0.16 * c.random(x >> 1, y >> 1)), 150)
    c.frame(0, 0, 16, 16, shade(colour, 0.8), 200)
  })
  const core = texture(`${block.name} core`, (c) =>
    c.each((x, y) => shade(colour, 0.85 + 0.1 * c.random(x, y))),
  )
  return { parts: [box([3, 3, 3, 13, 13, 13], core), cube(everywhere(skin))], group: block.name }
}

function sculk(block: RenderBlock): Draft {
  const base = surfaceOf('sculk')
  const feelers = texture('feelers', (c) => {
    const colour = is(block, 'sculk_sensor_phase', 'active') ? 0x3ad8e8 : 0x1f8a92
    c.line(4, 15, 2, 8, colour)
    c.line(5, 15, 4, 8, colour)
  })
  if (block.name === 'sculk_shrieker') {
    const teeth = texture('teeth', (c) => {
      for (let x = 1; x < 15; x += 4) c.sprite([' a ', 'aaa', 'aaa', 'aaa'], { a: 0xd8d0b8 }, x, 8)
    })
    const ring = [
      box([1, 4, 1, 15, 16, 1], teeth),
      box([1, 4, 15, 15, 16, 15], teeth),
      box([1, 4, 1, 1, 16, 15], teeth),
      box([15, 4, 1, 15, 16, 15], teeth),
    ]
    return {
      parts: [
        box([0, 0, 0, 16, 8, 16], base),
        ...ring.map(({ from, to, skin }) => ({
          from: [from[0], 0, from[2]] as const,
          to: [to[0], 16, to[2]] as const,
          skin,
        })),
      ],
    }
  }
  const ears = [45, -45].flatMap((degrees) => [
    box(
      [1, 8, 4, 7, 16, 4],
      { texture: feelers, area: [1, 8, 7, 16] },
      { axis: 'y', degrees, origin: [4, 8, 4] },
    ),
    box(
      [9, 8, 12, 15, 16, 12],
      { texture: feelers, area: [7, 8, 1, 16] },
      { axis: 'y', degrees, origin: [12, 8, 12] },
    ),
  ])
  const crystal = block.name.startsWith('calibrated')
    ? [box([7, 8, 7, 9, 14, 9], plain('pebbles', 0x9a78d8))]
    : []
  return { parts: [box([0, 0, 0, 16, 8, 16], base), ...ears, ...crystal], light: 1 }
}

function cage(block: RenderBlock): Draft {
  const colour = block.name === 'vault' ? 0x3a4a52 : block.name === 'trial_spawner' ? 0x44545c : 0x28384a
  const ominous = is(block, 'ominous')
  const bars = texture(`cage ${block.name} ${ominous}`, (c) => {
    c.frame(0, 0, 16, 16, colour)
    c.frame(1, 1, 14, 14, shade(colour, 0.75))
    for (const at of [5, 10]) {
      c.rect(at, 0, 1, 16, shade(colour, 0.9))
      c.rect(0, at, 16, 1, shade(colour, 0.9))
    }
    if (block.name === 'vault') c.frame(4, 4, 8, 8, ominous ? 0x2aa0c8 : 0xd8782a)
    if (block.name === 'trial_spawner') c.rect(0, 0, 16, 3, 0x8a6a5a)
  })
  const lit = !['inactive', 'cooldown'].includes(
    block.properties['vault_state'] ?? block.properties['trial_spawner_state'] ?? 'active',
  )
  const heart =
    lit && block.name !== 'spawner' ? glow(ominous ? 0x3ab8e0 : 0xf0a04a) : plain('grain', 0x1a2028)
  return {
    parts: [box([5, 4, 5, 11, 10, 11], heart), cube(bars)],
    light: lit && block.name !== 'spawner' ? 8 : 0,
  }
}
