import type { Task } from '../task.ts'

/**
 * Kinds of tasks whose prompts list an action that others leave out: `wild` worlds have to be explored, `open` tasks ask for
 * deeds that nothing else needs.
 */
export type Setting = 'wild' | 'open'

/** What kind of task it is. */
export const settingsOf = (task: Pick<Task, 'terrain' | 'scenario'>): readonly Setting[] => [
  ...(task.terrain === undefined ? [] : (['wild'] as const)),
  ...(task.scenario === 'open' ? (['open'] as const) : []),
]
