import { SUPPORTED, type Support, unsupported } from '../../core/support.ts'
import { EMBEDDED_SERVER } from '../../judger/server/minecraft-server.ts'
import { termInWords, termKind } from '../../mcu/predicate/terms/index.ts'
import { leavesAskedBy, termsAskedBy } from './leaves-asked-by.ts'
import type { Open } from './open.ts'
import { hasScore } from './score-fold.ts'

/**
 * Whether rules decide an open task on this server. Deeds, such as brewing or trading, are counted by the embedded world alone:
 * on any other server a goal that asks for one would count as missed although it was never checked.
 */
export function decidableOn(server: string, open: Open): Support {
  if (!hasScore(open)) return unsupported('the task has no success predicate, scored milestones or rewards')
  const deeds = server === EMBEDDED_SERVER ? [] : deedsAskedBy(open)
  return deeds.length === 0
    ? SUPPORTED
    : unsupported(`only the embedded world counts what the goal asks for (${deeds.join(', ')})`)
}

/** Requirements of a task's predicates that no statistic of the game counts, in words. */
function deedsAskedBy(open: Open): string[] {
  const deeds = leavesAskedBy(open).filter(({ kind }) => kind.decidedBy === 'deeds')
  const terms = termsAskedBy(open).filter((term) => termKind(term).needsDeeds?.(term) === true)
  return [...new Set([...deeds.map(({ leaf, kind }) => kind.inWords(leaf)), ...terms.map(termInWords)])]
}
