import { formatPosition } from '../../core/position.ts'
import { formatBlock } from '../../task/block.ts'
import { buildOrder, siteOf } from '../../task/build-order.ts'
import { countByItem } from '../../task/item-counts.ts'
import type { TaskIssue } from '../../task/part-checker.ts'
import { materialsOf, type Task } from '../../task/task.ts'

/** Maximum number of blocks that an issue names. */
const MAX_NAMED = 3

/** Reports blocks that cannot be placed in any order, and materials that the chests do not hold. */
export function feasibility({ blueprint, arena, containers }: Task): TaskIssue[] {
  const { impossible } = buildOrder(blueprint, siteOf(arena))
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
    .slice(0, MAX_NAMED)
    .map(({ block, position }) => `${formatBlock(block)} at ${formatPosition(position)}`)
  const more = blocks.length > MAX_NAMED ? ` and ${blocks.length - MAX_NAMED} more` : ''
  return `nothing to place these against: ${named.join(', ')}${more}`
}
