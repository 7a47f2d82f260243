import type { Position } from '../core/position.ts'

/**
 * The cell that an argument of an action names, as `[x, y, z]` or `{ x, y, z }`; undefined when it names none. The same
 * cells as `cellSchema` takes, without the cost of its error messages: plans are read through many times.
 */
export function cellOf(value: unknown): Position | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  if (!Array.isArray(value)) {
    const { x, y, z, ...rest } = value as Partial<Position>
    return Object.keys(rest).length === 0 ? whole(x, y, z) : undefined
  }
  return value.length === 3 ? whole(value[0], value[1], value[2]) : undefined
}

const whole = (x: unknown, y: unknown, z: unknown): Position | undefined =>
  Number.isSafeInteger(x) && Number.isSafeInteger(y) && Number.isSafeInteger(z)
    ? { x: x as number, y: y as number, z: z as number }
    : undefined
