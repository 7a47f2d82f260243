import { add, type Box, cellKey, type Position } from '../core/position.ts'
import { isWet } from './placement/finishing.ts'
import { offsetOf, type PlacementOption, placementOptions } from './placement.ts'
import type { BlueprintBlock } from './task.ts'

/** The best way to place a block of a blueprint. */
export interface PlannedPlacement {
  block: BlueprintBlock
  option: PlacementOption
  /** The neighbour that is clicked. */
  support: Position
  /** Whether that neighbour is the ground. */
  onGround: boolean
}

/**
 * An order in which players can build a blueprint: every block is placed against the ground or an earlier block, from a
 * side that gives it the wanted orientation (support rule of the game). Lower cells come first.
 *
 * Blocks that cannot be placed in any order are returned as `impossible`. Time O(cells · layers of support).
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

/** Within a layer, blocks with water come last: their neighbours keep it from running out. */
const fromBelow = (a: BlueprintBlock, b: BlueprintBlock): number =>
  a.position.y - b.position.y ||
  Number(isWet(a.block)) - Number(isWet(b.block)) ||
  a.position.z - b.position.z ||
  a.position.x - b.position.x

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
