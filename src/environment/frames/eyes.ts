import type { Body } from '../../body/body.ts'
import type { Bot } from '../../judger/client/bot.ts'
import type { OutsideSlotSpec } from '../slot-spec.ts'
import { encodeFrame } from './encode-frame.ts'
import { type Frame, frameSettings } from './frame-spec.ts'
import { LiveView } from './live-view.ts'

/** Produces the view for a slot that asks for frames. */
export interface Eyes {
  /** Called when a game tick has passed. */
  tick(): void
  /** The agent's current view. */
  frame(): Frame
}

/**
 * The eyes of a slot's bot; undefined if it asks for no frames.
 * @param body the player by keys; without one, screens and digging are not shown
 */
export function eyesOf(
  frames: OutsideSlotSpec['frames'],
  bot: Bot,
  body: Body | undefined,
): Eyes | undefined {
  if (frames === undefined) return undefined
  const settings = frameSettings(frames)
  const view = new LiveView({ bot, body })
  return { tick: () => view.tick(), frame: () => encodeFrame(view.draw(settings), settings) }
}
