import type { Item } from '../../judger/client/bot.ts'
import type { TradeOffer } from '../../judger/client/screen-contents.ts'
import type { ScreenLayout } from '../../render/screens/layout.ts'
import type { Point } from './target.ts'

/** An open screen as data, for pictures and observations. */
export interface ScreenState {
  /** The window's type without namespace; `inventory` for the player's own, `horse` for an animal's. */
  readonly kind: string
  /** A text or its translation key; empty for the player's own inventory. */
  readonly title: string
  readonly layout: ScreenLayout
  /** In the picture of 640 × 360 (pixels). */
  readonly cursor: Point
  /** The stack on the cursor. */
  readonly carried: Item | null
  /** By slot number. */
  readonly slots: readonly (Item | null)[]
  /** The window's own properties by index: progress, costs, the chosen offer. */
  readonly gauges: ReadonlyMap<number, number>
  readonly trades: readonly TradeOffer[]
  /** The first visible row of its offers. */
  readonly firstRow: number
}
