import type { Game } from '../game.ts'
import { json, type Text, translate } from '../protocol/fields.ts'
import type { Player } from './player.ts'

/** A message from the system to one player. */
export function tell(player: Player, message: Text): void {
  player.send('system_chat', { content: json(message), isActionBar: false })
}

/** A message from the system to everybody. */
export function announce(game: Game, message: Text): void {
  game.broadcast('system_chat', { content: json(message), isActionBar: false })
}

/** What a player says, to everybody. Sent unsigned, as a server without secure chat does. */
export function say(game: Game, player: Player, message: string): void {
  game.emitter.emit('chat', { name: player.name, message })
  announce(game, translate('chat.type.text', player.name, message))
}

/** A whisper; both sides see it. */
export function whisper(
  from: { name: string; player: Player | undefined },
  to: readonly Player[],
  message: string,
): void {
  for (const player of to) {
    if (from.player) tell(from.player, translate('commands.message.display.outgoing', player.name, message))
    tell(player, translate('commands.message.display.incoming', from.name, message))
  }
}
