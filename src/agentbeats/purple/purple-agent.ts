import type { GreenMessage } from '../protocol/messages.ts'

export type Observation = Extract<GreenMessage, { type: 'obs' }>

/** One task that an agent of ours plays. */
export interface PurplePlay {
  /** The next action, in any form of the protocol. */
  act(observation: Observation, signal: AbortSignal): Promise<object>
}

/** An agent of ours that can be assessed. */
export interface PurpleAgent {
  readonly id: string
  /** Begins a task. @throws CausalMaceError if it cannot be played; the task is then refused with that message */
  begin(task: { readonly text: string; readonly prompt: string }): PurplePlay
}
