import type { Setting } from '../task/actions/settings.ts'

/** An action as prompts list it. */
export interface ActionLine {
  /** The call with its arguments. */
  signature: string
  summary: string
}

/** The actions that are useful in a kind of task, as data that can be sent to other threads. */
export const actionLines = (
  actions: readonly (ActionLine & { only?: readonly Setting[] })[],
  settings: readonly Setting[],
): ActionLine[] =>
  actions
    .filter(({ only }) => only === undefined || only.some((setting) => settings.includes(setting)))
    .map(({ signature, summary }) => ({ signature, summary }))

/** Describes actions in words, one per line. */
export const describeActions = (actions: readonly ActionLine[]): string =>
  actions.map(({ signature, summary }) => `- ${signature}: ${summary}`).join('\n')
