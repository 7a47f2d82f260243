import type { BlockRules } from '../../kernel/blocks/behaviour.ts'

/** Increments the count of a block that holds several of its kind. A sneaking player does not add to the clicked block. */
export const countMerge =
  (property: string, most: number): NonNullable<BlockRules['merge']> =>
  (level, there, click, across) => {
    if (click.sneaking && !across) return null
    const count = Number(there.properties[property])
    return count < most ? level.states.with(there, { [property]: count + 1 }) : null
  }
