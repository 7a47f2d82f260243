import { distance, type Vec } from '../geometry.ts'
import type { Game } from '../kernel/game.ts'
import type { Player } from '../kernel/player/player.ts'

/** Distance in which others see how far a block is broken, in blocks (vanilla ServerLevel.destroyBlockProgress). */
const SIGHT = 32
/** Cracks on a block: ten stages, and none. */
const STAGES = 10
const NONE = -1

/** What others were last told of a player's digging. */
const shown = new WeakMap<Player, { readonly position: Vec; readonly stage: number }>()

/** Whether anybody is there to see a player dig. */
export const isWatched = (game: Game, player: Player): boolean =>
  game.showDigging &&
  game.players.some((other) => other !== player && distance(other.position, player.position) < SIGHT + 6)

/** Shows others how far a player has dug a block; `share` from 0 to 1. */
export function showDigging(game: Game, player: Player, position: Vec, share: number): void {
  const stage = Math.max(0, Math.min(STAGES - 1, Math.floor(share * STAGES)))
  const last = shown.get(player)
  if (last?.stage === stage && last.position === position) return
  shown.set(player, { position, stage })
  tell(game, player, position, stage)
}

/** The player digs no longer: the cracks disappear. */
export function hideDigging(game: Game, player: Player): void {
  const last = shown.get(player)
  if (!last) return
  shown.delete(player)
  tell(game, player, last.position, NONE)
}

function tell(game: Game, player: Player, location: Vec, destroyStage: number): void {
  game.broadcast(
    'block_break_animation',
    { entityId: player.id, location, destroyStage },
    (other) => other !== player && distance(other.position, location) < SIGHT,
  )
}
