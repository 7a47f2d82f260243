import type { Position } from '../core/position.ts'
import { DEEP_GROUND, superflatGround } from '../game/version.ts'
import type { Task } from './task.ts'

/**
 * Moves a task to the heights of a game version. Task files use the heights of 1.18 and later, where superflat grass is
 * at -61; in earlier versions it is at 3, so everything is 64 blocks higher.
 */
export function atHeightOf<T extends Task>(version: string, task: T): T {
  const shift = superflatGround(version) - DEEP_GROUND
  return shift === 0 ? task : (raised(task, shift) as T)
}

/** Raises every position in a value, i.e. every object with x, y and z. */
function raised(value: unknown, by: number): unknown {
  if (Array.isArray(value)) return value.map((part) => raised(part, by))
  if (typeof value !== 'object' || value === null) return value
  if (isPosition(value)) return { ...value, y: value.y + by }
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, raised(part, by)]))
}

const isPosition = (value: object): value is Position => 'x' in value && 'y' in value && 'z' in value
