import { formatPosition } from '../../core/position.ts'
import { type BlockSpec, formatBlock } from '../../game/block.ts'
import { isDoor } from '../../game/blocks/kinds/openings.ts'
import { countByItem } from '../../game/item-counts.ts'
import { familyOf } from '../../game/placement/find-family.ts'
import { missingSupport } from '../../game/placement/support.ts'
import { buildOrder, siteOf } from '../../task/build-order.ts'
import type { TaskIssue } from '../../task/part-checker.ts'
import { blocksOf, shortened } from '../../task/start-issues.ts'
import { type BlueprintBlock, materialsOf, type Task } from '../../task/task.ts'

/** Maximum number of blocks that an issue names. */
const MAX_NAMED = 3

/** Reports blocks that cannot be placed in any order or would not stay, and materials that the chests do not hold. */
export function feasibility(task: Task): TaskIssue[] {
  const { blueprint, containers } = task
  const { impossible, spoiled } = buildOrder(blueprint, siteOf(task))
  const around = blocksOf(task, blueprint)
  const possible = blocksOf(
    task,
    blueprint.filter((block) => !impossible.includes(block)),
  )
  const obstacleOf = ({ block, position }: BlueprintBlock) =>
    missingSupport(block, position, around) ??
    (missingSupport(block, position, possible) === undefined
      ? otherObstacleOf(block)
      : 'needs a neighbour that cannot be there before it')
  const stock = countByItem(containers.flatMap(({ items }) => items))
  const lacking = materialsOf(blueprint).filter(({ item, count }) => (stock.get(item) ?? 0) < count)
  return [
    ...shortened(
      [...Map.groupBy(impossible, obstacleOf)].map(([obstacle, blocks]) => ({
        path: ['blueprint'],
        message: `${namesOf(blocks)}: ${obstacle}`,
      })),
    ),
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

/** The reason why a block cannot be placed in any order although the neighbours that it needs are there. */
function otherObstacleOf({ name, properties }: BlockSpec): string {
  if (familyOf(name).hostsInLight !== undefined)
    return 'there is no soil for it, or it is too bright on what is below (light 13 or more)'
  if (isDoor(name) && properties.hinge !== undefined)
    return 'there is no ground for the door, or a door beside it draws the hinge to the other side'
  return 'there is nothing to place it against'
}

function namesOf(blocks: Task['blueprint']): string {
  const named = blocks
    .slice(0, MAX_NAMED)
    .map(({ block, position }) => `${formatBlock(block)} at ${formatPosition(position)}`)
  const more = blocks.length > MAX_NAMED ? ` and ${blocks.length - MAX_NAMED} more` : ''
  return `${named.join(', ')}${more}`
}
