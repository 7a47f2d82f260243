import { cellKey, type Position } from '../../core/position.ts'
import { isDirtOrGrass } from '../../game/blocks/kinds/ground.ts'
import { isSlippery } from '../../game/blocks/kinds/slippery.ts'
import { EYE_HEIGHT, JUMP_RISE, REACH, SLIDING_SPEED, SPRINT_JUMP_SPEED } from '../../game/bodies.ts'
import { gameData } from '../../game/data/game-data.ts'
import { tablesOf } from '../../game/data/tables.ts'
import { totals } from '../../game/item-counts.ts'
import { itemsToPlace } from '../../game/placement/finishing.ts'
import { startOf } from '../../task/starts.ts'
import type { Task } from '../../task/task.ts'
import { type Construction, type Limits, physicalFloor } from '../physical-floor.ts'

/** Time between two clicks: a client turns once per tick, and clicks the block it looks at (ms). */
const CLICK_MS = 50
/** Half the diagonal of a cell, anywhere in which the agent may stand, plus the same for the block that it clicks (blocks). */
const OFF_CENTRE = Math.SQRT2
/**
 * Height between the lowest point of a block and the highest at which it can be clicked, plus the same for a step under the feet
 * (blocks).
 */
const CELL = 1
/** Stacks: inventory, off hand, and the four cells of its crafting grid. */
const SLOTS = 36 + 1 + 4

/**
 * The least time in which a team of this size can build the blueprint (ms of game time): see `physicalFloor`. Bodies are on foot:
 * the fastest way to move on ordinary ground is to jump while sprinting; where the blueprint has ice, the fastest way to move on
 * ice is assumed everywhere. Craftable items may come from any container and take up no room on the way; dirt may come from the
 * ground.
 */
export function constructionFloor(task: Task, agents: number): number {
  const isSlide = task.blueprint.some(({ block }) => isSlippery(block.name))
  const limits: Limits = {
    blockMs: 1000 / (isSlide ? SLIDING_SPEED : SPRINT_JUMP_SPEED),
    reach: REACH + OFF_CENTRE,
    rise: EYE_HEIGHT + REACH + JUMP_RISE + CELL,
    clickMs: CLICK_MS,
    slots: SLOTS,
  }
  return physicalFloor(constructionOf(task, agents), limits)
}

function constructionOf(task: Task, agents: number): Construction {
  const isMade = craftable(task.gameVersion)
  const everywhere = task.containers.map(({ position }) => position)
  const held = new Map<string, Position[]>()
  for (const { position, items } of task.containers)
    for (const item of new Set(items.map((stack) => stack.item)))
      held.set(item, [...(held.get(item) ?? []), position])
  const sourcesOf = (item: string): readonly Position[] =>
    isDirtOrGrass(item) ? [] : isMade(item) ? everywhere : (held.get(item) ?? [])
  const placed = task.blueprint.filter(({ placedWith }) => placedWith === undefined)
  const cells = new Map(placed.map((block) => [cellKey(block.position), block]))
  const carried = totals(placed.flatMap(itemsToPlace)).filter(
    ({ item }) => !isMade(item) && !isDirtOrGrass(item) && held.has(item),
  )
  const game = gameData(task.gameVersion)
  return {
    starts: Array.from({ length: agents }, (_, index) => startOf(task, index)),
    targets: [...cells.values()].map(({ position, item }) => ({ position, sources: sourcesOf(item) })),
    stacks: carried.reduce((sum, { item, count }) => sum + Math.ceil(count / game.stackSize(item)), 0),
  }
}

/** Whether players can craft an item. */
function craftable(version: string): (item: string) => boolean {
  const { itemsByName, recipes } = tablesOf(version)
  return (item) => {
    const id = itemsByName[item]?.id
    return id !== undefined && (recipes[id]?.length ?? 0) > 0
  }
}
