import { tellBlockEvent } from '../blocks/block-events.ts'
import { soundLid } from '../blocks/block-sounds.ts'
import { keyOf, type Vec } from '../geometry.ts'
import { kindOf } from '../kernel/blocks/rules.ts'
import type { Game } from '../kernel/game.ts'
import type { Level } from '../kernel/level.ts'
import { Memory } from '../kernel/memory/memory.ts'

/** Block event of a lid; its value is the number of players looking inside (vanilla ContainerOpenersCounter). */
const LID = 1

/** Players looking into each container, by position. */
const LOOKING = new Memory('lids', () => ({ counts: new Map<string, number>() }))

/**
 * Opens the lids of a container because a player looks inside. Players nearby see it, and a barrel's state
 * changes. Containers without a lid, such as furnaces, have nothing to open. Returns a function that closes the
 * lids again.
 */
export function liftLids(game: Game, places: readonly Vec[]): () => void {
  const lidded = places.filter((p) => hasLid(game.level, p))
  for (const p of lidded) count(game, p, 1)
  return () => {
    for (const p of lidded) count(game, p, -1)
  }
}

function hasLid(level: Level, p: Vec): boolean {
  const state = level.get(p)
  return (
    ['chest', 'shulker_box'].includes(kindOf(level, state) ?? '') ||
    ['barrel', 'ender_chest'].includes(state.name)
  )
}

function count(game: Game, p: Vec, by: number): void {
  const { level } = game
  const state = level.get(p)
  const { counts } = LOOKING.of(level)
  const before = counts.get(keyOf(p)) ?? 0
  const viewers = Math.max(0, before + by)
  if (viewers > 0) counts.set(keyOf(p), viewers)
  else counts.delete(keyOf(p))
  if (!hasLid(level, p)) return
  if (state.name === 'barrel') {
    level.set(p, level.states.with(state, { open: viewers > 0 }))
    game.flush()
  } else tellBlockEvent(game, p, LID, viewers)
  if (viewers > 0 !== before > 0) soundLid(game, p, state, viewers > 0)
}
