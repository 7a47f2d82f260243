import type { Game } from '../kernel/game.ts'
import type { Player } from '../kernel/player/player.ts'
import { json, styled, type Text, text, translate } from '../protocol/fields.ts'
import { displayName } from './display-name.ts'

/** Sends a system message to one player. */
export function tell(player: Player, message: Text): void {
  player.send('system_chat', { content: json(message), isActionBar: false })
}

/** Sends a system message to all players, or to those given. */
export function announce(game: Game, message: Text, to?: (player: Player) => boolean): void {
  game.world.broadcast('system_chat', { content: json(message), isActionBar: false }, to)
}

/** Sends a player's chat message to all players. Unsigned, as on a server without secure chat. */
export function say(game: Game, player: Player, message: string): void {
  game.emitter.emit('chat', { name: player.name, message })
  announce(game, translate('chat.type.text', displayName(player), message))
}

/** Sends a private message, which both sides see. */
export function whisper(
  from: { displayName: Text; output: Player | undefined },
  to: readonly Player[],
  message: string,
): void {
  const quiet = { color: 'gray', italic: true } as const
  const line = (way: 'outgoing' | 'incoming', whom: Text) =>
    styled(translate(`commands.message.display.${way}`, whom, text(message)), quiet)
  for (const player of to) {
    if (from.output) tell(from.output, line('outgoing', displayName(player)))
    tell(player, line('incoming', from.displayName))
  }
}
