import { formatPosition, type Position } from '../../core/position.ts'
import { formatBlock } from '../../game/block.ts'
import { stateToPlace } from '../../game/blocks/item-blocks.ts'
import type { decompose, PlanFunction, PlanNode, TaskAndScene } from '../../question/kinds/decompose.ts'
import { bodyStep } from '../../question/kinds/decompose.ts'
import type { ReplyOf } from '../../question/question.ts'
import { equip } from '../../task/actions/equip.ts'
import { navigateTo } from '../../task/actions/navigate-to.ts'
import { placeBlock } from '../../task/actions/place-block.ts'
import { withdrawItem } from '../../task/actions/withdraw-item.ts'
import { groundLevel } from '../../task/arena-ground.ts'
import { buildOrder, siteOf } from '../../task/build-order.ts'
import { type BlueprintBlock, materialsOf } from '../../task/task.ts'
import { ContainerChoice } from './choose-containers.ts'
import { cutPieces } from './cut-pieces.ts'

const PLACE_BLOCKS: PlanFunction = {
  name: 'placeBlocks',
  call: ['container', 'materials', 'cells'],
  description: 'Fetch the blocks from the containers and place them, one cell after another.',
  body: [
    bodyStep(navigateTo, { pos: '$container', range: 3 }),
    bodyStep(
      withdrawItem,
      { container: '$each.container', item: '$each.item', amount: '$each.amount' },
      { forEach: '$materials' },
    ),
    bodyStep(equip, { item: '$each.item' }, { forEach: '$materials' }),
    bodyStep(
      placeBlock,
      { item: '$each.item', pos: '$each.pos', state: '$each.state' },
      { forEach: '$cells' },
    ),
  ],
}

/** Subtasks planned for each agent: enough to share the work evenly, or at least to have some choice. */
const SUBTASKS_PER_AGENT = { wanted: 6, least: 2.5 }
/**
 * Minimum, usual minimum and maximum size of subtasks (blocks): large enough to be worth the walk, small enough to be retried
 * soon.
 */
const SIZE = { least: 3, small: 6, large: 20 }

/** Cuts a building into subtasks that suit the size of the team, in an order in which they can be built. */
export function decomposeConstruction({ task, scene }: TaskAndScene): ReplyOf<typeof decompose> {
  const { blueprint, arena } = task
  const { order, impossible } = buildOrder(blueprint, siteOf(task))
  const placements = [...order, ...impossible.map((block) => ({ block }))]
  const ground = groundLevel(arena)
  const agents = Math.max(1, scene.agents.length)
  const wanted = wantedSize(placements.length, agents)
  const halves = blueprint.filter(({ placedWith }) => placedWith !== undefined)
  const containers = new ContainerChoice(scene)
  const nodes = cutPieces(placements, { wanted, ground, agents, halves }).map((cells, index): PlanNode => {
    const materials = containers.take(materialsOf(cells), (cells[0] as BlueprintBlock).position)
    return {
      id: index + 1,
      description: describe(cells),
      step: {
        function: PLACE_BLOCKS.name,
        arguments: {
          container: tuple((materials[0] as { container: Position }).container),
          materials: materials.map(({ container, item, count }) => ({
            container: tuple(container),
            item,
            amount: count,
          })),
          cells: cells.map(cellArgument),
        },
      },
    }
  })
  return { functions: [PLACE_BLOCKS], nodes }
}

/** How large subtasks should be: a few large ones for a small team, many small ones for a large one. */
function wantedSize(work: number, agents: number): number {
  const least = Math.max(SIZE.least, Math.min(SIZE.small, work / agents / SUBTASKS_PER_AGENT.least))
  return Math.min(SIZE.large, Math.max(least, work / agents / SUBTASKS_PER_AGENT.wanted))
}

const tuple = ({ x, y, z }: Position): [number, number, number] => [x, y, z]

const cellArgument = ({ position, block, item }: BlueprintBlock) => ({
  item,
  pos: tuple(position),
  state: stateToPlace(block, item),
})

/** `place 3 oak_planks at …; 2 glass at …` */
function describe(cells: readonly BlueprintBlock[]): string {
  const kinds = Map.groupBy(cells, ({ block }) => formatBlock(block))
  const parts = [...kinds].map(([kind, same]) => {
    const { item } = same[0] as BlueprintBlock
    const what = kind === item ? item : `${item} as ${kind}`
    return `${same.length} ${what} at ${same.map(({ position }) => formatPosition(position)).join(', ')}`
  })
  return `place ${parts.join('; ')}`
}
