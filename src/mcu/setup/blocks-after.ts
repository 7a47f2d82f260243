import { add, cellKey, type Position } from '../../core/position.ts'
import { isAir, parseBlock } from '../../game/block.ts'
import type { PlacedBlock } from '../../task/parts.ts'
import { cellsOf, type Operation } from './operation.ts'

/** Cells of one `fill` at most, as in the game. */
const FILL_LIMIT = 32_768

/** The blocks that a set-up puts up around an agent, in the order in which they were put up; air leaves none. */
export function blocksAfter(operations: readonly Operation[], agent: Position): PlacedBlock[] {
  const blocks = new Map<string, PlacedBlock>()
  let origin = agent
  const put = (at: Position, text: string, only?: string) => {
    const position = add(origin, at)
    const block = parseBlock(text)
    const key = cellKey(position)
    if (block === undefined || (only !== undefined && (blocks.get(key)?.block.name ?? 'air') !== only)) return
    if (isAir(block.name)) blocks.delete(key)
    else blocks.set(key, { position, block })
  }
  for (const operation of operations) {
    if (operation.kind === 'tp') origin = add(origin, operation.to)
    if (operation.kind === 'setblock') put(operation.at, operation.block)
    if (operation.kind === 'fill' && volume(operation.from, operation.to) <= FILL_LIMIT)
      for (const cell of cellsOf(operation.from, operation.to)) put(cell, operation.block, operation.only)
  }
  return [...blocks.values()]
}

/** Cells of a box. */
const volume = (from: Position, to: Position): number =>
  (Math.abs(to.x - from.x) + 1) * (Math.abs(to.y - from.y) + 1) * (Math.abs(to.z - from.z) + 1)
