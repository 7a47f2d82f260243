import { distance, floor } from '../../core/position.ts'
import { EYE_HEIGHT, REACH } from '../../game/bodies.ts'
import type { SceneView } from '../motion/scene-view.ts'
import { clickingsFor } from './clickings.ts'
import { bodyOf, type PlacementOrder } from './placement-order.ts'
import { standAt } from './stands.ts'

/** Distance from the eyes beyond which cells have no neighbour within reach (blocks). */
const FARTHEST = REACH + 1

/**
 * Whether a block can be placed without taking a step: a face to click is visible and within reach from where the agent stands.
 */
export function isAtHand(view: SceneView, order: PlacementOrder): boolean {
  const { pos } = order
  const { x, y, z } = view.position
  const feet = floor(view.position)
  if (distance({ x: pos.x + 0.5, y: pos.y + 0.5, z: pos.z + 0.5 }, { x, y: y + EYE_HEIGHT, z }) > FARTHEST)
    return false
  const body = bodyOf(order)
  return clickingsFor(view, order, { maxHelpers: 0 }).some(
    (clicking) => standAt(view, feet, { clicking, body }, () => true)?.visible === true,
  )
}
