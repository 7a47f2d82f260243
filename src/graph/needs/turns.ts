import { totals } from '../../game/item-counts.ts'
import { isSatisfied } from '../requirements.ts'
import type { Account } from './account.ts'
import type { CauseList } from './cause.ts'

/**
 * The accounts in an order in which they can be carried out one after another: rounds through the list, each leaving out those
 * that cannot be done yet; those that can never be done come last. Shared items are allocated in this order, as in a rehearsal of
 * the plan. In the listed order a subtask could take an item that is only made after it, and another would wait for more than
 * necessary. Time O(accounts), times the number of rounds: one if they can be carried out as listed.
 */
export function inPossibleOrder(accounts: readonly Account[], causes: CauseList): Account[] {
  const provided = new Set(accounts.flatMap(({ supplies, handed }) => [...supplies.keys(), ...handed.keys()]))
  const stock = new Map<string, number>()
  const done = new Set<number>()
  const isThere = (item: string, count: number) => !provided.has(item) || (stock.get(item) ?? 0) >= count
  const canBeDone = ({ id, demands, tools }: Account) =>
    totals(demands).every(({ item, count }) => isThere(item, count)) &&
    tools.every(({ anyOf }) => anyOf.some((tool) => isThere(tool, 1))) &&
    isSatisfied(causes.requirementsOf(id), (other) => done.has(other))
  const carryOut = ({ id, demands, supplies, handed }: Account) => {
    for (const { item, count } of demands) stock.set(item, (stock.get(item) ?? 0) - count)
    for (const gains of [supplies, handed])
      for (const [item, count] of gains) stock.set(item, (stock.get(item) ?? 0) + count)
    done.add(id)
  }
  const order: Account[] = []
  let open = accounts
  for (let before = -1; order.length > before; ) {
    before = order.length
    for (const account of open) {
      if (!canBeDone(account)) continue
      carryOut(account)
      order.push(account)
    }
    open = open.filter(({ id }) => !done.has(id))
  }
  return [...order, ...open]
}
