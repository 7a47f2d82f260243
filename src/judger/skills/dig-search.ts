import type { Position } from '../../core/position.ts'
import { NodeHeap } from '../motion/search/node-heap.ts'
import type { DigMoves, DigStep } from './dig-moves.ts'

/** The goal of a path. */
export interface DigGoal {
  isReached(x: number, y: number, z: number): boolean
  /** Lower bound on the time from a cell to the goal (s). */
  estimate(x: number, y: number, z: number): number
}

/** Search budget in cells; when it runs out, the path to the cell that seemed nearest is taken. */
const MAX_CELLS = 12_000
const RADIUS = 511
/** A path, and whether it reaches the goal. */
export interface DigWay {
  readonly steps: readonly DigStep[]
  readonly isWhole: boolean
}

/**
 * The fastest path of a body that digs and places, found by A*; if the goal is too far, the path towards it. It counts cells, not
 * time, so the same world gives the same path.
 * @returns undefined if no step leads closer
 */
export function findDigWay(moves: DigMoves, start: Position, goal: DigGoal): DigWay | undefined {
  const heap = new NodeHeap()
  const nodes = new Map<number, number>()
  const at: Position[] = []
  const cost: number[] = []
  const parent: number[] = []
  const isClosed: boolean[] = []
  const isBuilt: boolean[] = []
  const keyOf = (x: number, y: number, z: number) => {
    const [dx, dz] = [x - start.x + RADIUS, z - start.z + RADIUS]
    if (dx < 0 || dz < 0 || dx > 2 * RADIUS || dz > 2 * RADIUS) return -1
    return ((dx << 10) | dz) * 512 + (y + 128)
  }
  const reach = (from: number, { x, y, z }: Position, total: number, builds: boolean) => {
    const key = keyOf(x, y, z)
    if (key < 0) return
    const existing = nodes.get(key)
    if (existing === undefined) {
      const node = at.push({ x, y, z }) - 1
      nodes.set(key, node)
      cost[node] = total
      parent[node] = from
      isBuilt[node] = builds
      heap.push(node, total + goal.estimate(x, y, z))
    } else if (isClosed[existing] !== true && total < (cost[existing] as number)) {
      cost[existing] = total
      parent[existing] = from
      isBuilt[existing] = builds
      heap.lower(existing, total + goal.estimate(x, y, z))
    }
  }
  reach(-1, start, 0, false)
  let best = 0
  let nearest = goal.estimate(start.x, start.y, start.z)
  let end = -1
  for (let looked = 0; looked < MAX_CELLS; looked++) {
    const node = heap.pop()
    if (node < 0) break
    const cell = at[node] as Position
    const { x, y, z } = cell
    if (goal.isReached(x, y, z)) {
      end = node
      break
    }
    isClosed[node] = true
    const rest = goal.estimate(x, y, z)
    if (rest < nearest) {
      nearest = rest
      best = node
    }
    const so = cost[node] as number
    moves.from(cell, isBuilt[node] === true, (tx, ty, tz, step, builds = false) => {
      if (step === Number.POSITIVE_INFINITY) return
      reach(node, { x: tx, y: ty, z: tz }, so + step + moves.danger(tx, ty, tz), builds)
    })
  }
  const last = end >= 0 ? end : best
  if (last === 0) return end >= 0 ? { steps: [], isWhole: true } : undefined
  const cells: Position[] = []
  for (let node = last; node >= 0; node = parent[node] as number) cells.push(at[node] as Position)
  cells.reverse()
  const steps = cells.slice(1).map((to, index) => moves.describe(cells[index] as Position, to))
  return { steps, isWhole: end >= 0 }
}
