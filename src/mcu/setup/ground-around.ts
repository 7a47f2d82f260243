import { cellKey, type Position } from '../../core/position.ts'
import { groundBlockAt, groundLevel } from '../../task/arena-ground.ts'
import type { PlacedBlock } from '../../task/parts.ts'
import type { Task } from '../../task/task.ts'
import type { Operation } from './operation.ts'
import { touchedBy } from './touched.ts'

/** Extent of the listed ground columns: distance from the spawn (blocks) and depth (layers). */
const RADIUS = 3
const DEPTH = 6

/**
 * Ground blocks around an arena's spawn that a set-up does not change, layer by layer from the top, nearest first; empty if the
 * arena has no ground. The column under the agent and those that the set-up touches are left out.
 */
export function groundAround(arena: Task['arena'], operations: readonly Operation[]): PlacedBlock[] {
  const { spawn, ground = 0 } = arena
  if (ground === 0) return []
  const touched = new Set(touchedBy(operations, spawn).map(columnKey))
  const columns = range(-RADIUS, RADIUS)
    .flatMap((dx) => range(-RADIUS, RADIUS).map((dz) => ({ x: spawn.x + dx, z: spawn.z + dz })))
    .filter(({ x, z }) => x !== spawn.x || z !== spawn.z)
    .filter((column) => !touched.has(columnKey(column)))
    .sort((a, b) => away(a, spawn) - away(b, spawn))
  const top = groundLevel(arena) - 1
  return range(0, Math.min(DEPTH, ground) - 1).flatMap((depth) =>
    columns.flatMap(({ x, z }) => {
      const position = { x, y: top - depth, z }
      const name = groundBlockAt(arena, position)
      return name === undefined ? [] : [{ position, block: { name, properties: {} } }]
    }),
  )
}

/** The blocks of a list that lie above a cell of it and would have to be dug first, highest first. */
export function coverOf({ position }: PlacedBlock, ground: readonly PlacedBlock[]): PlacedBlock[] {
  if (!ground.some((one) => cellKey(one.position) === cellKey(position))) return []
  return ground
    .filter((one) => columnKey(one.position) === columnKey(position) && one.position.y > position.y)
    .sort((a, b) => b.position.y - a.position.y)
}

const columnKey = ({ x, z }: Pick<Position, 'x' | 'z'>): string => `${x},${z}`
const away = (a: Pick<Position, 'x' | 'z'>, b: Position): number => Math.hypot(a.x - b.x, a.z - b.z)
const range = (low: number, high: number): number[] =>
  Array.from({ length: Math.max(0, high - low + 1) }, (_, index) => low + index)
