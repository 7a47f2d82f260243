import type { RuleId } from '../../task/rule-ids.ts'
import { canBeDone } from '../requirements.ts'
import { type CanDo, holdingNeeds, type Pool, type Share, shareNeeds } from '../shares.ts'
import type { Account, Requirement } from './account.ts'
import type { CauseList } from './cause.ts'

interface Supply extends Share {
  isHanded: boolean
}

interface Use extends Share {
  rule: RuleId
}

/** Leftovers and uses of each item, by subtask. */
export type Pools = ReadonlyMap<string, Pool<Supply, Use>>

/** @param accounts in an order in which they can be carried out */
export function poolsOf(accounts: readonly Account[]): Pools {
  const pools = new Map<string, { supplies: Supply[]; uses: Use[] }>()
  for (const { id, supplies, handed } of accounts) {
    const offer = (item: string, count: number, isHanded: boolean) => {
      const pool = pools.get(item) ?? { supplies: [], uses: [] }
      pools.set(item, pool)
      pool.supplies.push({ id, count, isHanded })
    }
    for (const [item, count] of handed) offer(item, count, true)
    for (const [item, count] of supplies) offer(item, count, false)
  }
  for (const { id, demands } of accounts)
    for (const { item, count, rule } of demands) pools.get(item)?.uses.push({ id, count, rule })
  return pools
}

/**
 * Supply and demand (game rules: items are used up, so amounts matter). A subtask blocked by a missing item
 * takes none of its other items, so causes of other kinds come first; among items, those with the fewest
 * providers.
 */
export function itemCauses(pools: Pools, causes: CauseList): void {
  const inOrder = [...pools.values()].sort((a, b) => a.supplies.length - b.supplies.length)
  for (const pool of inOrder)
    for (const { use, anyOf } of shareNeeds(pool, canDoBy(causes))) add(use, anyOf, causes)
}

/** Withdrawals beyond the initial content must have been put there first: a hand-over through a container. */
export function storedCauses(accounts: readonly Account[], causes: CauseList): void {
  const awaited = accounts.flatMap(({ id, awaited: wanted }) =>
    [...wanted].map(([key, count]) => ({ key, use: { id, count, rule: 'hand-over-before-use' as const } })),
  )
  for (const [key, uses] of Map.groupBy(awaited, (entry) => entry.key)) {
    const supplies = accounts.flatMap(({ id, stored }) => {
      const amount = stored.get(key) ?? 0
      return amount > 0 ? [{ id, count: amount, isHanded: true }] : []
    })
    const pool = { supplies, uses: uses.map(({ use }) => use) }
    for (const { use, anyOf } of shareNeeds(pool, canDoBy(causes))) add(use, anyOf, causes)
  }
}

/** Whether a subtask can be done, according to the causes known so far. */
const canDoBy =
  (causes: CauseList): CanDo =>
  (id, never) =>
    canBeDone(id, (other) => causes.requirementsOf(other), never)

/**
 * Tools are not used up, and any of several will do. However, another subtask may use up a tool that this one only holds; then
 * there must be enough for both.
 */
export function toolCauses(accounts: readonly Account[], pools: Pools, causes: CauseList): void {
  for (const { id, tools } of accounts)
    for (const { anyOf, rule } of tools)
      for (const needed of toolNeeds(anyOf, id, pools, canDoBy(causes))) add({ id, rule }, needed, causes)
}

/** Groups of providers; any one member of each group supplies one of the given tools. */
function toolNeeds(anyOf: Requirement['anyOf'], id: number, pools: Pools, canDo: CanDo): Supply[][] {
  const kinds = anyOf.flatMap((tool) => {
    const pool = pools.get(tool)
    return pool?.supplies.some((supply) => supply.id !== id) ? [pool] : []
  })
  const isLeft = ({ supplies, uses }: (typeof kinds)[number]) => sum(supplies) > sum(uses)
  const lasting = kinds.some(isLeft) ? kinds.filter(isLeft) : kinds
  return lasting.reduce<Supply[][]>((groups, pool) => {
    const own = holdingNeeds(pool, id, canDo)
    return groups.length === 0 ? own : groups.flatMap((group) => own.map((more) => [...group, ...more]))
  }, [])
}

/** A subtask waits for the first of some providers (lowest id), or for any other. */
function add({ id, rule }: Pick<Use, 'id' | 'rule'>, anyOf: readonly Supply[], causes: CauseList): void {
  const [first, ...others] = anyOf.toSorted((a, b) => a.id - b.id)
  if (first === undefined) return
  const instead = others.map((other) => other.id)
  causes.add(first.isHanded ? 'hand-over-before-use' : rule, first.id, id, instead)
}

const sum = (list: readonly Share[]): number => list.reduce((total, { count }) => total + count, 0)
