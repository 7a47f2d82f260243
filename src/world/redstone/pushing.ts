import { breakBlock } from '../blocks/breaking.ts'
import { add, type Face, neighbour, step, type Vec } from '../geometry.ts'
import type { Blocks, PushReaction } from '../kernel/blocks/behaviour.ts'
import type { BlockState } from '../kernel/blocks/states.ts'
import { overlaps } from '../kernel/entities/collision.ts'
import { Entity } from '../kernel/entities/entity.ts'
import type { Game } from '../kernel/game.ts'
import { teleport } from '../player/teleport.ts'

/** Maximum number of blocks that a piston moves. */
const PUSH_LIMIT = 12

/** How the block at a place reacts to being pushed or pulled in a direction. */
export function reactionToPush(level: Blocks, p: Vec, towards: Face): PushReaction {
  if (!level.contains(p) || !level.contains(neighbour(p, towards))) return 'stays'
  const state = level.get(p)
  const { push: reaction = 'moves' } = level.blocks.of(state)
  return typeof reaction === 'function' ? reaction(state) : reaction
}

/**
 * Pushes the row of blocks that begins at a place by one block, with the bodies in the way. Slime and honey are not sticky.
 * Returns the changed positions, or null if the row cannot move.
 */
export function push(game: Game, first: Vec, towards: Face): Vec[] | null {
  const row: Vec[] = []
  let p = first
  for (; ; p = neighbour(p, towards)) {
    const reaction = reactionToPush(game.level, p, towards)
    if (reaction === 'stays') return null
    if (reaction === 'breaks') breakBlock(game, p, { tool: null, drops: true })
    if (reaction !== 'moves') break
    row.push(p)
    if (row.length > PUSH_LIMIT) return null
  }
  for (const q of row.toReversed()) moveOne(game, q, towards)
  // the head moves into the first place, with or without a row of blocks
  shove(game, first, towards)
  return [...row, p]
}

/** Moves one block. The caller checks that it can move. */
export function moveOne(game: Game, p: Vec, towards: Face): void {
  const { level } = game
  const to = neighbour(p, towards)
  const state: BlockState = level.get(p)
  level.set(p, level.states.air)
  level.set(to, state)
  shove(game, to, towards)
}

/** Moves the bodies in the block's new place along. */
function shove(game: Game, p: Vec, towards: Face): void {
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
