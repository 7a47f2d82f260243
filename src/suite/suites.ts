import { UsageError } from '../core/errors.ts'
import type { TaskDraft } from '../import/imported.ts'
import { gameData } from '../task/game-data.ts'
import { resolveTask } from '../task/resolve-task.ts'
import type { Task } from '../task/task.ts'
import { taskFileSchema } from '../task/task-file.ts'
import { villagerConstruction } from './villager-construction.ts'
import { villagerCooking } from './villager-cooking.ts'
import { villagerEscape } from './villager-escape.ts'

const at = (drafts: readonly TaskDraft[], ...indices: number[]): TaskDraft[] =>
  indices.flatMap((index) => drafts[index] ?? [])

/** What the tasks of a suite may depend on. */
export interface SuiteOptions {
  /** Agents that the tasks are made for, where that makes a difference: escapes (3 unless it is said). */
  agents?: number
}

const villager = (options: SuiteOptions): TaskDraft[] => [
  ...villagerConstruction(),
  ...villagerCooking(),
  ...villagerEscape(options),
]

/** The suites by name, made when they are asked for. */
const SUITES: Readonly<Record<string, (options: SuiteOptions) => TaskDraft[]>> = {
  'villager-construction': () => villagerConstruction(),
  'villager-cooking': () => villagerCooking(),
  'villager-escape': villagerEscape,
  /** All three scenarios. */
  villager,
  'villager-full': villager,
  /** Two of each scenario: constructions of 6 and of 35 blocks, a cake, a stew, escapes of one stage and of three. */
  'villager-mini': (options) => [
    ...at(villagerConstruction(), 4, 50),
    ...at(villagerCooking(), 0, 36),
    ...at(villagerEscape(options), 0, 14),
  ],
  /** Every tenth construction, from the sixth on: all sizes, for the paper's ablation. */
  ablation: () => villagerConstruction().filter((_, index) => index % 10 === 5),
}

export const suiteIds: readonly string[] = Object.keys(SUITES)

/** @throws UsageError when there is no suite of that name. */
export function suiteDrafts(id: string, options: SuiteOptions = {}): TaskDraft[] {
  const make = Object.hasOwn(SUITES, id) ? SUITES[id] : undefined
  if (make !== undefined) return make(options)
  throw new UsageError(`There is no suite "${id}".`, { hint: `There are ${suiteIds.join(', ')}.` })
}

/** The tasks of a suite, resolved and checked as task files are. */
export function suiteTasks(id: string, options: SuiteOptions = {}): Task[] {
  return suiteDrafts(id, options).map((draft) => {
    const file = taskFileSchema.parse(draft)
    const { task, faults } = resolveTask(file, gameData(file.minecraft))
    if (faults.length > 0)
      throw new TypeError(`${draft.id}: ${faults.map(({ message }) => message).join('; ')}`)
    return task
  })
}
