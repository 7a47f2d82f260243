import { parseBlock } from '../../../game/block.ts'
import { dropsWith } from '../../../game/blocks/mining.ts'
import { namesOfSort } from '../../../game/data/names-of-sort.ts'
import { namesTest } from '../../../game/names.ts'
import type { GameVersion } from '../../../game/version.ts'
import { USES } from '../../atoms/tables.ts'
import { inWords } from '../../predicate/names.ts'
import type { Leaf, Predicate } from '../../predicate/predicate.ts'
import type { Refusal } from './rule.ts'

/** Deeds in which the hand is free for any tool. */
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

/** What a deed becomes with one of these tools in the hand, or why it cannot be done so. */
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
      return test('shears') ? leaf : { refused: `nobody shears with ${inWords(of)}` }
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
