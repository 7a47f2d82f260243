import { cellKey, type Position } from '../../core/position.ts'
import { isAir, parseBlock } from '../../game/block.ts'
import type { PlacedBlock } from '../../task/parts.ts'
import type { Operation } from './operation.ts'
import { touchedBy } from './touched.ts'

/** The blocks that a set-up places around an agent, in order of placement; air removes them. */
export function blocksAfter(operations: readonly Operation[], agent: Position): PlacedBlock[] {
  const blocks = new Map<string, PlacedBlock>()
  for (const { x, y, z, block: text, only } of touchedBy(operations, agent)) {
    const position = { x, y, z }
    const block = parseBlock(text)
    const key = cellKey(position)
    if (block === undefined || (only !== undefined && (blocks.get(key)?.block.name ?? 'air') !== only))
      continue
    if (isAir(block.name)) blocks.delete(key)
    else blocks.set(key, { position, block })
  }
  return [...blocks.values()]
}
