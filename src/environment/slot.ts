import type { SlotObservation } from './observations.ts'
import type { OutsideSlotSpec } from './slot-spec.ts'

/** How a slot ended by itself. */
export interface SlotEnding {
  readonly how: 'terminated' | 'truncated'
  readonly reason: string
}

/** An agent that is played from outside, as the session's thread moves it. */
export interface Slot {
  readonly spec: OutsideSlotSpec
  /** Whether it has nothing to do until it gets its next action. */
  readonly isDue: boolean
  /** Why it cannot go on, if something in the world ended it. */
  readonly ending: SlotEnding | undefined
  observe(): SlotObservation
  /**
   * Takes the next action; untrusted.
   * @returns why it was not carried out as sent, if it could not be read
   */
  act(action: unknown): string | undefined
  /** A game tick has passed. */
  tick(): void
  /** Lets go of everything. */
  close(): void
}

/** Brings an agent back that has died. @returns why the slot is over, if that is not possible */
export const comeBack = (rejoin: (reason: string) => Promise<boolean>): Promise<SlotEnding | undefined> =>
  rejoin('died').then(
    (isBack) => (isBack ? undefined : { how: 'truncated' as const, reason: 'the agent could not come back' }),
    (error: unknown) => ({ how: 'truncated' as const, reason: (error as Error).message }),
  )
