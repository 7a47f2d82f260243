import type { Position } from '../core/position.ts'
import { DEFAULT_GAME_VERSION, superflatGround } from './game-version.ts'
import type { Task } from './task.ts'

/**
 * The task at the heights of its version. Task files count heights as in 1.18 and later, where superflat grass lies at
 * -61; before that it lies at 3, and everything stands 64 higher.
 */
export function atHeightOf<T extends Task>(version: string, task: T): T {
  const shift = superflatGround(version) - superflatGround(DEFAULT_GAME_VERSION)
  return shift === 0 ? task : (raised(task, shift) as T)
}

/** Whatever has an x, a y and a z is a place. */
function raised(value: unknown, by: number): unknown {
  if (Array.isArray(value)) return value.map((part) => raised(part, by))
  if (typeof value !== 'object' || value === null) return value
  if (isPosition(value)) return { ...value, y: value.y + by }
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, raised(part, by)]))
}

const isPosition = (value: object): value is Position => 'x' in value && 'y' in value && 'z' in value
