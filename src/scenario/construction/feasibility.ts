import { formatPosition } from '../../core/position.ts'
import { formatBlock } from '../../game/block.ts'
import { countByItem } from '../../game/item-counts.ts'
import { familyOf } from '../../game/placement/find-family.ts'
import { buildOrder, siteOf } from '../../task/build-order.ts'
import type { TaskIssue } from '../../task/part-checker.ts'
import { type BlueprintBlock, materialsOf, type Task } from '../../task/task.ts'

/** Maximum number of blocks that an issue names. */
const MAX_NAMED = 3

/** Reports blocks that cannot be placed in any order or would not stay, and materials that the chests do not hold. */
export function feasibility(task: Task): TaskIssue[] {
  const { blueprint, containers } = task
  const { impossible, spoiled } = buildOrder(blueprint, siteOf(task))
  const stock = countByItem(containers.flatMap(({ items }) => items))
  const lacking = materialsOf(blueprint).filter(({ item, count }) => (stock.get(item) ?? 0) < count)
  return [
    ...[...Map.groupBy(impossible, obstacleOf)].map(([obstacle, blocks]) => ({
      path: ['blueprint'],
      message: `${obstacle}: ${namesOf(blocks)}`,
    })),
    ...[...Map.groupBy(spoiled, ({ reason }) => reason)].map(([reason, cells]) => ({
      path: ['blueprint'],
      message: `${reason}: ${namesOf(cells.map(({ block }) => block))}`,
    })),
    ...lacking.map(({ item, count }) => ({
      path: ['supply', 'chests'],
      message: `the chests hold ${stock.get(item) ?? 0} of ${count} ${item}`,
    })),
  ]
}

/** What keeps a block from being placed in any order. */
function obstacleOf({ block: { name, properties } }: BlueprintBlock): string {
  if (familyOf(name).hostsInLight !== undefined)
    return 'no soil for these, or too bright for them on what is below (light 13 or more)'
  if (name.endsWith('_door') && properties.hinge !== undefined)
    return 'no ground for these doors, or a door beside them draws the hinge to the other side'
  return 'nothing to place these against'
}

function namesOf(blocks: Task['blueprint']): string {
  const named = blocks
    .slice(0, MAX_NAMED)
    .map(({ block, position }) => `${formatBlock(block)} at ${formatPosition(position)}`)
  const more = blocks.length > MAX_NAMED ? ` and ${blocks.length - MAX_NAMED} more` : ''
  return `${named.join(', ')}${more}`
}
