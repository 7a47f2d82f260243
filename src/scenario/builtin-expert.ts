import { createExpert } from '../question/expert/expert.ts'
import type { KnownGame } from '../question/expert/knowledge.ts'
import { builtInActions } from '../task/actions/built-in.ts'
import { builtinScenarios } from './builtin.ts'

/** The built-in scenarios and actions. */
export const builtinGame = { scenarios: builtinScenarios, actions: builtInActions } satisfies KnownGame

/** The expert's knowledge of the built-in scenarios. */
export const expert = createExpert(builtinGame)
