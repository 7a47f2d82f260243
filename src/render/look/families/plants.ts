import type { RenderBlock } from '../../cell.ts'
import { type Colour, shade } from '../../colour.ts'
import { count, type Family, is } from '../family.ts'
import { plain } from '../materials.ts'
import { box, crossed, dressed, facing, type Part, type Surface } from '../part.ts'
import { flower, tuft } from '../textures/plants.ts'
import { texture } from '../textures/texture.ts'
import { plantTexture } from './plant-textures.ts'
import { floor } from './redstone.ts'

/** Flowers, saplings, grass and mushrooms. */
export const PLANTS: readonly Family[] = [
  [/^(sunflower|lilac|rose_bush|peony|pitcher_plant)$/, tallFlower],
  [/^(tall_grass|large_fern|tall_seagrass)$/, tallGrass],
  [/_sapling$|_tulip$|_orchid$|^(oxeye_daisy|cornflower|lily_of_the_valley|wither_rose|torchflower)$/, small],
  [/^(grass|short_grass|fern|seagrass|dead_bush|dandelion|poppy|allium|azure_bluet)$/, small],
  [/^(brown_mushroom|red_mushroom|crimson_fungus|warped_fungus|crimson_roots|warped_roots)$/, small],
  [/^(nether_sprouts|hanging_roots)$/, small],
  [/eyeblossom$/, small],
  [/^mangrove_propagule$/, propagule],
  [/^(flowering_)?azalea$/, azalea],
  [/^spore_blossom$/, sporeBlossom],
  [/^(pink_petals|wildflowers|leaf_litter)$/, petals],
  [/^lily_pad$/, lilyPad],
]

function small({ name }: RenderBlock): Part[] {
  return crossed(plantTexture(name))
}

/** The lower half is a stem with leaves, the upper one bears the blossom. */
function tallFlower(block: RenderBlock): Part[] {
  const upper = is(block, 'half', 'upper')
  if (upper) {
    const parts = crossed(plantTexture(block.name), -2)
    if (block.name !== 'sunflower') return parts
    const disc = texture('sunflower disc', (c) => {
      c.sprite(
        ['  aaaa  ', ' aaaaaa ', 'aabbbbaa', 'aabbbbaa', 'aabbbbaa', 'aabbbbaa', ' aaaaaa ', '  aaaa  '],
        { a: 0xf5cc3a, b: 0x6a4420 },
        4,
        2,
      )
    })
    const turn = { axis: 'z', degrees: 22.5, origin: [8, 8, 8] } as const
    return [...parts, box([9.5, -1, 1, 9.5, 15, 15], { texture: disc, area: [0, 0, 16, 16] }, turn)]
  }
  const stem = texture(`${block.name} lower`, (c) => {
    c.rect(7, 0, 2, 16, 0x4c8a2e)
    tuft(c, 0x5a9a3a, 13, 7)
  })
  return crossed(stem)
}

function tallGrass(block: RenderBlock): Part[] {
  const { texture: sheet, ...rest } = plantTexture(block.name)
  if (!is(block, 'half', 'upper')) return crossed({ texture: sheet, ...rest })
  const top = texture(`${block.name} upper`, (c) =>
    tuft(c, block.name === 'tall_seagrass' ? 0x3f8a2c : 0x9c9c9c, block.name === 'large_fern' ? 10 : 12, 9),
  )
  return crossed({ texture: top, ...rest })
}

/** On the ground, a seedling; a hanging one grows downwards with age. */
function propagule(block: RenderBlock): Part[] {
  if (!is(block, 'hanging')) return small(block)
  const age = count(block, 'age', 4)
  const green = plain('grain', 0x5fa032)
  return [box([7, 12 - 2 * age, 7, 9, 16, 9], green), box([5, 13, 5, 11, 15, 11], green)]
}

function azalea(block: RenderBlock): Part[] {
  const blossom: Colour | undefined = block.name.startsWith('flowering') ? 0xc05ad0 : undefined
  const leaves = texture(`azalea ${blossom ?? ''}`, (c) => {
    c.each((x, y) => shade(0x6a8a35, 0.7 + 0.5 * c.random(x, y)))
    for (let i = 0; i < 60; i++) c.clear(Math.floor(c.random(i, 1) * 16), Math.floor(c.random(i, 2) * 16))
    if (blossom !== undefined)
      for (let i = 0; i < 8; i++)
        c.rect(Math.floor(c.random(i, 3) * 14), Math.floor(c.random(i, 4) * 14), 3, 3, blossom)
  })
  const sides: Surface = { texture: leaves }
  return [
    box([0, 5, 0, 16, 16, 16], dressed(sides, { down: undefined })),
    ...crossed(plantTexture(block.name)),
  ]
}

function sporeBlossom(block: RenderBlock): Part[] {
  const petal = texture('spore blossom', (c) => {
    flower(c, 'wide', 0xe08ac0, 0x9ad04a, 4)
    c.each((x, y) => (Math.hypot(x - 7.5, y - 7.5) < 3 ? 0x9ad04a : 0xe08ac0))
    for (let y = 0; y < 16; y++)
      for (let x = 0; x < 16; x++) if (Math.abs(Math.abs(x - 7.5) - Math.abs(y - 7.5)) > 4.5) c.clear(x, y)
  })
  return facing(block.properties['facing'], [box([0, 15.7, 0, 16, 15.7, 16], petal)])
}

const QUARTERS = [
  [0, 0],
  [8, 8],
  [0, 8],
  [8, 0],
] as const

function petals(block: RenderBlock): Part[] {
  const number = count(block, 'flower_amount', count(block, 'segment_amount', 1))
  const sheet = texture(`${block.name} ${number}`, (c) => {
    for (const [x, y] of QUARTERS.slice(0, number))
      for (let i = 0; i < 3; i++) {
        const [px, py] = [x + Math.floor(c.random(i, x, y) * 5), y + Math.floor(c.random(i, y, x) * 5)]
        c.sprite([' a ', 'aba', ' a '], { a: 0xf5b5d8, b: 0xf2d84a }, px, py)
        c.set(px + 2, py + 2, 0x5a9a3a)
      }
  })
  return facing(block.properties['facing'], [floor({ texture: sheet, area: [0, 0, 16, 16] }, 3)])
}

function lilyPad(): Part[] {
  const pad = texture('lily pad', (c) => {
    for (let y = 0; y < 16; y++)
      for (let x = 0; x < 16; x++) {
        const [dx, dy] = [x - 7.5, y - 7.5]
        if (Math.hypot(dx, dy) < 7.6 && !(dx > 0 && Math.abs(dy) < dx * 0.4))
          c.set(x, y, shade(0x2f7a2c, 0.8 + 0.35 * c.random(x, y)))
      }
  })
  return [floor(pad)]
}
