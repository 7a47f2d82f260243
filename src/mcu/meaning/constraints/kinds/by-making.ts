import { namesOfSort } from '../../../../game/data/names-of-sort.ts'
import { recipesFor } from '../../../../game/items/recipes.ts'
import { smeltedFrom } from '../../../../game/items/smelting.ts'
import { namesTest } from '../../../../game/names.ts'
import { inWords } from '../../../predicate/names.ts'
import { defineConstraint } from '../rule.ts'

const SMELTING =
  /^(?:by|through|via) (?:smelting|cooking|roasting)(?: (?:it|them))?(?: in (?:a |the )?(?:furnace|smoker|oven))?$/
const CRAFTING =
  /^(?:by|through|via) (?:crafting|making)(?: (?:it|them))?(?: (?:yourself|at (?:a |the )?(?:crafting )?table))?$/

/** Obtained by making it: in a furnace, or by a recipe. The game counts both as crafted. */
export const byMaking = defineConstraint({
  id: 'by making',
  axis: 'how',
  read(words) {
    if (SMELTING.test(words)) return { kind: 'by making', of: 'smelting' }
    return CRAFTING.test(words) ? { kind: 'by making', of: 'crafting' } : undefined
  },
  inWords: ({ of }) => `by ${of}`,
  checkedBy: 'items from a furnace or a crafting grid, instead of items that were picked up or bought',
  leaf({ of }, leaf, version) {
    if (
      leaf.kind !== 'picked_up' &&
      leaf.kind !== 'crafted' &&
      leaf.kind !== 'held' &&
      leaf.kind !== 'traded'
    )
      return {
        refused: `${of} gives items, and "${leaf.kind.replaceAll('_', ' ')}" is no item that one gets`,
      }
    const isMade = namesOfSort('item', version)
      .filter(namesTest(leaf.of))
      .some((item) => (of === 'smelting' ? smeltedFrom(item, version) : recipesFor(item, version)).length > 0)
    if (isMade) return { kind: 'crafted', of: leaf.of, count: leaf.count }
    return { refused: `${of} gives no ${inWords(leaf.of)}` }
  },
})
