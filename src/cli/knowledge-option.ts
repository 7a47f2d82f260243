import { Option } from 'commander'
import { KnowledgeStore } from '../experiment/knowledge/store.ts'
import type { Entry } from '../planner/causal/knowledge/entry.ts'
import type { Knowledge } from '../planner/causal/knowledge/knowledge.ts'
import type { Planner } from '../planner/planner.ts'

export const knowledgeOption = (): Option =>
  new Option(
    '--knowledge <file>',
    'a store of evidence from earlier plans and runs: it reduces the questions asked, and this run is added to it (created if missing)',
  )

/**
 * A store's data for a plan with this model. Empty without a store, and for planners that do not use one.
 * @throws InvalidFileError if the file is not a store or is damaged
 */
export function knowledgeIn(
  place: string | undefined,
  planner: Planner,
  model: string,
): { knowledge?: Knowledge } {
  if (place === undefined || planner.knowledgeOf === undefined) return {}
  const store = KnowledgeStore.open(place)
  try {
    return { knowledge: store.about({ model, prompts: planner.knowledgeOf }) }
  } finally {
    store.close()
  }
}

/** Adds entries to a store. @returns how many were new */
export function learnInto(place: string, entries: readonly (Entry | undefined)[]): number {
  const store = KnowledgeStore.open(place)
  try {
    return store.add(entries.filter((entry) => entry !== undefined))
  } finally {
    store.close()
  }
}
