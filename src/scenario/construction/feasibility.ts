import { formatPosition } from '../../core/position.ts'
import { formatBlock } from '../../task/block.ts'
import { buildOrder } from '../../task/build-order.ts'
import { countByItem } from '../../task/item-counts.ts'
import type { TaskIssue } from '../../task/part-checker.ts'
import { materialsOf, type Task } from '../../task/task.ts'

/** Blocks that an issue names; the others are counted. */
const NAMED = 3

/** Names the blocks that no order of work reaches, and the materials that the chests do not hold. */
export function feasibility({ blueprint, arena, containers }: Task): TaskIssue[] {
  const { impossible } = buildOrder(blueprint, arena.box)
  const stock = countByItem(containers.flatMap(({ items }) => items))
  const lacking = materialsOf(blueprint).filter(({ item, count }) => (stock.get(item) ?? 0) < count)
  return [
    ...(impossible.length === 0 ? [] : [{ path: ['blueprint'], message: unreachable(impossible) }]),
    ...lacking.map(({ item, count }) => ({
      path: ['supply', 'chests'],
      message: `the chests hold ${stock.get(item) ?? 0} of ${count} ${item}`,
    })),
  ]
}

function unreachable(blocks: Task['blueprint']): string {
  const named = blocks
    .slice(0, NAMED)
    .map(({ block, position }) => `${formatBlock(block)} at ${formatPosition(position)}`)
  const more = blocks.length > NAMED ? ` and ${blocks.length - NAMED} more` : ''
  return `nothing to place these against: ${named.join(', ')}${more}`
}
