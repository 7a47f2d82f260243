import { tellBlockEvent } from '../blocks/block-events.ts'
import { keyOf, type Vec } from '../geometry.ts'
import { kindOf } from '../kernel/blocks/rules.ts'
import type { Game } from '../kernel/game.ts'
import type { Level } from '../kernel/level.ts'

/** Block event of a lid; its value is the number of players who look inside (vanilla ContainerOpenersCounter). */
const LID = 1

const looking = new WeakMap<Level, Map<string, number>>()

/**
 * Opens the lids of a container because a player looks inside. Everybody near is told, and a barrel's state changes.
 * Returns what closes them again.
 */
export function liftLids(game: Game, places: readonly Vec[]): () => void {
  for (const p of places) count(game, p, 1)
  return () => {
    for (const p of places) count(game, p, -1)
  }
}

function count(game: Game, p: Vec, by: number): void {
  const { level } = game
  const state = level.get(p)
  const kind = kindOf(level, state)
  const counts = looking.get(level) ?? new Map<string, number>()
  looking.set(level, counts)
  const viewers = Math.max(0, (counts.get(keyOf(p)) ?? 0) + by)
  if (viewers > 0) counts.set(keyOf(p), viewers)
  else counts.delete(keyOf(p))
  if (state.name === 'barrel') {
    level.set(p, level.states.with(state, { open: viewers > 0 }))
    game.flush()
  } else if (kind === 'chest' || kind === 'shulker_box' || state.name === 'ender_chest')
    tellBlockEvent(game, p, LID, viewers)
}
