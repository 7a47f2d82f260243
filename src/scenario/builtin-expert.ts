import { createExpert } from '../question/expert/expert.ts'
import type { KnownGame } from '../question/expert/knowledge.ts'
import { builtInActions } from '../task/actions/built-in.ts'
import { builtinScenarios } from './builtin.ts'

/** The scenarios and actions that come with the package. */
export const builtinGame = { scenarios: builtinScenarios, actions: builtInActions } satisfies KnownGame

/** The expert as far as these go. */
export const expert = createExpert(builtinGame)
