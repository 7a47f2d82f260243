import type { GreenMessage } from '../protocol/messages.ts'

export type Observation = Extract<GreenMessage, { type: 'obs' }>

/** A single task played by one of our agents. */
export interface PurplePlay {
  /** The next action, in any form of the protocol. */
  act(observation: Observation, signal: AbortSignal): Promise<object>
}

/** One of our agents, ready to be assessed. */
export interface PurpleAgent {
  readonly id: string
  /** Begins a task. @throws CausalMaceError if it cannot be played; the task is then refused with that message */
  begin(task: { readonly text: string; readonly prompt: string }): PurplePlay
}
