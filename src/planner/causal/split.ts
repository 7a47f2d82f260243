import type { Random } from '../../core/random.ts'
import type { EdgeRecord, Split } from './edge-record.ts'
import { shuffled } from './shuffled.ts'

/** An edge whose test is open. */
export interface OpenEdge {
  edge: EdgeRecord
  /** The rules that explain the answers best so far; none before the first, if the model named none. */
  carriers: readonly string[]
}

/** A split, and the edges it is designed to test. */
export interface Assignment {
  split: Split
  edges: readonly EdgeRecord[]
}

/** How an intervention chooses its rules. */
export type SplitMode = 'halves' | 'single'

export function splitsFor(
  mode: SplitMode,
  open: readonly OpenEdge[],
  ruleIds: readonly string[],
  random: Random,
): Assignment[] {
  if (mode === 'single') return bySingleCauses(open, ruleIds, random)
  const edges = open.map(({ edge }) => edge)
  return [{ split: halves(edges, ruleIds, random), edges }]
}

/**
 * Two random halves of all rules; with an odd number, one is left out. Rules that the model names together stay together if there
 * is room: an edge that any of them causes falls only when all are contradicted.
 */
function halves(edges: readonly EdgeRecord[], ruleIds: readonly string[], random: Random): Split {
  const size = Math.max(1, Math.floor(ruleIds.length / 2))
  const sides = [new Set<string>(), new Set<string>()] as const
  const put = (rules: readonly string[]): void => {
    const known = sides.filter((side) => rules.some((rule) => side.has(rule)))
    const wanted = known.length > 0 ? known : shuffled(sides, random)
    const more = rules.filter((rule) => !known[0]?.has(rule))
    const side = known.length > 1 ? undefined : wanted.find((each) => each.size + more.length <= size)
    for (const rule of more) side?.add(rule)
  }
  const together = new Map(edges.map(({ named }) => [named.join(), named]))
  for (const named of shuffled([...together.values()], random)) if (named.length > 1) put(named)
  for (const rule of shuffled(ruleIds, random)) put([rule])
  return sides
}

/**
 * One cause against another: the likeliest cause of some edges on one side, that of others on the other. For models that overlook
 * a contradiction among many. The smaller side is filled up with other rules.
 */
function bySingleCauses(open: readonly OpenEdge[], ruleIds: readonly string[], random: Random): Assignment[] {
  const causes = [...Map.groupBy(open, ({ carriers }) => carriers.join()).values()].map((alike) => ({
    rules: alike[0]?.carriers ?? [],
    edges: alike.map(({ edge }) => edge),
  }))
  const left = shuffled(causes, random)
  const assignments: Assignment[] = []
  for (let cause = left.shift(); cause !== undefined; cause = left.shift()) {
    const own = new Set(cause.rules)
    const at = left.findIndex(({ rules }) => rules.every((rule) => !own.has(rule)))
    const [other] = at < 0 ? [] : left.splice(at, 1)
    const sides = [new Set(own), new Set(other?.rules)] as const
    const size = Math.max(own.size, other?.rules.length ?? 0)
    for (const rule of shuffled(ruleIds, random)) {
      const side = sides.find((each) => each.size < size)
      if (side !== undefined && !sides.some((each) => each.has(rule))) side.add(rule)
    }
    assignments.push({ split: sides, edges: [...cause.edges, ...(other?.edges ?? [])] })
  }
  return assignments
}
