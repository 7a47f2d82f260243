import type { Picture } from '../image/picture.ts'
import type { ShownGui } from './gui.ts'
import { drawHand } from './hand.ts'
import { drawOverlays, type ShownOverlays } from './overlays.ts'

/** The parts that only the player itself sees, in front of the world. */
export interface OwnView {
  readonly tick: number
  /** The picture of its hand, in the size given by `handSize`; undefined where it is unknown. */
  readonly hand: Picture | undefined
  readonly overlays: ShownOverlays
  readonly gui: ShownGui
}

/**
 * Draws a player's foreground over a picture of the world or over a clear layer: both frames of agents and the
 * page's first person use it.
 * @param drawInterface draws hotbar, chat, screens …
 */
export function drawOwnView(
  picture: Picture,
  { tick, hand, overlays, gui }: OwnView,
  drawInterface: (picture: Picture, gui: ShownGui) => void,
): void {
  if (hand !== undefined) drawHand(picture, hand)
  drawOverlays(picture, overlays, tick)
  drawInterface(picture, gui)
}
