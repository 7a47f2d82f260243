import type { CarriedNow, FigureNow, ScreenNow } from '../recording/moment.ts'
import { type Picture, textWidth } from '../render/image/picture.ts'
import type { LookProvider } from '../render/look/look.ts'
import { drawHud } from '../render/screens/hud.ts'
import { drawScreen } from '../render/screens/screen.ts'
import { label } from '../render/screens/stack.ts'
import { drawHand } from './hand.ts'

/** Slots of the hotbar and of the off hand in a player's window. */
const [HOTBAR, OFF_HAND] = [36, 45]
/** A picture as high as this has two pixels for each of the game's. */
const LARGE = 320

/** What an agent sees before the world: its hand, its hotbar and hearts, and the screen that it has open. */
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
  drawHand(picture, figure, tick, looks)
  const style = looks === undefined ? {} : { looks }
  if (hud && carried !== undefined) {
    const { stacks, selected, health, food } = carried
    const hotbar = stacks
      .filter(({ slot }) => slot >= HOTBAR && slot < OFF_HAND)
      .map((stack) => ({ ...stack, slot: stack.slot - HOTBAR }))
    const offHand = stacks.find(({ slot }) => slot === OFF_HAND)
    const scale = picture.height >= LARGE ? 2 : 1
    drawHud(picture, { hotbar, selected, offHand, health, food }, { scale, ...style })
  }
  if (screen !== undefined) drawScreen(picture, screen, style)
}

const LIT = 'dark, brightened'

/** Says in the picture that it was brightened. */
export function noteLit(picture: Picture): void {
  const scale = picture.height >= LARGE ? 2 : 1
  label(picture, LIT, picture.width - textWidth(LIT, scale) - 8, 5, scale)
}
