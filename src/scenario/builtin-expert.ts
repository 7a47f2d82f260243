import { createExpert } from '../question/expert/expert.ts'
import { builtinScenarios } from './builtin.ts'

/** The expert as far as the scenarios go that come with the package. */
export const expert = createExpert(builtinScenarios)
