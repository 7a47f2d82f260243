import type { BlockRules } from '../behaviour.ts'

/** One more of blocks of which several fit in one place, counted by a property. Sneaking adds none to the clicked. */
export const countMerge =
  (property: string, most: number): NonNullable<BlockRules['merge']> =>
  (level, there, click, across) => {
    if (click.sneaking && !across) return null
    const count = Number(there.properties[property])
    return count < most ? level.states.with(there, { [property]: count + 1 }) : null
  }
