import type { SlotObservation } from './observations.ts'
import type { OutsideSlotSpec } from './slot-spec.ts'

/** The ending of a slot for its own reasons. */
export interface SlotEnding {
  readonly how: 'terminated' | 'truncated'
  readonly reason: string
}

/** An agent that is played from outside, as the session's thread moves it. */
export interface Slot {
  readonly spec: OutsideSlotSpec
  /** Whether it waits for its next action. */
  readonly isDue: boolean
  /** The ending of a slot that something in the world stopped. */
  readonly ending: SlotEnding | undefined
  observe(): SlotObservation
  /**
   * Takes the next action; untrusted.
   * @returns why it was not carried out as sent, if it could not be read
   */
  act(action: unknown): string | undefined
  /** A game tick has passed. */
  tick(): void
  /** Releases all keys. */
  close(): void
}

/** Brings a dead agent back. @returns why the slot is over, if that is not possible */
export const comeBack = (rejoin: (reason: string) => Promise<boolean>): Promise<SlotEnding | undefined> =>
  rejoin('died').then(
    (isBack) => (isBack ? undefined : { how: 'truncated' as const, reason: 'the agent could not come back' }),
    (error: unknown) => ({ how: 'truncated' as const, reason: (error as Error).message }),
  )
