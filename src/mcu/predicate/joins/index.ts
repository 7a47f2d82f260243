import type { Arrangement, PredicateJoin } from '../join.ts'
import type { Joined, Predicate } from '../predicate.ts'
import { and } from './and.ts'
import { or } from './or.ts'
import { thenJoin } from './then.ts'
import { times } from './times.ts'
import { under } from './under.ts'
import { within } from './within.ts'

/** All ways to join predicates. */
export const PREDICATE_JOINS: readonly PredicateJoin[] = [and, or, thenJoin, within, times, under]

const byId = new Map<string, PredicateJoin>(PREDICATE_JOINS.map((join) => [join.id, join]))

/** How a predicate is joined; undefined for a leaf. */
export function joinOf(predicate: Predicate): { join: PredicateJoin; joined: Joined } | undefined {
  const join = byId.get(predicate.kind)
  return join === undefined ? undefined : { join, joined: predicate as Joined }
}

/** The parts that a predicate is made of; undefined for a leaf. */
export function arrangementOf(predicate: Predicate): Arrangement | undefined {
  const found = joinOf(predicate)
  return found?.join.arrangement(found.joined)
}
