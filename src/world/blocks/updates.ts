import type { Game } from '../game.ts'
import { FACES, neighbour, type Vec } from '../geometry.ts'
import { shapedByNeighbours } from './connections.ts'
import { familyOf } from './families.ts'
import { popOff } from './removing.ts'
import { isReplaceable } from './rules.ts'
import type { BlockState } from './states.ts'
import { isSupported } from './support.ts'

/** Ticks between losing the ground and falling (vanilla FallingBlock). */
const FALL_DELAY = 2
/** Most blocks looked at after one change: enough for any tower of ladders, a stop for anything endless. */
const UPDATE_LIMIT = 65_536

/**
 * Lets the surroundings of changed blocks follow: joints and corners change, what lost its support pops off,
 * sand falls. Works through a queue, in the order of the changes.
 */
export function updateAround(game: Game, changed: readonly Vec[]): void {
  for (const p of changed) join(game, p)
  const queue = [...changed]
  for (let i = 0; i < queue.length && i < UPDATE_LIMIT; i++) {
    const p = queue[i]
    if (!p) continue
    reshape(game, p)
    if (settle(game, p, game.level.get(p))) queue.push(p)
    fallLater(game, p)
    for (const face of FACES) queue.push(...updateOne(game, neighbour(p, face)))
  }
  game.redstone.settle()
}

/** Positions that changed in turn and whose surroundings have to follow. */
function updateOne(game: Game, p: Vec): Vec[] {
  const { level, blocks } = game
  const state = level.get(p)
  if (familyOf(state.name) === 'air') return []
  if (!isSupported(level, p, state)) return popOff(game, p)
  if (settle(game, p, state)) return [p]
  fallLater(game, p)
  return reshape(game, p) && blocks.of(state).shapeSpreads ? [p] : []
}

function join({ level, blocks }: Game, p: Vec): void {
  const state = level.get(p)
  blocks.of(state).join?.(level, p, state)
}

function reshape({ level }: Game, p: Vec): boolean {
  return level.set(p, shapedByNeighbours(level, p, level.get(p)))
}

/** Wakes fluids, and lets a block become what its surroundings make of it. Returns whether it changed. */
function settle(game: Game, p: Vec, state: BlockState): boolean {
  game.fluids.wake(p, state)
  const next = game.blocks.of(state).settle?.(game, p, state)
  return next ? game.level.set(p, next) : false
}

/** A block that has nothing under it falls a little later, if that is still so. */
function fallLater(game: Game, p: Vec): void {
  const { level } = game
  const state = level.get(p)
  const { fall } = game.blocks.of(state)
  if (!fall || !canFallInto(game, neighbour(p, 'down'))) return
  game.schedule(FALL_DELAY, () => {
    if (level.get(p) === state && canFallInto(game, neighbour(p, 'down'))) fall(game, p, state)
  })
}

const canFallInto = ({ level }: Game, p: Vec): boolean =>
  level.contains(p) && isReplaceable(level, level.get(p))
