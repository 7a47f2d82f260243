import type { RenderBlock } from '../../cell.ts'
import { type Colour, mix, shade } from '../../colour.ts'
import { count, type Draft, type Family, is } from '../family.ts'
import { plain } from '../materials.ts'
import { box, crossed, facing, hashed, type Part } from '../part.ts'
import { rootCrop, tuft, wheat } from '../textures/plants.ts'
import { texture } from '../textures/texture.ts'
import { plantTexture } from './plant-textures.ts'

/** Crops, by age. */
export const CROPS: readonly Family[] = [
  [/^wheat$/, (block) => wheatField(block)],
  [/^(carrots|potatoes|beetroots)$/, roots],
  [/^nether_wart$/, netherWart],
  [/^sweet_berry_bush$/, berryBush],
  [/^torchflower_crop$/, (block) => crossed(sprouts('torchflower', count(block, 'age', 0) / 2))],
  [/^pitcher_crop$/, pitcherCrop],
  [/^attached_(pumpkin|melon)_stem$/, attachedStem],
  [/^(pumpkin|melon)_stem$/, stem],
  [/^cocoa$/, cocoa],
]

function wheatField(block: RenderBlock): Part[] {
  const age = count(block, 'age', 7)
  return hashed(texture(`wheat ${age}`, (c) => wheat(c, age / 7)))
}

const ROOTS: Record<string, readonly [green: Colour, root: Colour, ripe: number]> = {
  carrots: [0x3f9a2c, 0xf08a1e, 7],
  potatoes: [0x5a9a3a, 0xc8a04a, 7],
  beetroots: [0x4f8a2c, 0xa01c2c, 3],
}

function roots(block: RenderBlock): Part[] {
  const [green, root, ripe] = ROOTS[block.name] ?? [0x3f9a2c, 0xf08a1e, 7]
  const age = count(block, 'age', ripe)
  return hashed(texture(`${block.name} ${age}`, (c) => rootCrop(c, Math.min(1, age / ripe), green, root)))
}

function netherWart(block: RenderBlock): Part[] {
  const age = count(block, 'age', 3)
  const height = [4, 7, 10, 12][age] ?? 12
  return hashed(
    texture(`nether wart ${age}`, (c) => {
      for (const x of [2, 6, 10, 13]) {
        const top = 16 - height + Math.floor(c.random(x, 0) * 3)
        c.rect(x, top, 1, 16 - top, 0x6a1218)
        c.sprite([' a ', 'aba', ' a '], { a: 0x9a1a20, b: 0xc83a34 }, x - 1, top - 1)
      }
    }),
  )
}

function berryBush(block: RenderBlock): Part[] {
  const age = count(block, 'age', 3)
  return crossed(
    texture(`berry bush ${age}`, (c) => {
      tuft(c, 0x3f7a3a, 5 + age * 3, 9 + age)
      if (age >= 2)
        for (let i = 0; i < age * 3; i++)
          c.rect(2 + Math.floor(c.random(i, 1) * 11), 5 + Math.floor(c.random(i, 2) * 8), 2, 2, 0xd0201c)
    }),
  )
}

const sprouts = (name: string, grown: number) =>
  texture(`${name} crop ${grown}`, (c) => tuft(c, 0x5a9a3a, 5 + Math.round(grown * 8), 6))

function pitcherCrop(block: RenderBlock): Part[] {
  const age = count(block, 'age', 0)
  const pod = box([3, -1, 3, 13, age === 0 ? 3 : 5, 13], plain('speckled', 0x9a6a3c, 0xc89a5a))
  if (is(block, 'half', 'upper')) return age >= 3 ? crossed(plantTexture('pitcher_plant'), -4) : []
  return age === 0 ? [pod] : [pod, ...crossed(sprouts('pitcher', age / 4))]
}

const stemColour = (age: number): Colour => mix(0x4fa02c, 0xc0a03a, age / 7)

function stem(block: RenderBlock): Part[] {
  const age = count(block, 'age', 7)
  return crossed(
    texture(`stem ${age}`, (c) => {
      const height = 2 + age * 1.3
      c.rect(7, Math.round(16 - height), 1, 16, stemColour(age))
      for (let i = 0; i < age; i++)
        c.line(7, 15 - i * 1.2, 7 + (i & 1 ? 3 : -3), 13 - i * 1.2, shade(stemColour(age), 1.1))
    }),
  )
}

/** A stem bent towards the fruit next to it. */
function attachedStem(block: RenderBlock): Part[] {
  const bent = texture('attached stem', (c) => {
    c.rect(8, 6, 2, 10, stemColour(7))
    c.line(8, 7, 0, 6, stemColour(7))
    c.line(8, 8, 0, 7, shade(stemColour(7), 0.8))
  })
  return facing(block.properties['facing'], [
    box([8, 0, 0, 8, 16, 16], { texture: bent, area: [0, 0, 16, 16] }),
  ])
}

/** The fruit hangs at the trunk that it faces. */
function cocoa(block: RenderBlock): Draft {
  const age = count(block, 'age', 2)
  const colour = [0x6f8a35, 0x9a7a35, 0xb0702c][age] ?? 0xb0702c
  const half = 2 + age
  const length = 5 + 2 * age
  const parts = [
    box(
      [8 - half, 12 - length, 1, 8 + half, 12, 1 + 2 * half],
      plain('speckled', colour, shade(colour, 0.8)),
    ),
    box([7.5, 12, 1, 8.5, 16, 3], plain('grain', 0x6a7a3a)),
  ]
  return { parts: facing(block.properties['facing'], parts) }
}
