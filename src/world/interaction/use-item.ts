import { useHeld } from '../hand/index.ts'
import type { Game } from '../kernel/game.ts'
import type { Player } from '../kernel/player/player.ts'
import { startEating } from '../player/eating.ts'
import { readBook } from '../stations/books.ts'
import { useBucket } from './buckets.ts'
import { floats, placeOnWater } from './using.ts'

/** Uses an item in the air: eats, or fills and empties buckets. */
export function useItem(game: Game, player: Player, packet: { hand: number; sequence?: number }): void {
  const stack = player.held(packet.hand)
  if (stack && !player.dead && !player.asleep && player.gameMode !== 'spectator')
    game.level.attributed(player.name, () => {
      if (readBook(player, packet.hand, stack)) return
      if (startEating(game, player, packet.hand, stack)) return
      if (useHeld(game, player, packet.hand, stack)) return
      if (floats(stack.name)) placeOnWater(game, player, packet.hand)
      else useBucket(game, player, packet.hand, stack)
    })
  game.flush()
  player.send('acknowledge_player_digging', { sequenceId: packet.sequence ?? 0 })
}
