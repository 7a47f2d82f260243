import { parseBlock } from '../../../game/block.ts'
import { dropsWith } from '../../../game/blocks/mining.ts'
import { expandedNames, namesOfSort } from '../../../game/data/names-of-sort.ts'
import { namesTest } from '../../../game/names.ts'
import type { RecipeKind } from '../../../game/obtaining/recipe.ts'
import { recipesByItem } from '../../../game/obtaining/recipes/all-recipes.ts'
import type { GameVersion } from '../../../game/version.ts'
import { USES } from '../../atoms/tables.ts'
import { inWords } from '../../predicate/names.ts'
import { leavesOf } from '../../predicate/parts.ts'
import type { Leaf, Predicate } from '../../predicate/predicate.ts'
import type { Refusal } from './rule.ts'

/** Actions that leave the hand free for any tool. */
const FREE_HAND: ReadonlySet<string> = new Set([
  'killed',
  'near',
  'moved',
  'offset',
  'stays',
  'opened',
  'gone',
  'light',
])

/** Recipes in which the tool plays no part. */
const GIVEN: ReadonlySet<RecipeKind> = new Set(['buy', 'sell', 'barter', 'loot', 'fish', 'brush', 'grow'])

/**
 * Whether a goal is to carry items that can only be obtained with one of these tools: water in a bucket, honey in a glass bottle.
 */
export function isOnlyWayWith(of: readonly string[], goal: Predicate, version: GameVersion): boolean {
  const test = namesTest(of)
  return leavesOf(goal).every((leaf) => {
    if (leaf.kind !== 'held') return false
    return expandedNames(leaf.of, 'item', version).every((item) => {
      const recipes = (recipesByItem(version).get(item) ?? []).filter(({ kind }) => !GIVEN.has(kind))
      return recipes.length > 0 && recipes.every(({ takes }) => takes.some((taken) => test(taken.item)))
    })
  })
}

/** The action with one of these tools in hand, or why that is impossible. */
export function leafWithTool(of: readonly string[], leaf: Leaf, version: GameVersion): Predicate | Refusal {
  const test = namesTest(of)
  if (FREE_HAND.has(leaf.kind)) return leaf
  switch (leaf.kind) {
    case 'mined': {
      const blocks = namesOfSort('block', version).filter(namesTest(leaf.of))
      return blocks.some((block) => dropsWith(block, test, version))
        ? leaf
        : { refused: `${inWords(leaf.of)} drops nothing to ${inWords(of)} (MCU 2025 leaves such tasks out)` }
    }
    case 'picked_up':
      return leaf
    case 'sheared':
      return test('shears') ? leaf : { refused: `shearing is impossible with ${inWords(of)}` }
    case 'used':
      return leaf.of.some(test) ? leaf : { refused: `the goal is to use ${inWords(leaf.of)}` }
    case 'placed': {
      const made = namesTest(leaf.of)
      const isMade = USES.some(([, tool, , becomes]) => test(tool) && made(parseBlock(becomes)?.name ?? ''))
      return isMade
        ? leaf
        : {
            refused: `${inWords(leaf.of)} is not made with ${inWords(of)}: what is placed has to be in the hand`,
          }
    }
    default:
      return { refused: `"${leaf.kind.replaceAll('_', ' ')}" is not done with ${inWords(of)} in the hand` }
  }
}
