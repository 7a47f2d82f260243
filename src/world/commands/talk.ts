import { announce, whisper } from '../player/chat.ts'
import { translate } from '../protocol/fields.ts'
import type { Command } from './command.ts'
import { done } from './reply.ts'
import { players } from './selectors.ts'

const MAX_PLAYERS = 1000

/** say <message> */
export const say: Command = (game, source, reader) => {
  const message = reader.rest()
  announce(game, translate('chat.type.announcement', source.name, message))
  return done(`[${source.name}] ${message}`)
}

/** tell <players> <message>; the sender sees the whisper itself and gets no other feedback */
export const tell: Command = (game, source, reader) => {
  const to = players(game, source, reader)
  const message = reader.rest()
  whisper(source, to, message)
  return done(to.map((player) => `You whisper to ${player.name}: ${message}`).join('\n'))
}

/** me <action> */
export const me: Command = (game, source, reader) => {
  const action = reader.rest()
  announce(game, translate('chat.type.emote', source.name, action))
  return done(`* ${source.name} ${action}`)
}

/** list */
export const list: Command = (game, _source, reader) => {
  reader.end()
  const names = game.players.map((player) => player.name)
  return done(
    `There are ${names.length} of a max of ${MAX_PLAYERS} players online: ${names.join(', ')}`,
    names,
  )
}

/** kick <players> [reason] */
export const kick: Command = (game, source, reader) => {
  const whom = players(game, source, reader)
  const reason = reader.atEnd ? 'Kicked by an operator' : reader.rest()
  for (const player of whom) player.kick(reason)
  return done(whom.map((entry) => `Kicked ${entry.name}: ${reason}`).join('\n'))
}
