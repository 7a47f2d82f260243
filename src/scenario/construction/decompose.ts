import { cellKey, formatPosition, type Position } from '../../core/position.ts'
import type { decompose, PlanFunction, PlanNode, TaskAndScene } from '../../question/kinds/decompose.ts'
import { bodyStep } from '../../question/kinds/decompose.ts'
import type { ReplyOf } from '../../question/question.ts'
import { equip } from '../../task/actions/equip.ts'
import { navigateTo } from '../../task/actions/navigate-to.ts'
import { placeBlock } from '../../task/actions/place-block.ts'
import { withdrawItem } from '../../task/actions/withdraw-item.ts'
import { formatBlock } from '../../task/block.ts'
import { buildOrder } from '../../task/build-order.ts'
import { stateToPlace } from '../../task/item-blocks.ts'
import type { BlueprintBlock } from '../../task/task.ts'
import { groupCells } from './group-cells.ts'

const PLACE_BLOCKS: PlanFunction = {
  name: 'placeBlocks',
  call: ['container', 'item', 'amount', 'cells'],
  description: 'Fetch the blocks from the container and place them, one cell after another.',
  body: [
    bodyStep(navigateTo, { pos: '$container', range: 3 }),
    bodyStep(withdrawItem, { container: '$container', item: '$item', amount: '$amount' }),
    bodyStep(equip, { item: '$item' }),
    bodyStep(placeBlock, { item: '$item', pos: '$each.pos', state: '$each.state' }, { forEach: '$cells' }),
  ],
}

/** Maximum cells per subtask: few enough to share the work, and enough to make fetching worthwhile. */
const MAX_CELLS = 5

/** Groups adjacent equal blocks into subtasks, in an order in which they can be built. */
export function decomposeConstruction({ task, scene }: TaskAndScene): ReplyOf<typeof decompose> {
  const { order, impossible } = buildOrder(task.blueprint, task.arena.box)
  const buildable = [...order, ...impossible.map((block) => ({ block }))]
  const groups = groupCells(buildable, Math.max(1, MAX_CELLS))
  const nodes = groups.map((cells, index): PlanNode => {
    const { item } = cells[0] as BlueprintBlock
    const container = containerWith(scene, item, cells.length)
    return {
      id: index + 1,
      description: describe(item, cells),
      step: {
        function: PLACE_BLOCKS.name,
        arguments: {
          container: tuple(container),
          item,
          amount: cells.length,
          cells: cells.map(cellArgument),
        },
      },
    }
  })
  return { functions: [PLACE_BLOCKS], nodes }
}

function containerWith(scene: TaskAndScene['scene'], item: string, amount: number): Position {
  const holding = (minimum: number) =>
    scene.containers.find(({ items }) => sum(items.filter((stack) => stack.item === item)) >= minimum)
  const container = holding(amount) ?? holding(1) ?? scene.containers[0]
  return container?.position ?? { x: 0, y: 0, z: 0 }
}

const sum = (stacks: readonly { count: number }[]): number =>
  stacks.reduce((total, { count }) => total + count, 0)

const tuple = ({ x, y, z }: Position): [number, number, number] => [x, y, z]

const cellArgument = ({ position, block, item }: BlueprintBlock) => ({
  pos: tuple(position),
  state: stateToPlace(block, item),
})

function describe(item: string, cells: readonly BlueprintBlock[]): string {
  const kinds = new Set(cells.map(({ block }) => formatBlock(block)))
  const places = [
    ...new Map(cells.map(({ position }) => [cellKey(position), formatPosition(position)])).values(),
  ]
  return `place ${cells.length} ${item} as ${[...kinds].join(', ')} at ${places.join(', ')}`
}
