/** An action as prompts list it. */
export interface ActionLine {
  /** The call with its arguments. */
  signature: string
  summary: string
}

/** Actions as data that can cross between threads. */
export const actionLines = (actions: readonly ActionLine[]): ActionLine[] =>
  actions.map(({ signature, summary }) => ({ signature, summary }))

/** Actions in words, one a line. */
export const describeActions = (actions: readonly ActionLine[]): string =>
  actions.map(({ signature, summary }) => `${signature}: ${summary}`).join('\n')
