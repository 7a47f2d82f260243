import { breakBlock } from '../blocks/breaking.ts'
import { add, type Face, neighbour, step, type Vec } from '../geometry.ts'
import type { BlockState } from '../kernel/blocks/states.ts'
import { overlaps } from '../kernel/entities/collision.ts'
import { Entity } from '../kernel/entities/entity.ts'
import type { Game } from '../kernel/game.ts'
import { teleport } from '../player/teleport.ts'
import { loadOf, type Way } from './load.ts'

/**
 * Moves the blocks that a piston pushes or pulls by one block, with the bodies in the way. Returns the changed
 * positions, or null if it cannot move.
 */
export function move(game: Game, way: Way): Vec[] | null {
  const load = loadOf(game.level, way)
  if (!load) return null
  for (const p of load.broken.toReversed()) breakBlock(game, p, { tool: null, drops: true })
  for (const p of load.moved.toReversed()) moveOne(game, p, way.towards)
  return [...load.moved, ...load.moved.map((p) => neighbour(p, way.towards)), ...load.broken]
}

/** Moves one block. The caller checks that it can move. */
function moveOne(game: Game, p: Vec, towards: Face): void {
  const { level } = game
  const to = neighbour(p, towards)
  const state: BlockState = level.get(p)
  level.set(p, level.states.air)
  level.set(to, state)
  shove(game, to, towards)
}

/** Moves along the bodies in the block's new cell. */
export function shove(game: Game, p: Vec, towards: Face): void {
  const box = [p.x, p.y, p.z, p.x + 1, p.y + 1, p.z + 1]
  for (const tracked of game.allTracked()) {
    if (!overlaps(tracked.position, tracked.size, box)) continue
    if (tracked instanceof Entity) tracked.position = add(tracked.position, step(towards))
    else {
      const player = game.players.find((other) => other === tracked)
      if (player && !player.dead) teleport(game, player, add(player.position, step(towards)))
    }
  }
}
