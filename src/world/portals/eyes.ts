import { add, clockwise, DIRECTIONS, type Direction, opposite, step, type Vec } from '../geometry.ts'
import type { Game } from '../kernel/game.ts'

/** Offsets of frames along each side of an end portal. */
const ALONG = [-1, 0, 1] as const

const times = (v: Vec, n: number): Vec => ({ x: v.x * n, y: v.y * n, z: v.z * n })

/** The positions of the portal frames around a centre. */
const frameAt = (middle: Vec, side: Direction, along: number): Vec =>
  add(middle, add(times(step(side), 2), times(step(clockwise(side)), along)))

/** Opens the end portal to which a frame belongs, if all twelve have their eyes and look inwards (vanilla EnderEyeItem). */
export function openEndPortal(game: Game, p: Vec): void {
  const { level } = game
  const facing = level.get(p).properties['facing'] as Direction
  const isWhole = (middle: Vec) =>
    DIRECTIONS.every((side) =>
      ALONG.every((along) => {
        const { name, properties } = level.get(frameAt(middle, side, along))
        return (
          name === 'end_portal_frame' && properties['eye'] === true && properties['facing'] === opposite(side)
        )
      }),
    )
  const middle = ALONG.map((along) => frameAt(p, facing, along)).find(isWhole)
  if (!middle) return
  const portal = level.states.encode('end_portal')
  for (const x of ALONG) for (const z of ALONG) level.set(add(middle, { x, y: 0, z }), portal)
}
