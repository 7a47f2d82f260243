import { add, type Box, cellKey, type Position } from '../core/position.ts'
import { offsetOf, type PlacementOption, placementOptions } from './placement.ts'
import type { BlueprintBlock } from './task.ts'

/** How a cell of a blueprint is best placed: which neighbour is clicked, and whether that neighbour is the ground. */
export interface PlannedPlacement {
  block: BlueprintBlock
  option: PlacementOption
  support: Position
  onGround: boolean
}

/**
 * An order in which a blueprint can be built by players: every block is placed against the ground or a block that is
 * there by then, from a side that gives it the wanted orientation (support rule of the game). Lower cells come first.
 *
 * Blocks that no order reaches are returned as `impossible`. Time O(cells · layers of support).
 */
export function buildOrder(
  blueprint: readonly BlueprintBlock[],
  arena: Box,
): { order: PlannedPlacement[]; impossible: BlueprintBlock[] } {
  const placed = new Set<string>()
  const order: PlannedPlacement[] = []
  const place = (block: BlueprintBlock): boolean => {
    const found = findSupport(block, placed, arena)
    if (found === undefined) return false
    order.push({ block, ...found })
    placed.add(cellKey(block.position))
    for (const half of secondHalves.get(cellKey(block.position)) ?? []) placed.add(cellKey(half.position))
    return true
  }
  const secondHalves = Map.groupBy(
    blueprint.filter(({ placedWith }) => placedWith !== undefined),
    ({ placedWith }) => cellKey(placedWith as Position),
  )
  let waiting = blueprint.filter(({ placedWith }) => placedWith === undefined).sort(fromBelow)
  for (let before = Number.POSITIVE_INFINITY; waiting.length < before; ) {
    before = waiting.length
    waiting = waiting.filter((block) => !place(block))
  }
  return { order, impossible: waiting }
}

const fromBelow = (a: BlueprintBlock, b: BlueprintBlock): number =>
  a.position.y - b.position.y || a.position.z - b.position.z || a.position.x - b.position.x

function findSupport(
  { position, block }: BlueprintBlock,
  placed: ReadonlySet<string>,
  arena: Box,
): Omit<PlannedPlacement, 'block'> | undefined {
  for (const option of placementOptions(block)) {
    const support = add(position, offsetOf(option.against))
    const onGround = support.y === arena.min.y - 1
    if (onGround || placed.has(cellKey(support))) return { option, support, onGround }
  }
  return undefined
}
