import { blend, type Picture } from '../image/picture.ts'
import { drawHud, type ShownHud } from '../screens/hud.ts'
import { originIn, type ScreenSlot } from '../screens/layout.ts'
import { layoutOfScreen } from '../screens/layouts.ts'
import { drawScreen, shadeBehind } from '../screens/screen.ts'
import type { ShownScreen } from '../screens/shown-screen.ts'
import type { Icons } from '../screens/stack.ts'
import type { Rectangle } from '../trace/tracer.ts'
import { drawBossBars, drawChat, type ShownBossBar } from './messages.ts'

/** Everything drawn flat over a player's view. */
export interface ShownGui {
  /** Undefined where it is not known. */
  readonly hud: ShownHud | undefined
  /** Lines of chat of the last seconds, the oldest first. */
  readonly chat: readonly string[]
  readonly bossBars: readonly ShownBossBar[]
  /** The open screen, and its cursor in pixels of the picture that it is drawn on. */
  readonly screen?: (ShownScreen & { readonly at?: ScreenSlot | undefined }) | undefined
}

/** The picture that contains the game's interface at GUI scale 1 (GUI pixels); other sizes are scaled from it. */
export const GUI_SIZE = { width: 640, height: 360 } as const
type Size = Pick<Picture, 'width' | 'height'>

/** The part of a picture that an open screen hides; undefined if none is open. */
export function hiddenBy(screen: ShownGui['screen'], { width, height }: Size): Rectangle | undefined {
  if (screen === undefined) return undefined
  const layout = layoutOfScreen(screen)
  const { x, y } = originIn(layout, GUI_SIZE)
  const [across, down] = [width / GUI_SIZE.width, height / GUI_SIZE.height]
  // pixels of scaled pictures that mix the panel with its surroundings are not hidden
  const first = (at: number, scale: number): number => Math.max(0, Math.ceil((at + 0.5) * scale - 0.5))
  const end = (at: number, scale: number): number => Math.max(0, Math.floor((at - 0.5) * scale + 0.5))
  const hidden = {
    left: first(x, across),
    right: end(x + layout.width, across),
    top: first(y, down),
    bottom: end(y + layout.height, down),
  }
  return hidden.left < hidden.right ? hidden : undefined
}

/** Half the length of the crosshair's lines (GUI pixels). */
const CROSSHAIR = 4

/** Draws a player's interface over a picture of any size, as if a picture of 640 × 360 had been scaled to it. */
export class GuiPainter {
  readonly #icons: Icons
  readonly #layer: Picture = { ...GUI_SIZE, pixels: new Uint8Array(4 * GUI_SIZE.width * GUI_SIZE.height) }

  constructor(icons: Icons) {
    this.#icons = icons
  }

  draw(picture: Picture, gui: ShownGui): void {
    if (gui.screen === undefined) drawCrosshair(picture)
    if (picture.width === GUI_SIZE.width && picture.height === GUI_SIZE.height) {
      drawGui(picture, gui, { icons: this.#icons })
      return
    }
    const layer = this.#layer
    layer.pixels.fill(0)
    // everything under the shade of a screen is drawn first
    drawGui(layer, gui, {
      icons: this.#icons,
      shade: () => {
        squeezeOver(picture, layer)
        layer.pixels.fill(0)
        shadeBehind(picture)
      },
    })
    squeezeOver(picture, layer)
  }
}

interface GuiStyle {
  readonly icons: Icons
  /** Pixels of the picture for each GUI pixel; 1 by default. */
  readonly scale?: number
  /** The same for open screens, which may have to be smaller. */
  readonly screenScale?: number
  /** Darkens everything behind an open screen. */
  readonly shade?: () => void
}

/** Draws a player's interface, without its crosshair, over a picture. */
export function drawGui(
  out: Picture,
  { hud, chat, bossBars, screen }: ShownGui,
  { icons, scale = 1, screenScale = scale, shade = () => shadeBehind(out) }: GuiStyle,
): void {
  if (hud !== undefined) drawHud(out, hud, { scale, icons })
  drawBossBars(out, bossBars, scale)
  drawChat(out, chat, scale)
  if (screen === undefined) return
  shade()
  const cursor = screen.at === undefined ? {} : { cursor: screen.at }
  drawScreen(out, screen, { scale: screenScale, icons, isShaded: false, ...cursor })
}

/**
 * Inverts the pixels of the crosshair; in scaled pictures in proportion to its coverage.
 * @param window the size of the picture that is scaled (GUI pixels)
 */
export function drawCrosshair({ width, height, pixels }: Picture, window: Size = GUI_SIZE): void {
  const [stepX, stepY] = [window.width / width, window.height / height]
  const isOn = (x: number, y: number): boolean => {
    const [dx, dy] = [x - window.width / 2, y - window.height / 2]
    return (dx === 0 && Math.abs(dy) <= CROSSHAIR) || (dy === 0 && Math.abs(dx) <= CROSSHAIR)
  }
  const reach = (step: number): number => Math.ceil((CROSSHAIR + 2) / step)
  const [middleX, middleY] = [Math.floor(width / 2), Math.floor(height / 2)]
  for (let y = middleY - reach(stepY); y <= middleY + reach(stepY); y++)
    for (let x = middleX - reach(stepX); x <= middleX + reach(stepX); x++) {
      if (x < 0 || y < 0 || x >= width || y >= height) continue
      const share = coverAt((x + 0.5) * stepX - 0.5, (y + 0.5) * stepY - 0.5, isOn)
      const at = 4 * (y * width + x)
      for (let i = 0; share > 0 && i < 3; i++)
        pixels[at + i] = Math.round(pixels[at + i]! + (255 - 2 * pixels[at + i]!) * share)
    }
}

/** Coverage of a pixel mask at a point between pixels, by bilinear sampling. */
function coverAt(x: number, y: number, isOn: (x: number, y: number) => boolean): number {
  const [left, top] = [Math.floor(x), Math.floor(y)]
  const [dx, dy] = [x - left, y - top]
  const weigh = (column: number, row: number, weight: number): number => (isOn(column, row) ? weight : 0)
  return (
    weigh(left, top, (1 - dx) * (1 - dy)) +
    weigh(left + 1, top, dx * (1 - dy)) +
    weigh(left, top + 1, (1 - dx) * dy) +
    weigh(left + 1, top + 1, dx * dy)
  )
}

/** Lays a layer over a picture of another size, sampled bilinearly as OpenCV's INTER_LINEAR does. */
function squeezeOver({ width, height, pixels }: Picture, layer: Picture): void {
  const columns = samples(width, layer.width)
  const rows = samples(height, layer.height)
  const sums = new Float64Array(4)
  for (let y = 0; y < height; y++) {
    const row = rows[y]!
    const [upper, lower] = [4 * layer.width * row.first, 4 * layer.width * row.second]
    for (let x = 0; x < width; x++) {
      const column = columns[x]!
      const [left, right] = [4 * column.first, 4 * column.second]
      const from = layer.pixels
      if (
        (from[upper + left + 3]! |
          from[upper + right + 3]! |
          from[lower + left + 3]! |
          from[lower + right + 3]!) ===
        0
      )
        continue
      sums.fill(0)
      weigh(from, upper + left, (1 - row.share) * (1 - column.share), sums)
      weigh(from, upper + right, (1 - row.share) * column.share, sums)
      weigh(from, lower + left, row.share * (1 - column.share), sums)
      weigh(from, lower + right, row.share * column.share, sums)
      const alpha = sums[3]!
      if (alpha === 0) continue
      const colour =
        (channel(sums[0]!, alpha) << 16) | (channel(sums[1]!, alpha) << 8) | channel(sums[2]!, alpha)
      blend(pixels, 4 * (y * width + x), colour, alpha / 255)
    }
  }
}

/**
 * For each point of an edge, the two points of a longer edge between which it lies, and the weight of the
 * second.
 */
function samples(length: number, from: number): { first: number; second: number; share: number }[] {
  return Array.from({ length }, (_, i) => {
    const at = Math.max(0, ((i + 0.5) * from) / length - 0.5)
    const first = Math.min(from - 1, Math.floor(at))
    return { first, second: Math.min(from - 1, first + 1), share: at - Math.floor(at) }
  })
}

/** Adds a pixel to sums of colours, weighted by its opacity. */
function weigh(pixels: Uint8Array, at: number, weight: number, sums: Float64Array): void {
  const opaque = weight * pixels[at + 3]!
  for (let i = 0; i < 3; i++) sums[i] = sums[i]! + pixels[at + i]! * opaque
  sums[3] = sums[3]! + opaque
}

const channel = (sum: number, alpha: number): number => Math.min(255, Math.round(sum / alpha))
