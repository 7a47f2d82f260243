import type { TaskOf } from '../task/task-format.ts'
import { constructionScenario } from './construction/scenario.ts'
import { escapeScenario } from './escape/scenario.ts'
import { gatheringScenario } from './gathering/scenario.ts'
import { openScenario } from './open/scenario.ts'
import type { DraftOf } from './scenario.ts'

/** The built-in scenarios: those of the paper's Table 1 in its order, and open tasks. */
export const builtinScenarios = [
  constructionScenario,
  escapeScenario,
  gatheringScenario,
  openScenario,
] as const

/** A task of any built-in scenario, discriminated by `scenario`. */
export type BuiltinTask = TaskOf<(typeof builtinScenarios)[number]>

/** A task file of any built-in scenario, before defaults are filled in. */
export type TaskDraft = DraftOf<(typeof builtinScenarios)[number]> | CookingDraft

/** A task file that is named by its kind: cooking is gathering with scored steps. */
type CookingDraft = Omit<DraftOf<typeof gatheringScenario>, 'scenario'> & { scenario: 'cooking' }
