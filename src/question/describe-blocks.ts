import { formatCell, type Position } from '../core/position.ts'
import { type BlockSpec, formatBlock } from '../game/block.ts'
import { itemThatPlaces } from '../game/blocks/item-blocks.ts'

/**
 * Blocks and their positions, one kind per line.
 * @param options.areToBePlaced also names the item that places a block, if its name differs
 */
export function describeBlocks(
  blocks: readonly { position: Position; block: BlockSpec }[],
  { areToBePlaced = false } = {},
): string[] {
  const kinds = Map.groupBy(blocks, ({ block }) => formatBlock(block))
  return [...kinds].map(([text, alike]) => {
    const name = alike[0]?.block.name ?? ''
    const item = itemThatPlaces(name)
    const from = !areToBePlaced || item === name ? '' : ` (from the item ${item})`
    return `${text}${from} at ${alike.map(({ position }) => formatCell(position)).join(', ')}`
  })
}
