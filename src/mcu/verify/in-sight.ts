import { add, cellKey } from '../../core/position.ts'
import { isOpaque } from '../../game/blocks/see-through.ts'
import { pointsOfBlock, seesPoint, viewAngles, viewFrom } from '../../game/eyes.ts'
import { feetAfter } from '../setup/touched.ts'
import type { CheckedScene, SceneThing } from './goal-scene.ts'

/** Agents look south unless the set-up turns them (degrees, as in commands). */
const SOUTH = { yaw: 0, pitch: 0 }
const MIDDLE = { x: 0.5, y: 0, z: 0.5 }

/** A look direction in degrees, as in commands. */
type Facing = typeof SOUTH

/**
 * Whether an object is in an agent's picture after a set-up, judging by the set-up alone.
 * @param facing look direction; default: the one in the set-up
 */
export function isInSightAtStart(
  { position, isMob }: SceneThing,
  { operations, blocks, version }: Pick<CheckedScene, 'operations' | 'blocks' | 'version'>,
  facing?: Facing,
): boolean {
  const feet = feetAfter(operations, { x: 0, y: 0, z: 0 })
  const turned = operations.reduce(
    (before, operation) => (operation.kind === 'tp' ? (operation.facing ?? before) : before),
    SOUTH,
  )
  const view = viewFrom(add(feet, MIDDLE), viewAngles(facing ?? turned))
  const opaque = new Set(
    blocks.flatMap((one) => (isOpaque(one.block.name, version) ? [cellKey(one.position)] : [])),
  )
  const points = isMob ? [0.2, 1].map((up) => add(position, { ...MIDDLE, y: up })) : pointsOfBlock(position)
  return points.some((point) => seesPoint(view, point, (cell) => opaque.has(cellKey(cell))))
}

/** Directions to try, the usual one first: the four main ones, and those in between. */
const FACINGS: readonly Facing[] = [0, 180, 90, -90, 45, -45, 135, -135].map((yaw) => ({ yaw, pitch: 0 }))

/** The first direction in which an agent does not see any of the given objects; undefined if there is none. */
export const facingAwayFrom = (
  things: readonly SceneThing[],
  scene: Pick<CheckedScene, 'operations' | 'blocks' | 'version'>,
): Facing | undefined =>
  FACINGS.find((facing) => things.every((thing) => !isInSightAtStart(thing, scene, facing)))
