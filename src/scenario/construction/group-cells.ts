import { cellKey, type Position } from '../../core/position.ts'
import { formatBlock } from '../../task/block.ts'
import type { PlannedPlacement } from '../../task/build-order.ts'
import type { BlueprintBlock } from '../../task/task.ts'

const HORIZONTAL: readonly Position[] = [
  { x: 1, y: 0, z: 0 },
  { x: -1, y: 0, z: 0 },
  { x: 0, y: 0, z: 1 },
  { x: 0, y: 0, z: -1 },
]

/**
 * Splits blocks into groups that one agent can place in one go: adjacent equal blocks, either in one layer or in a
 * free-standing column. Groups are ordered by their first block, and blocks within a group keep the build order. A block
 * joins a group only if its support is in this group or an earlier one, so that no two groups wait for each other.
 * @param placements blocks in build order; those without a support can be placed at any time
 */
export function groupCells(
  placements: readonly (Pick<PlannedPlacement, 'block'> & Partial<PlannedPlacement>)[],
  max: number,
): BlueprintBlock[][] {
  const blocks = placements.map(({ block }) => block)
  const rank = new Map(blocks.map((entry, index) => [entry, index]))
  const supports = new Map(placements.map(({ block, leansOn }) => [block, leansOn]))
  const byCell = new Map(blocks.map((block) => [cellKey(block.position), block]))
  const taken = new Set<string>()
  const like = (block: BlueprintBlock, offset: Position): BlueprintBlock | undefined => {
    const { x, y, z } = block.position
    const other = byCell.get(cellKey({ x: x + offset.x, y: y + offset.y, z: z + offset.z }))
    return other !== undefined && formatBlock(other.block) === formatBlock(block.block) ? other : undefined
  }
  const isSupported = (block: BlueprintBlock): boolean => {
    const support = supports.get(block)
    return support === undefined || taken.has(cellKey(support))
  }
  const standsAlone = (block: BlueprintBlock): boolean =>
    HORIZONTAL.every((side) => like(block, side) === undefined)
  const grow = (first: BlueprintBlock, offsets: readonly Position[]): BlueprintBlock[] => {
    const group = [first]
    taken.add(cellKey(first.position))
    for (let i = 0; i < group.length; i++) {
      for (const offset of offsets) {
        const next = like(group[i] as BlueprintBlock, offset)
        if (next === undefined || group.length >= max || taken.has(cellKey(next.position))) continue
        if (offset.y !== 0 && !standsAlone(next)) continue
        if (!isSupported(next)) continue
        taken.add(cellKey(next.position))
        group.push(next)
      }
    }
    return group
  }
  const groups: BlueprintBlock[][] = []
  for (const block of blocks) {
    if (taken.has(cellKey(block.position))) continue
    const group = grow(block, standsAlone(block) ? [{ x: 0, y: 1, z: 0 }] : HORIZONTAL)
    groups.push(group.sort((a, b) => (rank.get(a) ?? 0) - (rank.get(b) ?? 0)))
  }
  return groups
}
