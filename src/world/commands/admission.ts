import { text, translate } from '../protocol/fields.ts'
import { PROFILES } from './arguments/entities.ts'
import type { Selector } from './arguments/selector.ts'
import { MESSAGE } from './arguments/words.ts'
import { labelOf, namesOf } from './profiles.ts'
import { refused } from './reply.ts'
import { command, type Run } from './tree/node.ts'

/** Vanilla's reason of a ban without one. */
const NO_REASON = 'Banned by an operator.'

/** Does something to each name, and reports it; fails if nothing changes. */
function each(
  run: Run,
  targets: string | Selector,
  done: string,
  failed: string,
  act: (name: string) => boolean,
) {
  const changed = namesOf(run, targets).filter(act)
  if (changed.length === 0) throw refused(failed)
  for (const name of changed) run.did(translate(done, labelOf(run, name)))
}

/** whitelist on|off|list|add <names>|remove <names>|reload */
export const whitelist = command('whitelist', (at) => {
  at.literal('on', (at) => at.runs((run) => turn(run, true)))
  at.literal('off', (at) => at.runs((run) => turn(run, false)))
  at.literal('list', (at) =>
    at.runs((run) => {
      const { whitelisted } = run.game.world.admission
      const said = translate('commands.whitelist.list', whitelisted.length, whitelisted.join(', '))
      run.says(whitelisted.length === 0 ? translate('commands.whitelist.none') : said)
      return whitelisted.length
    }),
  )
  at.literal('add', (at) =>
    at.argument('targets', PROFILES, (at) =>
      at.runs((run, { targets }) =>
        each(run, targets, 'commands.whitelist.add.success', 'commands.whitelist.add.failed', (name) =>
          run.game.world.admission.whitelist(name, true),
        ),
      ),
    ),
  )
  at.literal('remove', (at) =>
    at.argument('targets', PROFILES, (at) =>
      at.runs((run, { targets }) =>
        each(run, targets, 'commands.whitelist.remove.success', 'commands.whitelist.remove.failed', (name) =>
          run.game.world.admission.whitelist(name, false),
        ),
      ),
    ),
  )
  at.literal('reload', (at) => at.runs((run) => run.did(translate('commands.whitelist.reloaded'))))
})

function turn({ game, did }: Run, on: boolean): void {
  const { admission } = game.world
  if (admission.isWhitelistOn === on) throw refused(`commands.whitelist.already${on ? 'On' : 'Off'}`)
  admission.isWhitelistOn = on
  did(translate(`commands.whitelist.${on ? 'enabled' : 'disabled'}`))
}

/** ban <names> [reason]: whoever is here is disconnected */
export const ban = command('ban', (at) =>
  at.argument('targets', PROFILES, (at) =>
    at
      .runs((run, { targets }) => banAll(run, targets, NO_REASON))
      .argument('reason', MESSAGE, (at) =>
        at.runs((run, { targets, reason }) => banAll(run, targets, reason)),
      ),
  ),
)

function banAll(run: Run, targets: string | Selector, reason: string): void {
  const { world } = run.game
  const by = run.source.player?.name ?? 'Server'
  const banned = namesOf(run, targets).filter((name) => world.admission.ban(name, { by, reason }))
  if (banned.length === 0) throw refused('commands.ban.failed')
  for (const name of banned) {
    run.did(translate('commands.ban.success', labelOf(run, name), reason))
    world.playerNamed(name)?.kick(translate('multiplayer.disconnect.banned'))
  }
}

/** pardon <names> */
export const pardon = command('pardon', (at) =>
  at.argument('targets', PROFILES, (at) =>
    at.runs((run, { targets }) =>
      each(run, targets, 'commands.pardon.success', 'commands.pardon.failed', (name) =>
        run.game.world.admission.pardon(name),
      ),
    ),
  ),
)

/** banlist [players] */
export const banlist = command('banlist', (at) => {
  at.runs(listBans).literal('players', (at) => at.runs(listBans))
})

function listBans(run: Run): number {
  const { banned } = run.game.world.admission
  if (banned.length === 0) run.says(translate('commands.banlist.none'))
  else {
    run.says(translate('commands.banlist.list', banned.length))
    for (const [name, { by, reason }] of banned)
      run.says(translate('commands.banlist.entry', text(name), by, reason))
  }
  return banned.length
}
