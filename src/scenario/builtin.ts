import type { TaskOf } from '../task/task-format.ts'
import { constructionScenario } from './construction/scenario.ts'
import { escapeScenario } from './escape/scenario.ts'
import { gatheringScenario } from './gathering/scenario.ts'
import type { DraftOf } from './scenario.ts'

/** The scenarios that come with the package. */
export const builtinScenarios = [constructionScenario, gatheringScenario, escapeScenario] as const

/** A task of any scenario that comes with the package; its `scenario` tells which. */
export type BuiltinTask = TaskOf<(typeof builtinScenarios)[number]>

/** A task file of any of them before defaults are filled in. */
export type TaskDraft = DraftOf<(typeof builtinScenarios)[number]>
