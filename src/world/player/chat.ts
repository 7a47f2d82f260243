import type { Game } from '../kernel/game.ts'
import type { Player } from '../kernel/player/player.ts'
import { json, type Text, translate } from '../protocol/fields.ts'

/** Sends a system message to one player. */
export function tell(player: Player, message: Text): void {
  player.send('system_chat', { content: json(message), isActionBar: false })
}

/** Sends a system message to all players. */
export function announce(game: Game, message: Text): void {
  game.broadcast('system_chat', { content: json(message), isActionBar: false })
}

/** Sends a player's chat message to all players. Unsigned, as on a server without secure chat. */
export function say(game: Game, player: Player, message: string): void {
  game.emitter.emit('chat', { name: player.name, message })
  announce(game, translate('chat.type.text', player.name, message))
}

/** Sends a private message, which both sides see. */
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
