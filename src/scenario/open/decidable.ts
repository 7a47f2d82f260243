import { SUPPORTED, type Support, unsupported } from '../../core/support.ts'
import { EMBEDDED_SERVER } from '../../judger/server/minecraft-server.ts'
import { BUILTIN_KINDS } from '../../mcu/predicate/kind-list.ts'
import { leavesOf } from '../../mcu/predicate/parts.ts'
import type { Predicate } from '../../mcu/predicate/predicate.ts'
import type { Open } from './open.ts'
import { hasScore } from './score-fold.ts'

/**
 * Whether rules decide an open task on this server. Deeds, such as brewing or trading, are counted by the embedded world alone:
 * on any other server a goal that asks for one would count as missed although nobody has looked.
 */
export function decidableOn(server: string, open: Open): Support {
  if (!hasScore(open)) return unsupported('the task has no success predicate, scored milestones or rewards')
  const deeds = server === EMBEDDED_SERVER ? [] : deedsAskedBy(open)
  return deeds.length === 0
    ? SUPPORTED
    : unsupported(`only the embedded world counts what the goal asks for (${deeds.join(', ')})`)
}

/** What the predicates of a task ask for that no statistic of the game counts, in words. */
function deedsAskedBy({ success, milestones }: Open): string[] {
  const predicates: Predicate[] = [
    ...(success === undefined ? [] : [success]),
    ...milestones.map(({ reached }) => reached),
  ]
  const leaves = predicates
    .flatMap(leavesOf)
    .map((leaf) => ({ leaf, kind: BUILTIN_KINDS.of(leaf) }))
    .filter(({ kind }) => kind.decidedBy === 'deeds')
  return [...new Set(leaves.map(({ leaf, kind }) => kind.inWords(leaf)))]
}
