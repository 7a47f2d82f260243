/** An action as prompts list it. */
export interface ActionLine {
  /** The call with its arguments. */
  signature: string
  summary: string
  /** It only helps where the world is not known: prompts about other worlds leave it out. */
  wild?: boolean
}

/** Actions as data that can cross between threads. */
export const actionLines = (actions: readonly ActionLine[]): ActionLine[] =>
  actions.map(({ signature, summary, wild }) => ({ signature, summary, ...(wild && { wild }) }))

/** Actions in words, one a line. */
export const describeActions = (
  actions: readonly ActionLine[],
  { inTheWild }: { inTheWild: boolean },
): string =>
  actions
    .filter(({ wild }) => inTheWild || wild !== true)
    .map(({ signature, summary }) => `- ${signature}: ${summary}`)
    .join('\n')
