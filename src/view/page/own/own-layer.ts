import { drawCrosshair, GUI_SIZE } from '../../../render/frame/gui.ts'
import { blank, type Picture } from '../../../render/image/picture.ts'
import type { Replay } from '../data/replay.ts'
import { element } from '../dom.ts'
import { drawOwn, type OwnEyes } from './own-picture.ts'

/** Edge of the crosshair's canvas (GUI pixels). */
const CROSSHAIR = 16
/** Minimum width of the layer, so that the hotbar fits (GUI pixels). */
const NARROWEST = 200

/**
 * The layer over the first-person view with hand, hotbar, screens …: as high as an agent's frame at GUI scale 1, as wide as the
 * page.
 */
export class OwnLayer {
  readonly node = element('div', { class: 'own', hidden: '', 'aria-hidden': 'true' })
  readonly #canvas = element('canvas', {})
  readonly #crosshair = element('canvas', {
    class: 'crosshair',
    width: String(CROSSHAIR),
    height: String(CROSSHAIR),
  })
  #layer: Picture = { width: 0, height: 0, pixels: new Uint8Array(0) }

  constructor() {
    this.node.append(this.#canvas, this.#crosshair)
    // white on black, which the style sheet blends with the world so that it inverts it
    const cross = blank(CROSSHAIR, CROSSHAIR, 0x000000)
    drawCrosshair(cross, cross)
    put(this.#crosshair, cross)
  }

  /**
   * Shows an agent's own view; undefined: hides the layer.
   * @param aspect aspect ratio of the picture (width ÷ height)
   */
  show(replay: Replay, eyes: OwnEyes | undefined, aspect: number): void {
    this.node.hidden = eyes === undefined
    if (eyes === undefined) return
    const width = Math.max(NARROWEST, 2 * Math.round((GUI_SIZE.height * aspect) / 2))
    if (this.#layer.width !== width) {
      this.#layer = { width, height: GUI_SIZE.height, pixels: new Uint8Array(4 * width * GUI_SIZE.height) }
      Object.assign(this.#canvas, { width, height: GUI_SIZE.height })
    }
    this.#crosshair.style.height = `${(100 * CROSSHAIR) / GUI_SIZE.height}%`
    this.#crosshair.hidden = (replay.own.at(eyes.agent, replay.now)?.screen?.screen ?? null) !== null
    drawOwn(this.#layer, replay, eyes)
    put(this.#canvas, this.#layer)
  }
}

function put(canvas: HTMLCanvasElement, { width, height, pixels }: Picture): void {
  const data = new ImageData(Uint8ClampedArray.from(pixels), width, height)
  canvas.getContext('2d')?.putImageData(data, 0, 0)
}
