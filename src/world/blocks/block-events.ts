import type { Vec } from '../geometry.ts'
import type { Game } from '../kernel/game.ts'

/** Tells clients near a block about an action that does not change its state (vanilla Level.blockEvent). */
export function tellBlockEvent(game: Game, p: Vec, what: number, value: number): void {
  const { level } = game
  game.broadcastNear(p, 'block_action', {
    location: p,
    byte1: what,
    byte2: value,
    blockId: level.states.definition(level.get(p).name).id,
  })
}
