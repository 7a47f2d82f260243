import type { SlotObservation } from './observations.ts'
import type { OutsideSlotSpec } from './slot-spec.ts'

/** How a slot ended for reasons of its own. */
export interface SlotEnding {
  readonly how: 'terminated' | 'truncated'
  readonly reason: string
}

/** An externally controlled agent, as the session's thread sees it. */
export interface Slot {
  readonly spec: OutsideSlotSpec
  /** Whether the agent is waiting for its next action. */
  readonly isDue: boolean
  /** How a slot ended when something in the world stopped it. */
  readonly ending: SlotEnding | undefined
  observe(): SlotObservation
  /**
   * Takes the next action; untrusted.
   * @returns why it was not carried out as sent, if it could not be read
   */
  act(action: unknown): string | undefined
  /** Called when a game tick has passed. */
  tick(): void
  /** Releases all keys. */
  close(): void
}

/** Respawns a dead agent. @returns why the slot is over, if that is impossible */
export const comeBack = (rejoin: (reason: string) => Promise<boolean>): Promise<SlotEnding | undefined> =>
  rejoin('died').then(
    (isBack) => (isBack ? undefined : { how: 'truncated' as const, reason: 'the agent could not come back' }),
    (error: unknown) => ({ how: 'truncated' as const, reason: (error as Error).message }),
  )
