import type { Position } from '../../../core/position.ts'
import type { Course, Pilot } from './pilot.ts'

/** Longest walk (steps). */
const MAX_STEPS = 240
/** Steps without progress after which the agent starts to jump. */
const PATIENCE = 4
/** Minimum progress per step (blocks). */
const HEADWAY = 0.02
/** Larger turns are made while standing still (degrees). */
const STANDING_TURN = 30

/**
 * Walks straight to a point and jumps over obstacles.
 * @param where returns the point, which may move; undefined if it no longer exists
 * @param range horizontal distance that counts as arrived (blocks)
 * @returns whether it arrived
 */
export function* walkTo(pilot: Pilot, where: () => Position | undefined, range: number): Course<boolean> {
  let stuck = 0
  let before = pilot.facts.keys.self.position
  for (let i = 0; i < MAX_STEPS; i++) {
    const goal = where()
    const here = pilot.facts.keys.self.position
    if (goal === undefined) return false
    if (Math.hypot(goal.x - here.x, goal.z - here.z) <= range) return true
    stuck = Math.hypot(here.x - before.x, here.z - before.z) < HEADWAY ? stuck + 1 : 0
    before = here
    if (Math.abs(pilot.toward(goal).yaw) > STANDING_TURN) stuck = 0
    yield* stride(pilot, goal, stuck > PATIENCE)
  }
  return false
}

/** A step towards a point, looking level or upwards so that the path stays visible. */
function* stride(pilot: Pilot, goal: Position, jumps: boolean): Course {
  const { yaw } = pilot.toward(goal)
  const pitch = Math.min(0, -pilot.facts.keys.self.pitch)
  const isTurning = Math.abs(yaw) > STANDING_TURN
  const ahead = jumps ? (['forward', 'jump'] as const) : (['forward'] as const)
  yield* pilot.step(isTurning ? [] : ahead, { yaw, pitch })
}
