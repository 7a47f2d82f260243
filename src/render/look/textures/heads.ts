import { type Colour, colourOfText, mix, shade } from '../../colour.ts'
import { dressed, type Skin } from '../part.ts'
import type { Canvas, Rows } from './canvas.ts'
import { type Area, texture } from './texture.ts'

interface HeadColours {
  skin: Colour
  hair: Colour
  eyes: Colour
  face: Rows
}

/** Eight by eight; s: skin, h: hair, e: eye, w: white of the eye, m: mouth or marks. */
const HUMAN: Rows = [
  'hhhhhhhh',
  'hhhhhhhh',
  'hssssssh',
  'ssssssss',
  'sweesews',
  'sssmmsss',
  'ssmmmmss',
  'ssssssss',
]
const BONE: Rows = [
  'ssssssss',
  'ssssssss',
  'ssssssss',
  'seesssee',
  'seesssee',
  'sssmmsss',
  'smmmmmms',
  'ssssssss',
]
const CREEPER: Rows = [
  'ssssssss',
  'ssssssss',
  'seessees',
  'seessees',
  'sssmmsss',
  'ssmmmmss',
  'ssmmmmss',
  'ssmssmss',
]
const SNOUT: Rows = [
  'ssssssss',
  'ssssssss',
  'ssssssss',
  'ewssssew',
  'sshhhhss',
  'sshmmhss',
  'sshhhhss',
  'ssssssss',
]

const BEAST: Rows = [
  'ssssssss',
  'ssssssss',
  'ssssssss',
  'seessees',
  'seessees',
  'sshhhhss',
  'ssshhsss',
  'ssssssss',
]
const SPIDER: Rows = [
  'ssssssss',
  'sessssse',
  'ssssssss',
  'eesseess',
  'eesseess',
  'ssssssss',
  'ssmssmss',
  'ssmssmss',
]

const HEADS: readonly [names: RegExp, colours: HeadColours][] = [
  [/wither_skeleton/, { skin: 0x2c2c2e, hair: 0x2c2c2e, eyes: 0x101010, face: BONE }],
  [/skeleton|stray/, { skin: 0xc8c8c6, hair: 0xc8c8c6, eyes: 0x2a2a2a, face: BONE }],
  [/zombie|husk|drowned/, { skin: 0x4f8a46, hair: 0x3f7038, eyes: 0x121212, face: HUMAN }],
  [/spider/, { skin: 0x3a322c, hair: 0x2f2823, eyes: 0xb8201c, face: SPIDER }],
  [/creeper/, { skin: 0x5cb04e, hair: 0x4a9a3e, eyes: 0x0d150c, face: CREEPER }],
  [/dragon/, { skin: 0x1a1a1c, hair: 0x0e0e10, eyes: 0xcc3af0, face: SNOUT }],
  [/piglin/, { skin: 0xd88a70, hair: 0xe8a88c, eyes: 0x1a1210, face: SNOUT }],
  [/^pig/, { skin: 0xe89a98, hair: 0xd87f80, eyes: 0x1a1210, face: SNOUT }],
  [/cow|mooshroom/, { skin: 0x4a3626, hair: 0xc8b8b0, eyes: 0x101010, face: SNOUT }],
  [/sheep/, { skin: 0xd8c0ae, hair: 0xe9e6e0, eyes: 0x101010, face: HUMAN }],
  [
    /villager|trader|witch|illager|vindicator|pillager/,
    { skin: 0xbd8b72, hair: 0x7a4a38, eyes: 0x2f7a3a, face: HUMAN },
  ],
  [/enderman/, { skin: 0x161618, hair: 0x161618, eyes: 0xd06af0, face: BONE }],
  [/iron_golem|snow_golem/, { skin: 0xd6cec2, hair: 0xc8beae, eyes: 0x9a1c10, face: HUMAN }],
]

const HAIRS: readonly Colour[] = [0x4a2f1a, 0x2b1d12, 0x8a5a2c, 0xc8a04a, 0x6a2a1c, 0x35353a]

function coloursOf(name: string, coat: Colour | undefined): HeadColours {
  const known = HEADS.find(([names]) => names.test(name))?.[1]
  if (known !== undefined) return known
  if (coat !== undefined) return { skin: coat, hair: shade(coat, 0.72), eyes: 0x141210, face: BEAST }
  const text = colourOfText(name)
  return {
    skin: mix(0xc99674, 0x8a5a3c, (text & 255) / 400),
    hair: HAIRS[(text >> 8) % HAIRS.length]!,
    eyes: mix(text, 0x3050a0, 0.5),
    face: HUMAN,
  }
}

/**
 * The skin of a player's, a mob's or a trophy's head: its face is at the north.
 * @param coat colour of the head of an otherwise unknown mob; without it, it is a human's
 */
export function headSkin(name: string, coat?: Colour): Skin {
  const colours = coloursOf(name, coat)
  const { skin, hair, eyes, face } = colours
  const area: Area = [0, 0, 8, 8]
  const sheet = (part: string, paint: (c: Canvas) => void) => ({
    texture: texture(`head ${part} ${name}`, (c) => {
      c.each((x, y) => shade(skin, 0.94 + 0.1 * c.random(x, y)))
      paint(c)
    }),
    area,
  })
  const legend = { s: skin, h: hair, e: eyes, w: 0xf2f2f2, m: shade(skin, 0.62) }
  const haired = sheet('side', (c) => {
    c.each((x, y) =>
      y < 3 || (x > 4 && y < 5) ? shade(hair, 0.9 + 0.2 * c.random(x, y)) : shade(skin, 0.96),
    )
  })
  return dressed(haired, {
    north: sheet('face', (c) => c.sprite(face, legend)),
    up: sheet('top', (c) => c.each((x, y) => shade(hair, 0.9 + 0.2 * c.random(x, y)))),
    down: sheet('chin', () => undefined),
  })
}
