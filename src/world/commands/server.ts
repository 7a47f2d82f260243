import { translate } from '../protocol/fields.ts'
import { refused } from './reply.ts'
import { command, type Run } from './tree/node.ts'

/** stop: saves the world, if it has a folder, and stops the server. Only for the console and RCON, not for players. */
export const stop = command(
  'stop',
  (at) =>
    at.runs((run) => {
      run.did(translate('commands.stop.stopping'))
      run.game.emitter.emit('stopRequested', {})
    }),
  { forConsole: true },
)

/** save-all [flush]: writes the world folder. Only for the console and RCON. */
export const saveAll = command(
  'save-all',
  (at) => {
    at.runs(save).literal('flush', (at) => at.runs(save))
  },
  { forConsole: true },
)

function save(run: Run): void {
  if (!run.game.emitter.has('saveRequested')) throw refused('commands.save.failed')
  run.did(translate('commands.save.saving'))
  run.game.emitter.emit('saveRequested', {})
}
