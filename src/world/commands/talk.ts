import type { Player } from '../kernel/player/player.ts'
import { announce, whisper } from '../player/chat.ts'
import { displayName } from '../player/display-name.ts'
import { type Text, text, translate } from '../protocol/fields.ts'
import { MAX_PLAYERS } from '../protocol/public-facts.ts'
import { PLAYERS } from './arguments/entities.ts'
import { playersOf } from './arguments/selector.ts'
import { COMPONENT, GREEDY, MESSAGE } from './arguments/words.ts'
import { resolveText } from './resolve-text.ts'
import { listText } from './texts.ts'
import { command, type Run } from './tree/node.ts'

/** say <message> */
export const say = command('say', (at) =>
  at.argument('message', MESSAGE, (at) =>
    at.runs((run, { message }) =>
      aloud(run, translate('chat.type.announcement', run.source.displayName, message)),
    ),
  ),
)

/** me <action> */
export const me = command(
  'me',
  (at, game) =>
    at.argument('action', game.registry.isNewerOrEqualTo('1.19') ? MESSAGE : GREEDY, (at) =>
      at.runs((run, { action }) => aloud(run, translate('chat.type.emote', run.source.displayName, action))),
    ),
  { forEverybody: true },
)

/** Every player sees it, so it needs no other reply. */
function aloud(run: Run, message: Text): void {
  announce(run.game, message)
  run.notes(message)
}

/** msg <targets> <message>; the sender sees the whisper itself and gets no other feedback */
export const msg = command(
  'msg',
  (at) =>
    at.argument('targets', PLAYERS, (at) =>
      at.argument('message', MESSAGE, (at) =>
        at.runs((run, { targets, message }) => {
          const to = playersOf(run, targets)
          whisper(run.source, to, message)
          for (const player of to)
            run.notes(translate('commands.message.display.outgoing', displayName(player), message))
        }),
      ),
    ),
  { also: ['tell', 'w'], forEverybody: true },
)

/** list [uuids] */
export const list = command(
  'list',
  (at) => {
    at.runs((run) => listed(run, displayName)).literal('uuids', (at) =>
      at.runs((run) => listed(run, (player) => text(`${player.name} (${player.uuid})`))),
    )
  },
  { forEverybody: true },
)

function listed(run: Run, shown: (player: Player) => Text): string[] {
  const { players } = run.game.world
  run.says(translate('commands.list.players', players.length, MAX_PLAYERS, listText(players.map(shown))))
  return players.map((player) => player.name)
}

/** kick <targets> [reason] */
export const kick = command('kick', (at) =>
  at.argument('targets', PLAYERS, (at) =>
    at
      .runs((run, { targets }) =>
        kickAll(run, playersOf(run, targets), translate('multiplayer.disconnect.kicked')),
      )
      .argument('reason', MESSAGE, (at) =>
        at.runs((run, { targets, reason }) => kickAll(run, playersOf(run, targets), text(reason))),
      ),
  ),
)

function kickAll(run: Run, whom: ReturnType<typeof playersOf>, reason: Text): void {
  for (const player of whom) {
    player.kick(reason)
    run.did(translate('commands.kick.success', displayName(player), reason))
  }
}

/** tellraw <targets> <text component> */
export const tellraw = command('tellraw', (at) =>
  at.argument('targets', PLAYERS, (at) =>
    at.argument('message', COMPONENT, (at) =>
      at.runs((run, { targets, message }) => {
        for (const player of playersOf(run, targets)) {
          player.send('system_chat', { content: resolveText(run, message, player), isActionBar: false })
          run.notes(text(`Told ${player.name}`))
        }
      }),
    ),
  ),
)
