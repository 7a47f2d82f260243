/** Amount of an item that a subtask leaves over for others, or uses up beyond its own supply. */
export interface Share {
  id: number
  count: number
}

/** All leftovers and uses of one item by subtasks, in an order in which everything can be done. */
export interface Pool<S extends Share = Share, U extends Share = Share> {
  supplies: readonly S[]
  uses: readonly U[]
}

/** A subtask that uses up an item needs any one of several providers. */
export interface ShareNeed<S extends Share = Share, U extends Share = Share> {
  use: U
  anyOf: readonly S[]
}

/** Whether a subtask can be done if others never are, considering everything known except the shared item. */
export type CanDo = (id: number, never: ReadonlySet<number>) => boolean

/**
 * With more providers or consumers than this, or more groups of alternatives for one subtask, the alternatives are not
 * computed.
 */
const MAX_PROVIDERS = 10
const MAX_USES = 32
const MAX_GROUPS = 64

/**
 * The needs of subtasks that share an item. Any providers with enough together will do. One must come first, or each would wait
 * until there is enough for all: subtasks take turns in the order of the pool. So without some providers a subtask fails if too
 * little is left once all earlier ones that do not fail either have taken their share. Every order that respects these needs,
 * and those known to `canDo`, leaves enough for all.
 *
 * In large pools each draws from the first providers that have any left, and waits for these.
 *
 *
 * @param canDo further needs: a subtask that waits for a provider for another reason takes no share without it
 */
export function shareNeeds<S extends Share, U extends Share>(
  pool: Pool<S, U>,
  canDo: CanDo = () => true,
): ShareNeed<S, U>[] {
  return inTurn(pool, canDo) ?? fromTheFirst(pool)
}

/**
 * The needs of a subtask that only holds an item, which others may use up.
 * @returns groups, with one member of each being enough; all providers together if there are too many
 */
export function holdingNeeds<S extends Share>({ supplies, uses }: Pool<S>, id: number, canDo: CanDo): S[][] {
  const others = supplies.filter((supply) => supply.id !== id)
  const pool = { supplies: others, uses: [...uses.filter((use) => use.id !== id), { id, count: 1 }] }
  const own = inTurn(pool, canDo)?.filter(({ use }) => use.id === id)
  return own === undefined || own.length === 0 ? [others] : own.map(({ anyOf }) => [...anyOf])
}

/** A subtask's turn, and whether it gets its share without a given set of providers; a set is a bit mask. */
interface Turn {
  count: number
  takesWithout(set: number): boolean
}

function inTurn<S extends Share, U extends Share>(
  { supplies, uses }: Pool<S, U>,
  canDo: CanDo,
): ShareNeed<S, U>[] | undefined {
  if (supplies.length > MAX_PROVIDERS || uses.length > MAX_USES) return undefined
  const ahead: Turn[] = []
  const needs: ShareNeed<S, U>[] = []
  for (const use of uses) {
    const lacks = lacksOf(use, supplies, ahead)
    if (lacks.length > MAX_GROUPS) return undefined
    const takes = remembered((set) => {
      if (lacks.some((lack) => includes(set, lack))) return false
      return canDo(
        use.id,
        new Set(supplies.filter((_, index) => includes(set, 1 << index)).map(({ id }) => id)),
      )
    })
    ahead.push({ count: use.count, takesWithout: takes })
    for (const lack of lacks)
      needs.push({ use, anyOf: supplies.filter((_, index) => includes(lack, 1 << index)) })
  }
  return needs
}

function remembered(ask: (set: number) => boolean): (set: number) => boolean {
  const cache = new Map<number, boolean>()
  return (set) => {
    const answer = cache.get(set) ?? ask(set)
    cache.set(set, answer)
    return answer
  }
}

const includes = (set: number, part: number): boolean => (set & part) === part

/** The smallest sets of providers without which too little is left for a subtask. Time O(2^supplies · (supplies + ahead)). */
function lacksOf(use: Share, supplies: readonly Share[], ahead: readonly Turn[]): number[] {
  let sooner = ahead
  const leftWithout = (set: number): number => {
    let remaining = 0
    for (const [index, { id, count }] of supplies.entries())
      if (id !== use.id && !includes(set, 1 << index)) remaining += count
    for (const { count, takesWithout } of sooner) if (takesWithout(set)) remaining -= count
    return remaining
  }
  // If there is too little for all, a late provider can only replace those right before it.
  while (sooner.length > 0 && leftWithout(0) < use.count) sooner = sooner.slice(0, -1)
  // If there is not enough even for it alone, it takes what is left.
  const wanted = Math.min(use.count, leftWithout(0))
  const sets: number[] = []
  for (const set of wanted > 0 ? setsOf(supplies.length) : [])
    if (!sets.some((lack) => includes(set, lack)) && leftWithout(set) < wanted) sets.push(set)
  return sets
}

/** All sets of this size, smallest first. */
function setsOf(size: number): number[] {
  const sizeOf = (set: number) => set.toString(2).replaceAll('0', '').length
  const sets = Array.from({ length: 1 << size }, (_, set) => ({ set, size: sizeOf(set) }))
  return sets.sort((a, b) => a.size - b.size).map(({ set }) => set)
}

/** Time O(supplies + uses). */
function fromTheFirst<S extends Share, U extends Share>({ supplies, uses }: Pool<S, U>): ShareNeed<S, U>[] {
  const remaining = supplies.map(({ count }) => count)
  const needs: ShareNeed<S, U>[] = []
  let first = 0
  for (const use of uses) {
    let wanted = use.count
    while (remaining[first] === 0) first++
    for (let index = first; wanted > 0 && index < supplies.length; index++) {
      const supply = supplies[index] as S
      const drawn = supply.id === use.id ? 0 : Math.min(wanted, remaining[index] ?? 0)
      if (drawn === 0) continue
      remaining[index] = (remaining[index] ?? 0) - drawn
      wanted -= drawn
      needs.push({ use, anyOf: [supply] })
    }
  }
  return needs
}
