import { add, type Position } from '../../core/position.ts'
import type { Operation } from '../../mcu/setup/operation.ts'
import type { OpenDraft } from '../../scenario/open/draft.ts'

/** Lowest layer of a world's ground that may be dug: bedrock lies below. */
const BOTTOM = -63
/** Layers of ground under every imported scene: as deep as a player would dig for dirt or stone. */
const LEAST_GROUND = 8
/** Ground below the deepest cell that a file's commands change or put an agent into (layers). */
const SPARE_GROUND = 3
/** Minimum number of free cells around a scene, and minimum height above the agent. */
const [LEAST_RADIUS, SPARE_RADIUS, HEADROOM] = [24, 8, 20]
/** Maximum distance at which commands have an effect; those beyond it are reported and ignored (blocks). */
const MOST_RADIUS = 64

/** The place of an imported scene on flat ground. */
export type FlatPlace = NonNullable<OpenDraft['arena']> & { spawn: [number, number, number] }

/** Flat ground, as deep and as wide as a file's commands reach, and as deep as its goal requires agents to dig. */
export function flatPlaceFor(operations: readonly Operation[], depthOfGoal = 0): FlatPlace {
  const cells = cellsOf(operations)
  const lowest = Math.min(0, ...cells.map(({ y }) => y))
  const ground = Math.max(LEAST_GROUND, SPARE_GROUND - lowest, SPARE_GROUND + depthOfGoal)
  const reach = Math.max(...cells.flatMap(({ x, z }) => [Math.abs(x), Math.abs(z)]), 0)
  const radius = Math.min(MOST_RADIUS, Math.max(LEAST_RADIUS, reach + SPARE_RADIUS))
  const level = BOTTOM + ground
  const highest = Math.max(0, ...cells.map(({ y }) => y))
  return {
    min: [-radius, BOTTOM, -radius],
    max: [radius, level + Math.max(HEADROOM, highest + SPARE_GROUND), radius],
    ground,
    spawn: [0, level, 0],
  }
}

/**
 * Cells that a set-up changes, or in which it puts a mob or an agent, relative to where the agent appears; the
 * corners of fills.
 */
function cellsOf(operations: readonly Operation[]): Position[] {
  let origin: Position = { x: 0, y: 0, z: 0 }
  return operations.flatMap((operation) => {
    switch (operation.kind) {
      case 'tp':
        origin = add(origin, operation.to)
        return [origin]
      case 'setblock':
      case 'summon':
        return [add(origin, operation.at)]
      case 'fill':
        return [add(origin, operation.from), add(origin, operation.to)]
      default:
        return []
    }
  })
}
