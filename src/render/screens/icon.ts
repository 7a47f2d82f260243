import type { RenderBlock } from '../cell.ts'
import { blank, halved, type Picture } from '../image/picture.ts'
import { paintPotion, potionColour } from '../look/items/vessels.ts'
import { spriteOf } from '../look/items.ts'
import { type LookProvider, lookOf } from '../look/look.ts'
import { isTwoHigh } from '../look/shapes.ts'
import { type Texture, texture } from '../look/textures/texture.ts'
import { Tracer } from '../trace/tracer.ts'
import { VoxelWindow } from '../trace/voxel-window.ts'
import { CLEAR, type Icons } from './stack.ts'

const drawn = new WeakMap<LookProvider, Map<string, Picture>>()

/** Pixels along the edge of an item's picture. */
const SIZE = 16
/** The colour of the shimmer on enchanted items. */
const SHIMMER = [0xb0, 0x58, 0xff] as const

/** How an item is drawn. */
export interface IconOptions {
  /** Edge in pixels. */
  readonly size: number
  /** The colour behind it. */
  readonly background: number
  readonly looks: LookProvider
  /** Variant of the stack's item, in the form of recordings: `potion:swiftness`, `enchanted:…`. */
  readonly note?: string | undefined
}

/** A small picture of an item on a plain background: a flat one, or a block seen from a corner. */
export function iconOf(item: string, { size, background, looks, note = '' }: IconOptions): Picture {
  const icons = drawn.get(looks) ?? new Map<string, Picture>()
  drawn.set(looks, icons)
  const key = `${item} ${note} ${size} ${background}`
  const cached = icons.get(key)
  if (cached !== undefined) return cached
  const picture = blank(2 * size, 2 * size, background)
  const sprite = flatPicture(item, note, looks)
  if (sprite === undefined) drawBlock(picture, item, { background, looks })
  else drawFlat(picture, sprite)
  if (note.includes('enchanted:')) shimmer(picture, background)
  const icon = background === CLEAR ? halvedClear(picture) : halved(picture)
  icons.set(key, icon)
  return icon
}

/** Pictures of items for stacks, in a given look. */
export const iconsOf =
  (looks: LookProvider = lookOf): Icons =>
  (item, note, size) =>
    iconOf(item, { size, background: CLEAR, looks, note })

/** The flat picture of an item; known potions have the colour of their effect. */
function flatPicture(item: string, note: string, looks: LookProvider): Texture | undefined {
  const isPotion = /^(splash_|lingering_)?potion$/.test(item)
  if (!isPotion || !note.includes('potion:')) return spriteOf(item, looks)
  const colour = potionColour(note)
  return texture(`item ${item} ${colour.toString(16)}`, (c) => paintPotion(c, item, colour))
}

function drawFlat({ width, height, pixels }: Picture, sprite: Texture): void {
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const pixel = sprite.pixels[Math.floor((SIZE * y) / height) * SIZE + Math.floor((SIZE * x) / width)]!
      if (pixel >>> 24 < 128) continue
      pixels.set([pixel & 255, (pixel >> 8) & 255, (pixel >> 16) & 255, 255], 4 * (y * width + x))
    }
}

/** Bands of purple light over everything but the background. */
function shimmer({ width, height, pixels }: Picture, background: number): void {
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const at = 4 * (y * width + x)
      const colour = (pixels[at]! << 16) | (pixels[at + 1]! << 8) | pixels[at + 2]!
      if (colour === background) continue
      const share = (x + y) % (width >> 1) < width >> 2 ? 0.55 : 0.2
      for (let i = 0; i < 3; i++)
        pixels[at + i] = Math.round(pixels[at + i]! * (1 - share) + SHIMMER[i]! * share)
    }
}

/** Blocks that are drawn from the front and enlarged: seen from a corner they would be specks or strokes. */
const FLAT =
  /sapling$|propagule$|tulip$|poppy$|dandelion$|orchid$|allium$|bluet$|daisy$|cornflower$|lily_of_the_valley$|eyeblossom$|^torchflower$|wither_rose$|mushroom$|fungus$|^(tall_|short_)?(dry_)?grass$|fern$|bush$|roots$|sprouts$|wart$|vine|vines$|seagrass$|^kelp$|lilac$|peony$|sunflower$|^pitcher_plant$|^pink_petals$|^wildflowers$|^leaf_litter$|_coral$|_coral_fan$|_door$|torch$|pane$|^iron_bars$|^ladder$|^chain$|lantern$|candle$|_banner$|^lever$|^tripwire_hook$|_bud$|cluster$|^cobweb$|dripleaf$|^spore_blossom$|lichen$|sculk_vein$|hanging_moss$|^frogspawn$|^sea_pickle$|^turtle_egg$|^end_rod$|^lightning_rod$|^pointed_dripstone$|^flower_pot$|^sweet_berry_bush$|_button$/
const UPPER = { half: 'upper' }
/** Properties that make an item's block recognizable: a pane between others, the front of a furnace. */
const SHOWN_AS: readonly (readonly [names: RegExp, properties: Readonly<Record<string, string>>])[] = [
  [/pane$|^iron_bars$/, { east: 'true', west: 'true' }],
  [/piston$/, { facing: 'up' }],
  [
    /furnace$|^smoker$|^dispenser$|^dropper$|^observer$|chest$|^beehive$|^bee_nest$|^carved_pumpkin$|^jack_o_lantern$|^loom$|^lectern$|^stonecutter$|_head$|_skull$/,
    { facing: 'south', rotation: '0' },
  ],
]

const FRAME = 64

/** The cells of the window that hold an item's block: its lower half, and the upper one of a tall block. */
function stageOf(name: string): { window: VoxelWindow; blockOf: (id: number) => RenderBlock } {
  const window = new VoxelWindow({ x: 0, y: 0, z: 0 }, { x: 16, y: 16, z: 16 })
  window.set(8, 8, 8, 1)
  if (isTwoHigh(name)) window.set(8, 9, 8, 2)
  const own = SHOWN_AS.find(([names]) => names.test(name))?.[1] ?? {}
  return { window, blockOf: (id) => ({ name, properties: id === 2 ? UPPER : own }) }
}

function drawBlock(
  picture: Picture,
  name: string,
  { background, looks }: { background: number; looks: LookProvider },
): void {
  const { window, blockOf } = stageOf(name)
  const tracer = new Tracer(window, blockOf, looks)
  if (!FLAT.test(name)) {
    const { width, height } = picture
    tracer.render(CORNER, { width, height, background }, picture.pixels)
    return
  }
  const front = blank(2 * FRAME, 2 * FRAME, background)
  tracer.render(FRONT, { width: front.width, height: front.height, background }, front.pixels)
  enlarge(front, picture, background)
}

const TILT = Math.atan(Math.SQRT1_2)
const AWAY = 6
/** From an upper corner, with a block as large as the picture. */
const CORNER = {
  x: 8.5 + AWAY * Math.cos(TILT) * Math.SQRT1_2,
  y: 8.5 + AWAY * Math.sin(TILT),
  z: 8.5 + AWAY * Math.cos(TILT) * Math.SQRT1_2,
  yaw: Math.PI / 4,
  pitch: -TILT,
  fov: 1,
  parallel: 0.85,
}
/** From the south, slightly from the side and from above, with two blocks on top of each other. */
const FRONT = { x: 8.5 + 1.5, y: 9 + 1.6, z: 8.5 + AWAY, yaw: 0.245, pitch: -0.255, fov: 1, parallel: 1.15 }

/**
 * Halves a picture before `CLEAR`: each pixel is the mean of the visible ones among four, if at least two are visible. Mixed with
 * the clear colour, edges would be pink.
 */
function halvedClear({ width, height, pixels }: Picture): Picture {
  const out = blank(width >> 1, height >> 1, CLEAR)
  for (let y = 0; y < out.height; y++)
    for (let x = 0; x < out.width; x++) {
      const first = 4 * (2 * y * width + 2 * x)
      const shown = [first, first + 4, first + 4 * width, first + 4 * width + 4].filter(
        (at) => !isClear(pixels, at),
      )
      if (shown.length < 2) continue
      const mean = (channel: number): number =>
        Math.round(shown.reduce((sum, at) => sum + pixels[at + channel]!, 0) / shown.length)
      out.pixels.set([mean(0), mean(1), mean(2)], 4 * (y * out.width + x))
    }
  return out
}

const isClear = (pixels: Uint8Array, at: number): boolean =>
  ((pixels[at]! << 16) | (pixels[at + 1]! << 8) | pixels[at + 2]!) === CLEAR

/** Fills a picture with the content of another without its background, enlarged at most four times. */
function enlarge(from: Picture, to: Picture, background: number): void {
  const box = boundsOf(from, background)
  const size = Math.max(box.right - box.left, box.bottom - box.top, FRAME / 4) + 4
  const left = (box.left + box.right - size) / 2
  const top = (box.top + box.bottom - size) / 2
  for (let y = 0; y < to.height; y++)
    for (let x = 0; x < to.width; x++) {
      const [u, v] = [
        Math.floor(left + ((x + 0.5) * size) / to.width),
        Math.floor(top + ((y + 0.5) * size) / to.height),
      ]
      if (u < 0 || v < 0 || u >= from.width || v >= from.height) continue
      const at = 4 * (v * from.width + u)
      to.pixels.set(from.pixels.subarray(at, at + 4), 4 * (y * to.width + x))
    }
}

/** The box around everything but the background; the whole picture if there is nothing else. */
function boundsOf({ width, height, pixels }: Picture, background: number) {
  const box = { left: width, top: height, right: 0, bottom: 0 }
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const at = 4 * (y * width + x)
      if (((pixels[at]! << 16) | (pixels[at + 1]! << 8) | pixels[at + 2]!) === background) continue
      box.left = Math.min(box.left, x)
      box.top = Math.min(box.top, y)
      box.right = Math.max(box.right, x + 1)
      box.bottom = Math.max(box.bottom, y + 1)
    }
  return box.right === 0 ? { left: 0, top: 0, right: width, bottom: height } : box
}
