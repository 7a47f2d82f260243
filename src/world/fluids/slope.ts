import { type Fluid, type FluidKind, fluidOf } from '../blocks/fluid.ts'
import { DIRECTIONS, type Direction, type Face, neighbour, opposite, type Vec } from '../geometry.ts'
import type { Level } from '../level.ts'
import { canHold, isOpen, isSourceOf } from './passage.ts'

/** How a fluid flows (overworld): ticks per step, eighths lost per step, and steps it searches for a drop. */
export const WAYS = {
  water: { ticks: 5, loss: 1, sight: 4 },
  lava: { ticks: 30, loss: 2, sight: 2 },
} as const
/** Distance to a drop that was not found: larger than any search range. */
const FAR = 1000

const SOURCE = { source: true, amount: 8, falling: false } as const
const FALLING = { source: false, amount: 8, falling: true } as const

/** The fluid that a place gets from its neighbours. Two water sources make a third over solid ground. */
export function contentFor(level: Level, p: Vec, kind: FluidKind): Fluid | null {
  const state = level.get(p)
  let most = 0
  let sources = 0
  for (const side of DIRECTIONS) {
    const other = level.get(neighbour(p, side))
    const fluid = fluidOf(level, other)
    if (fluid?.kind !== kind || !isOpen(level, state, side, other)) continue
    if (fluid.source) sources++
    most = Math.max(most, fluid.amount)
  }
  if (kind === 'water' && sources >= 2) {
    const below = level.get(neighbour(p, 'down'))
    if (level.shapes.isSolid(below) || isSourceOf(fluidOf(level, below), kind)) return { kind, ...SOURCE }
  }
  const above = level.get(neighbour(p, 'up'))
  if (fluidOf(level, above)?.kind === kind && isOpen(level, state, 'up', above)) return { kind, ...FALLING }
  const amount = most - WAYS[kind].loss
  return amount > 0 ? { kind, source: false, amount, falling: false } : null
}

/** The sides with the shortest way to a drop, each with the resulting fluid; all open sides if there is no drop. */
export function bestSides(level: Level, p: Vec, kind: FluidKind): [Direction, Fluid][] {
  let nearest = FAR
  let best: [Direction, Fluid][] = []
  for (const side of DIRECTIONS) {
    const q = neighbour(p, side)
    const content = contentFor(level, q, kind)
    if (!content || !canPass(level, p, side, content)) continue
    const way = isHole(level, q, kind) ? 0 : wayToDrop(level, q, kind, opposite(side), 1)
    if (way < nearest) best = []
    if (way <= nearest) {
      best.push([side, content])
      nearest = way
    }
  }
  return best
}

function wayToDrop(level: Level, p: Vec, kind: FluidKind, from: Direction, steps: number): number {
  let nearest = FAR
  for (const side of DIRECTIONS) {
    if (side === from || !canPass(level, p, side, { kind, source: false })) continue
    const q = neighbour(p, side)
    if (isHole(level, q, kind)) return steps
    if (steps < WAYS[kind].sight)
      nearest = Math.min(nearest, wayToDrop(level, q, kind, opposite(side), steps + 1))
  }
  return nearest
}

/** Whether the fluid can flow on through the next place, which must not be a source of the same fluid. */
function canPass(level: Level, p: Vec, face: Face, fluid: Pick<Fluid, 'kind' | 'source'>): boolean {
  const next = level.get(neighbour(p, face))
  return (
    !isSourceOf(fluidOf(level, next), fluid.kind) &&
    canHold(level, next, fluid) &&
    isOpen(level, level.get(p), face, next)
  )
}

/** Whether the fluid could flow down from here, or is already below. */
export function isHole(level: Level, p: Vec, kind: FluidKind): boolean {
  const below = level.get(neighbour(p, 'down'))
  if (!isOpen(level, level.get(p), 'down', below)) return false
  return fluidOf(level, below)?.kind === kind || canHold(level, below, { kind, source: false })
}
