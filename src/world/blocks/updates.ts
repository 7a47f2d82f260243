import { startFalling } from '../entities/falling-block.ts'
import type { Game } from '../game.ts'
import { FACES, neighbour, type Vec } from '../geometry.ts'
import { popOff } from './breaking.ts'
import { shapedByNeighbours } from './connections.ts'
import { fallsDown, familyOf, isReplaceable } from './families.ts'
import { joinRails } from './rails.ts'
import { settle } from './settling.ts'
import { isSupported } from './support.ts'

/** Ticks between losing the ground and falling (vanilla FallingBlock). */
const FALL_DELAY = 2
/** Blocks looked at after one change at most: enough for any tower of ladders, a stop for anything endless. */
const UPDATE_LIMIT = 65_536

/**
 * Lets the surroundings of changed blocks follow: joints and corners change, what lost its support pops off,
 * sand falls. Works through a queue, in the order of the changes.
 */
export function updateAround(game: Game, changed: readonly Vec[]): void {
  for (const p of changed) joinRails(game.level, p)
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
  const { level } = game
  const state = level.get(p)
  const family = familyOf(state.name)
  if (family === 'air') return []
  if (!isSupported(level, p, state)) return popOff(game, p)
  if (settle(game, p, state)) return [p]
  fallLater(game, p)
  return reshape(game, p) && family === 'wall' ? [p] : []
}

function reshape(game: Game, p: Vec): boolean {
  const state = game.level.get(p)
  return game.level.set(p, shapedByNeighbours(game.level, p, state))
}

/** What has lost its hold falls a little later, if it is still so. */
function fallLater(game: Game, p: Vec): void {
  const { level } = game
  const state = level.get(p)
  if (!fallsDown(state.name) || !canFallInto(game, neighbour(p, 'down'))) return
  game.schedule(FALL_DELAY, () => {
    if (level.get(p) === state && canFallInto(game, neighbour(p, 'down'))) startFalling(game, p, state)
  })
}

function canFallInto(game: Game, p: Vec): boolean {
  return game.level.contains(p) && isReplaceable(game.level.get(p).name)
}
