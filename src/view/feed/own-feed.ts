import type { RecordingHead } from '../../recording/line.ts'
import type { ScreenNow } from '../../recording/moment.ts'
import { OwnReader } from '../../recording/own-reader.ts'
import type { OwnState } from '../../recording/own-states.ts'
import type { Segment } from '../../recording/segment.ts'
import type { LookProvider } from '../../render/look/look.ts'
import type { ShownStack } from '../../render/screens/shown-screen.ts'
import type { ViewMessage } from '../messages.ts'
import { OwnLooks } from './own-looks.ts'

/** Turns a recording into each agent's own view, with the pictures of items and hands that a page needs for it. */
export class OwnFeed {
  readonly #reader: OwnReader
  readonly #looks: OwnLooks

  constructor(head: Pick<RecordingHead, 'minecraft' | 'agents'>, looks?: LookProvider) {
    this.#reader = new OwnReader(head)
    this.#looks = new OwnLooks(looks)
  }

  /** @returns the pictures that the states need, and the states, in chronological order per agent and kind */
  read(
    segment: Segment,
    context: Parameters<OwnReader['read']>[1],
  ): { pictures: ViewMessage[]; states: OwnState[] } {
    const states = this.#reader.read(segment, context)
    for (const state of states) {
      if (state.kind === 'screen' && state.screen !== null) this.#looks.show(stacksOn(state.screen))
      if (state.kind !== 'hud') continue
      const { hotbar, offHand } = state.hud
      this.#looks.show(offHand === undefined ? hotbar : [...hotbar, offHand])
      this.#looks.hold(state.agent, state.held)
    }
    return { pictures: this.#looks.news(), states }
  }
}

/** All stacks of a screen. */
const stacksOn = ({ slots, cursor, offers }: ScreenNow): ShownStack[] => [
  ...slots,
  ...(cursor === undefined ? [] : [cursor]),
  ...offers.flat(),
]
