import type { ActionRole } from '../../task/actions/roles.ts'
import type { ActionVocabulary } from '../../task/actions/vocabulary.ts'

/** Purposes of actions, coarse enough for a legend. */
export const actionKinds = ['walk', 'fetch', 'craft', 'place', 'mine', 'other'] as const
export type ActionKind = (typeof actionKinds)[number]

const KINDS: Record<ActionRole, ActionKind> = {
  moves: 'walk',
  looks: 'other',
  waits: 'other',
  readies: 'other',
  fetches: 'fetch',
  stores: 'fetch',
  gives: 'fetch',
  makes: 'craft',
  places: 'place',
  digs: 'mine',
  uses: 'other',
  hunts: 'other',
  operates: 'other',
}

/** @param name of an action, which the vocabulary may not know */
export function kindOf(name: string, vocabulary: ActionVocabulary): ActionKind {
  const role = vocabulary.roleOf({ name })
  return role === undefined ? 'other' : KINDS[role]
}

/** The meaning of each kind, in words of the legend. */
export const KIND_LABELS: Record<ActionKind, string> = {
  walk: 'walk',
  fetch: 'fetch',
  craft: 'craft, smelt',
  place: 'place',
  mine: 'mine',
  other: 'other (equip, use, look)',
}
