import { type Box, boundingBox, cellKey } from '../../core/position.ts'
import { formatBlock, isAir } from '../../game/block.ts'
import type { WorldState } from '../../judger/metrics/world-state.ts'
import type { RenderCell } from '../../render/cell.ts'
import type { BlueprintBlock } from '../../task/task.ts'

export const RIGHT = '#9d978d'
export const MISSING = '#d92d20'
export const WRONG = '#f5a200'
export const EXTRA = '#c026d3'

/** Blueprint, world and their difference as cells to draw, all within the blueprint's box. */
export interface Difference {
  box: Box
  wanted: RenderCell[]
  built: RenderCell[]
  marked: RenderCell[]
  counts: { right: number; missing: number; wrong: number; extra: number }
}

/** @returns undefined for an empty blueprint */
export function differenceOf(
  blueprint: readonly BlueprintBlock[],
  world: WorldState,
): Difference | undefined {
  const box = boundingBox(blueprint.map(({ position }) => position))
  if (box === undefined) return undefined
  const counts = { right: 0, missing: 0, wrong: 0, extra: 0 }
  const marked = blueprint.map((wish): RenderCell => {
    const { position, block } = wish
    const there = world.blockAt(position)
    if (world.shows(wish)) {
      counts.right++
      return { position, block, tint: RIGHT, opacity: 0.28 }
    }
    if (isAir(there.name)) {
      counts.missing++
      return { position, block, tint: MISSING, opacity: 0.55, note: 'missing' }
    }
    counts.wrong++
    return { position, block: there, tint: WRONG, opacity: 0.95, note: `wrong, wanted ${formatBlock(block)}` }
  })
  const wishes = new Set(blueprint.map(({ position }) => cellKey(position)))
  const built: RenderCell[] = []
  for (const position of cellsOf(box)) {
    const block = world.blockAt(position)
    if (isAir(block.name)) continue
    built.push({ position, block })
    if (wishes.has(cellKey(position))) continue
    counts.extra++
    marked.push({ position, block, tint: EXTRA, opacity: 0.95, note: 'extra' })
  }
  return { box, wanted: blueprint.map(({ position, block }) => ({ position, block })), built, marked, counts }
}

function* cellsOf({ min, max }: Box) {
  for (let y = min.y; y <= max.y; y++) {
    for (let z = min.z; z <= max.z; z++) {
      for (let x = min.x; x <= max.x; x++) yield { x, y, z }
    }
  }
}
