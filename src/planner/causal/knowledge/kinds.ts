import type { Subtask } from '../../../graph/subtask.ts'

/** Actions that merely prepare the work of a subtask. */
const PREPARING: ReadonlySet<string> = new Set(['NavigateTo', 'Equip', 'WithdrawItem'])

/**
 * The kind of a subtask: its main action (`PlaceBlock`, `Craft`, `Toggle` …), regardless of a model's name for the function. If
 * there are several actions, the last one that is not mere preparation.
 */
export function kindOf({ actions, step }: Pick<Subtask, 'actions' | 'step'>): string {
  const main = actions.findLast(({ name }) => !PREPARING.has(name)) ?? actions.at(-1)
  return main?.name ?? step.function
}
