import { translate } from '../protocol/fields.ts'
import { PROFILES } from './arguments/entities.ts'
import type { Selector } from './arguments/selector.ts'
import { labelOf, namesOf } from './profiles.ts'
import { refused } from './reply.ts'
import { sendCommands } from './tree/declare.ts'
import { command, type Node, type Run } from './tree/node.ts'

/** op <targets>: lets players use all commands, including players who are not online */
export const op = command('op', (at, _game, root) =>
  at.argument('targets', PROFILES, (at) =>
    at.runs((run, { targets }) => {
      const changed = grant(run, root, targets, true)
      if (changed.length === 0) throw refused('commands.op.failed')
      for (const name of changed) run.did(translate('commands.op.success', labelOf(run, name)))
    }),
  ),
)

/** deop <targets>: removes operator rights */
export const deop = command('deop', (at, _game, root) =>
  at.argument('targets', PROFILES, (at) =>
    at.runs((run, { targets }) => {
      const changed = grant(run, root, targets, false)
      if (changed.length === 0) throw refused('commands.deop.failed')
      for (const name of changed) run.did(translate('commands.deop.success', labelOf(run, name)))
    }),
  ),
)

/** Grants or removes the rights; returns the names of those whose rights changed. Their clients are sent the commands. */
function grant(run: Run, root: Node, targets: string | Selector, right: boolean): string[] {
  const { game } = run
  const changed = namesOf(run, targets).filter((name) => game.ops.set(name, right))
  for (const name of changed) {
    const player = game.playerNamed(name)
    if (player) sendCommands(game, root, player)
  }
  return changed
}
