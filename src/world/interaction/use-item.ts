import { useHeld } from '../hand/index.ts'
import type { Game } from '../kernel/game.ts'
import type { Player } from '../kernel/player/player.ts'
import { startEating } from '../player/eating.ts'
import { turn } from '../player/movement.ts'
import { readBook } from '../stations/books.ts'
import { useBucket } from './buckets.ts'
import { floats, placeOnWater } from './using.ts'

/** The fields of the use_item packet. */
export interface UseItemPacket {
  readonly hand: number
  readonly sequence?: number
  /** Yaw and pitch of the use, since 1.21. */
  readonly rotation?: { readonly x: number; readonly y: number }
}

/** Uses an item in the air: eats, or fills and empties buckets. */
export function useItem(game: Game, player: Player, packet: UseItemPacket): void {
  const stack = player.held(packet.hand)
  if (stack && !player.dead && !player.asleep && player.gameMode !== 'spectator') {
    face(player, packet)
    game.level.attributed(player.name, () => {
      if (readBook(player, packet.hand, stack)) return
      if (startEating(game, player, packet.hand, stack)) return
      if (useHeld(game, player, packet.hand, stack)) return
      if (floats(stack.name)) placeOnWater(game, player, packet.hand)
      else useBucket(game, player, packet.hand, stack)
    })
  }
  game.flush()
  player.send('acknowledge_player_digging', { sequenceId: packet.sequence ?? 0 })
}

/** The item is used in the direction in the packet, which overrides the client's earlier view (vanilla handleUseItem). */
function face(player: Player, { rotation }: UseItemPacket): void {
  if (!rotation || !Number.isFinite(rotation.x) || !Number.isFinite(rotation.y)) return
  turn(player, rotation.x, rotation.y)
}
