import { builtInActionSpecs } from './built-in-specs.ts'
import type { ActionDefinition } from './define-action.ts'
import { ActionVocabulary } from './vocabulary.ts'

/** The built-in actions, for tests and for code that runs without plug-ins. All other code is passed its vocabulary. */
export const builtInActions: ActionVocabulary<ActionDefinition> = new ActionVocabulary<ActionDefinition>(
  builtInActionSpecs,
)
