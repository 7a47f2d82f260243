import { type ItemCount, totals } from '../../game/item-counts.ts'
import { potionIn } from './item-tags.ts'
import type { Operation } from './operation.ts'

/** The agent's items after a set-up, given and equipped, each listed once. */
export const carriedAfter = (operations: readonly Operation[]): ItemCount[] =>
  totals(
    operations.flatMap((operation) =>
      operation.kind === 'give' || operation.kind === 'equip'
        ? [{ item: operation.item, count: operation.count }]
        : [],
    ),
  )

/** A stack that a set-up gives or equips, with the potion in it. */
export interface GivenStack extends ItemCount {
  readonly potion?: string
}

/** The agent's items after a set-up, gift by gift. */
export const stacksAfter = (operations: readonly Operation[]): GivenStack[] =>
  operations.flatMap((operation): GivenStack[] => {
    if (operation.kind !== 'give' && operation.kind !== 'equip') return []
    const { item, count, nbt } = operation
    const potion = potionIn(nbt)
    return [{ item, count, ...(potion === undefined ? {} : { potion }) }]
  })
