import type { Position } from '../../core/position.ts'
import { isSlippery } from '../../game/blocks/kinds/slippery.ts'
import { SLIDING_SPEED, SPRINT_JUMP_SPEED } from '../../game/bodies.ts'
import { startOf } from '../../task/starts.ts'
import type { EscapeTask } from './rooms.ts'

/** Half the diagonal of the cell in which an agent appears (blocks). */
const OFF_CENTRE = Math.SQRT1_2

/**
 * The least time in which a team can escape (ms of game time): the farthest agent runs straight to the nearest
 * cell of the exit. Gates, mechanisms and walls are ignored. If teleports move agents, no bound is known: 0.
 */
export function escapeFloor(task: EscapeTask, agents: number): number {
  const { rooms, exit: id, teleports, blocks } = task.escape
  const exit = rooms.find((room) => room.id === id)
  if (exit === undefined || teleports.length > 0) return 0
  const speed = blocks.some(({ block }) => isSlippery(block.name)) ? SLIDING_SPEED : SPRINT_JUMP_SPEED
  const ways = Array.from({ length: agents }, (_, index) => wayTo(exit.box, startOf(task, index)))
  return (1000 * Math.max(0, ...ways.map((way) => way - OFF_CENTRE))) / speed
}

/** Horizontal distance from the centre of a cell to a box of cells (blocks). */
function wayTo({ min, max }: { min: Position; max: Position }, { x, z }: Position): number {
  const gap = (low: number, at: number, high: number) => Math.max(low - at - 0.5, 0, at - high - 0.5)
  return Math.hypot(gap(min.x, x, max.x), gap(min.z, z, max.z))
}
