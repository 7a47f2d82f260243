import type { Game } from '../game.ts'
import { useBucket } from './buckets.ts'
import { startEating } from './eating.ts'
import type { Player } from './player.ts'

/** The use button with nothing in reach of it: eats, or fills and empties buckets. */
export function useItem(game: Game, player: Player, packet: { hand: number; sequence?: number }): void {
  const stack = player.held(packet.hand)
  if (stack && !player.dead && !player.asleep && player.gameMode !== 'spectator')
    game.level.attributed(player.name, () => {
      if (!startEating(game, player, packet.hand, stack)) useBucket(game, player, packet.hand, stack)
    })
  game.flush()
  player.send('acknowledge_player_digging', { sequenceId: packet.sequence ?? 0 })
}
