import type { Account } from './account.ts'
import type { CauseList } from './cause.ts'

/** What a subtask has left of an item and no other subtask has drawn yet. */
interface Supply {
  id: number
  left: number
  isHanded: boolean
}

/** Supplies by item, lowest id first. */
export type Supplies = ReadonlyMap<string, Supply[]>

/**
 * Supply and demand (game rules: items are used up, so amounts matter). Consumers draw from providers in order of ids
 * until they have enough, and each provider's amount can be drawn once. Time O(subtasks + draws) per item.
 */
export function itemCauses(accounts: readonly Account[], supplies: Supplies, causes: CauseList): void {
  const first = new Map<string, number>()
  for (const { id, demands } of accounts) {
    for (const { item, count, rule } of demands) {
      const offers = supplies.get(item)
      if (offers === undefined) continue
      let wanted = count
      let index = first.get(item) ?? 0
      while (offers[index]?.left === 0) index++
      first.set(item, index)
      for (; wanted > 0 && index < offers.length; index++) {
        const offer = offers[index] as Supply
        if (offer.id === id || offer.left === 0) continue
        const drawn = Math.min(wanted, offer.left)
        offer.left -= drawn
        wanted -= drawn
        causes.add(offer.isHanded ? 'hand-over-before-use' : rule, offer.id, id)
      }
    }
  }
}

/**
 * Tools are not used up. A subtask that needs one of several tools waits for the first subtask (lowest id) that obtains
 * one, or any other, preferably one that no other subtask uses up.
 * @param supplies what is left after `itemCauses`
 */
export function toolCauses(accounts: readonly Account[], supplies: Supplies, causes: CauseList): void {
  for (const { id, tools } of accounts) {
    for (const { anyOf, rule } of tools) {
      const all = anyOf.flatMap((tool) => supplies.get(tool)?.filter((offer) => offer.id !== id) ?? [])
      const lasting = all.filter(({ left }) => left > 0)
      const offers = (lasting.length > 0 ? lasting : all).sort((a, b) => a.id - b.id)
      const [best] = offers
      if (best === undefined) continue
      const ids = offers.map((offer) => offer.id)
      causes.add(best.isHanded ? 'hand-over-before-use' : rule, best.id, id, ids)
    }
  }
}

/** Everything that subtasks have left over. */
export function suppliesOf(accounts: readonly Account[]): Supplies {
  const supplies = new Map<string, Supply[]>()
  const offer = (item: string, supply: Supply) => {
    const list = supplies.get(item)
    if (list === undefined) supplies.set(item, [supply])
    else list.push(supply)
  }
  for (const { id, supplies: over, handed } of accounts) {
    for (const [item, left] of handed) offer(item, { id, left, isHanded: true })
    for (const [item, left] of over) offer(item, { id, left, isHanded: false })
  }
  return supplies
}
