import { type ItemCount, totals } from '../../game/item-counts.ts'
import type { Operation } from './operation.ts'

/** What the agent carries after a set-up: given and equipped, each item once. */
export const carriedAfter = (operations: readonly Operation[]): ItemCount[] =>
  totals(
    operations.flatMap((operation) =>
      operation.kind === 'give' || operation.kind === 'equip'
        ? [{ item: operation.item, count: operation.count }]
        : [],
    ),
  )
