import type { Picture } from '../image/picture.ts'
import { type LookProvider, lookOf } from '../look/look.ts'
import { iconsOf } from '../screens/icon.ts'
import type { Camera } from '../trace/camera.ts'
import { writeNameTags } from '../trace/name-tags.ts'
import type { FrameOptions } from '../trace/tracer.ts'
import { type Being, figuresOf } from './being.ts'
import { GUI_SIZE, GuiPainter, hiddenBy, type ShownGui } from './gui.ts'
import { handSize } from './hand.ts'
import { handOf } from './hand-picture.ts'
import type { ShownOverlays } from './overlays.ts'
import { drawOwnView } from './own-view.ts'
import type { Stage } from './stage.ts'
import { drawTarget, type Target } from './target.ts'

/** A player's view in one tick. */
export interface PlayerView {
  readonly tick: number
  /** The player's eyes. Whatever the picture's size, its aspect ratio is that of the game's window: 16 to 9. */
  readonly camera: Camera
  /** The player itself, for its hand. */
  readonly self: Being
  /** Everyone who may be visible; the player itself is left out. */
  readonly beings: readonly Being[]
  readonly world: Pick<FrameOptions, 'time' | 'weather' | 'gamma' | 'falls' | 'background' | 'distance'>
  /** The block that the crosshair is on. */
  readonly target?: Target | undefined
  readonly overlays: ShownOverlays
  readonly gui: ShownGui
}

const ASPECT = GUI_SIZE.width / GUI_SIZE.height

/**
 * Draws what players see: the world through their eyes, their hand, and the game's interface. The same view gives the same bytes.
 */
export class PlayerPainter {
  readonly #looks: LookProvider
  readonly #gui: GuiPainter

  constructor(looks: LookProvider = lookOf) {
    this.#looks = looks
    this.#gui = new GuiPainter(iconsOf(looks))
  }

  /** @param stage shows the current blocks around the player */
  draw(stage: Stage, view: PlayerView, { width, height }: Pick<Picture, 'width' | 'height'>): Picture {
    const { tick, self, world } = view
    const picture = { width, height, pixels: new Uint8Array(4 * width * height) }
    const camera = { ...view.camera, aspect: ASPECT }
    const figures = figuresOf(view.beings, tick, self.name)
    const hidden = hiddenBy(view.gui.screen, picture)
    stage.tracer.render(camera, { ...world, width, height, figures, hidden }, picture.pixels)
    if (view.target !== undefined) drawTarget(picture, stage.tracer, camera, view.target)
    writeNameTags(picture, camera, figures)
    const hand = handOf(this.#looks, self, tick, handSize(picture, ASPECT))
    drawOwnView(picture, { ...view, hand }, (over, gui) => this.#gui.draw(over, gui))
    return picture
  }
}
