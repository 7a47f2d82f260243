import { ITEM_SIZE, originIn, type ScreenSlot } from './layout.ts'
import { layoutOfScreen } from './layouts.ts'
import type { ShownScreen } from './shown-screen.ts'

type Size = Parameters<typeof originIn>[1]

/**
 * The position of the cursor on an open screen: at the centre of the last clicked slot, or of the picture when
 * a screen has just opened.
 * @param scale pixels of the picture for each GUI pixel
 */
export function cursorPlace(
  screen: Pick<ShownScreen, 'kind' | 'slotCount'>,
  clicked: number | null,
  picture: Size,
  scale = 1,
): ScreenSlot {
  const layout = layoutOfScreen({ ...screen, slots: [] })
  const place = clicked === null ? undefined : layout.slots[clicked]
  if (place === undefined) return { x: Math.floor(picture.width / 2), y: Math.floor(picture.height / 2) }
  const { x, y } = originIn(layout, picture, scale)
  return { x: x + (place.x + ITEM_SIZE / 2) * scale, y: y + (place.y + ITEM_SIZE / 2) * scale }
}
