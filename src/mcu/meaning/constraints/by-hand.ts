import { digTicks } from '../../../game/blocks/dig-time.ts'
import { dropsWith } from '../../../game/blocks/mining.ts'
import { namesOfSort } from '../../../game/data/names-of-sort.ts'
import { isImplement } from '../../../game/items/kinds/implements.ts'
import { type NameTest, namesTest } from '../../../game/names.ts'
import type { GameVersion } from '../../../game/version.ts'
import { inWords } from '../../predicate/names.ts'
import type { Leaf, Predicate } from '../../predicate/predicate.ts'
import type { Refusal } from './rule.ts'

/** Longest time that our agents spend on digging one block by hand (s); `MineBlock` gives up after a minute. */
const MAX_SECONDS = 55
const TICKS_PER_SECOND = 20

/** Actions that need a tool in hand, with the tool; others use the item that they name, or nothing. */
const TOOL_OF: Readonly<Record<string, string>> = {
  sheared: 'shears',
  shot: 'a bow',
  shot_dead: 'a bow',
  hooked: 'a fishing rod',
  fished: 'a fishing rod',
}

/** The action with bare hands, or why that is impossible. */
export function leafByHand(leaf: Leaf, version: GameVersion): Predicate | Refusal {
  const tool = TOOL_OF[leaf.kind]
  if (tool !== undefined) return { refused: `it takes ${tool} in the hand` }
  if (leaf.kind === 'used' && leaf.of.every(isImplement))
    return { refused: `the goal is to use ${inWords(leaf.of)}` }
  if (leaf.kind === 'did' && leaf.what === 'fish_caught')
    return { refused: 'it takes a fishing rod in the hand' }
  return leafWithoutTools(leaf, { isForbidden: isImplement, version })
}

/**
 * The action without forbidden tools. A block that drops nothing without them counts as dug once it is gone: the game counts only
 * blocks with drops as mined (vanilla `Block.playerDestroy`).
 */
export function leafWithoutTools(
  leaf: Leaf,
  { isForbidden, version }: { isForbidden: NameTest; version: GameVersion },
): Predicate | Refusal {
  if (leaf.kind !== 'mined') return leaf
  const blocks = namesOfSort('block', version).filter(namesTest(leaf.of))
  if (blocks.some((block) => dropsWith(block, (tool) => !isForbidden(tool), version))) return leaf
  const seconds = Math.min(...blocks.map((block) => digTicks({ block, version }))) / TICKS_PER_SECOND
  if (seconds > MAX_SECONDS)
    return {
      refused: `it takes ${Number.isFinite(seconds) ? `${Math.ceil(seconds)} s a block` : 'forever'} by hand, and drops nothing`,
    }
  return { kind: 'gone', of: leaf.of, count: leaf.count }
}
