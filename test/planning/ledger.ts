/*
 * An independent check of which subtasks need which for the sake of shared items. It imports nothing: neither the code that
 * shares out (`graph/shares.ts`), nor that of needs and requirements, from which the true dependencies and the trials are made.
 */

/** What a subtask adds to the team's items, or takes away from them. */
export type Change = Readonly<Record<string, number>>

/** What each subtask waits for: lists of ids; at least one of each list must be done. */
export type Lists = ReadonlyMap<number, readonly (readonly number[])[]>

/** A plan as a ledger sees it; ids are 1, 2, 3 … in the listed order. */
export interface Ledger {
  changes: readonly Change[]
  lists: Lists
}

const bit = (id: number): number => 1 << (id - 1)

/** The team's items once all subtasks of a set are done, in whatever order. */
function stockAfter(changes: readonly Change[], set: number): Map<string, number> {
  const stock = new Map<string, number>()
  for (const [index, change] of changes.entries())
    if ((set & (1 << index)) !== 0)
      for (const [item, count] of Object.entries(change)) stock.set(item, (stock.get(item) ?? 0) + count)
  return stock
}

function lacks(changes: readonly Change[], set: number, id: number): string | undefined {
  const stock = stockAfter(changes, set)
  const wanted = Object.entries(changes[id - 1] ?? {}).filter(([, count]) => count < 0)
  return wanted.find(([item, count]) => (stock.get(item) ?? 0) + count < 0)?.[0]
}

/** Every set of subtasks that is done at some time in some order that the lists allow, without some of them. */
function setsReached({ changes, lists }: Ledger, never = 0): Set<number> {
  const reached = new Set([0])
  for (const set of reached)
    for (const [index] of changes.entries()) {
      const id = index + 1
      if (((set | never) & bit(id)) === 0 && isFree(lists, set, id)) reached.add(set | bit(id))
    }
  return reached
}

const isFree = (lists: Lists, set: number, id: number): boolean =>
  (lists.get(id) ?? []).every((members) => members.some((other) => (set & bit(other)) !== 0))

/** Which subtasks find too little in an order that the lists allow, or are never reached; none if the lists are enough. */
export function tooFewNeeds(ledger: Ledger): string[] {
  const { changes, lists } = ledger
  const reached = setsReached(ledger)
  const all = (1 << changes.length) - 1
  const found = new Set<string>(reached.has(all) ? [] : ['some are never reached'])
  for (const set of reached)
    for (const [index] of changes.entries()) {
      const id = index + 1
      if ((set & bit(id)) !== 0 || !isFree(lists, set, id)) continue
      const item = lacks(changes, set, id)
      if (item !== undefined) found.add(`#${id} lacks ${item}`)
    }
  return [...found]
}

/** Which lists a subtask does not need: it could be done without any of their members, once all that can be done without them is. */
export function needlessLists(ledger: Ledger): string[] {
  const { changes, lists } = ledger
  return [...lists].flatMap(([id, own]) =>
    own
      .filter((members) => {
        const never = members.reduce((set, other) => set | bit(other), bit(id))
        const last = Math.max(...setsReached(ledger, never))
        return lacks(changes, last, id) === undefined
      })
      .map((members) => `#${id} without ${members.join(' or ')}`),
  )
}

/** Which subtasks wait for one of two that do the same, though the other is as good: only the listed order tells these apart. */
export function unequalPeers({ changes, lists }: Ledger): string[] {
  const isPeer = (a: number, b: number) => JSON.stringify(changes[a - 1]) === JSON.stringify(changes[b - 1])
  const ids = changes.map((_, index) => index + 1)
  return [...lists].flatMap(([id, own]) => {
    const single = own.flatMap((members) => (members.length === 1 ? members : []))
    return single.flatMap((a) =>
      ids
        .filter((b) => b !== a && b !== id && isPeer(a, b) && !isPeer(a, id) && !single.includes(b))
        .map((b) => `#${id} needs #${a} and not #${b}`),
    )
  })
}

/** The order in which a team that begins at the top of the list, and comes back to what it could not do, carries the plan out. */
export function carriedOut(changes: readonly Change[]): number[] {
  const order: number[] = []
  for (let before = -1, set = 0; order.length > before; ) {
    before = order.length
    for (const [index] of changes.entries()) {
      const id = index + 1
      if ((set & bit(id)) !== 0 || lacks(changes, set, id) !== undefined) continue
      set |= bit(id)
      order.push(id)
    }
  }
  return order
}
