import { OFF_HAND } from '../../game/items/player-window.ts'
import type { Bot } from '../../judger/client/bot.ts'
import type { InputPackets } from '../../judger/client/input-packets.ts'
import type { ScreenContents } from '../../judger/client/screen-contents.ts'
import type { Aim } from '../aim/crosshair.ts'
import type { Edges } from '../keys/edges.ts'

/** The context that the parts of a body share in a tick. */
export interface Player {
  readonly bot: Bot
  readonly send: InputPackets
  readonly contents: ScreenContents
  readonly keys: Edges
  /** Ticks since the body was made. */
  readonly tick: number
  /** The target of the crosshair. */
  aim(): Aim
}

/** The item in one hand; undefined if it is empty. */
export function itemIn(bot: Bot, hand: 0 | 1): string | undefined {
  const item = hand === 0 ? bot.heldItem : bot.inventory.slots[OFF_HAND]
  return item?.name
}
