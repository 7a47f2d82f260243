import { type CarriedNow, type FigureNow, handStacksOf, type ScreenNow } from '../recording/moment.ts'
import { drawHand, handSize } from '../render/frame/hand.ts'
import { handOf } from '../render/frame/hand-picture.ts'
import { type Picture, textWidth } from '../render/image/picture.ts'
import type { LookProvider } from '../render/look/look.ts'
import { drawHud } from '../render/screens/hud.ts'
import { iconsOf } from '../render/screens/icon.ts'
import { drawScreen } from '../render/screens/screen.ts'
import { label } from '../render/screens/stack.ts'

/** Height from which a picture has two pixels for each GUI pixel. */
const LARGE = 320

const scaleOf = ({ height }: Picture): number => (height >= LARGE ? 2 : 1)

/** Draws what an agent sees in front of the world: its hand, hotbar and hearts, and its open screen. */
export function drawOwnView(
  picture: Picture,
  {
    figure,
    carried,
    screen,
    tick,
    hud,
    looks,
  }: {
    figure: FigureNow
    carried: CarriedNow | undefined
    screen: ScreenNow | undefined
    tick: number
    hud: boolean
    looks: LookProvider | undefined
  },
): void {
  drawHand(picture, handOf(looks, figure, tick, handSize(picture)))
  const icons = iconsOf(looks)
  if (hud && carried !== undefined) {
    const { selected, health, food } = carried
    const { hotbar, offHand } = handStacksOf(carried)
    drawHud(picture, { hotbar, selected, offHand, health, food }, { scale: scaleOf(picture), icons })
  }
  if (screen !== undefined) drawScreen(picture, screen, { icons })
}

const LIT = 'dark, brightened'

/** Says in the picture that it was brightened. */
export function noteLit(picture: Picture): void {
  const scale = scaleOf(picture)
  label(picture, LIT, picture.width - textWidth(LIT, scale) - 8, 5, scale)
}
