import { Command } from 'commander'
import { count } from '../core/count.ts'
import { replayRun } from '../experiment/replay/replay-run.ts'
import { RunFolder } from '../experiment/run-folder.ts'
import { EXIT } from './explain.ts'
import { interruptible } from './interrupt.ts'
import { type JsonFlags, jsonOption, printerOf, printJson } from './output.ts'
import { type RecordedPluginFlags, withRecordedPluginFlags } from './plugin-options.ts'

const SHOWN = 300

export const replayCommand = (): Command =>
  withRecordedPluginFlags(new Command('replay'))
    .description('replay a run from the replies in its journal and check that the journal is the same')
    .argument('<run>', 'folder of a run')
    .addOption(jsonOption())
    .action(async (path: string, flags: RecordedPluginFlags & JsonFlags) => {
      const interrupt = interruptible()
      try {
        const { events, difference } = await replayRun(RunFolder.open(path), interrupt.signal, {
          given: flags.plugin ?? [],
          acceptChanges: flags.acceptChangedPlugins === true,
        })
        const print = printerOf(flags)
        if (difference === undefined) print(`the same: all ${count(events, 'event')}, wall times aside`)
        else {
          const { at, recorded, replayed } = difference
          print(`differs at event ${at} of ${events}`)
          print(`recorded: ${recorded?.slice(0, SHOWN) ?? 'nothing more'}`)
          print(`replayed: ${replayed?.slice(0, SHOWN) ?? 'nothing more'}`)
        }
        if (flags.json) printJson({ same: difference === undefined, events, difference: difference ?? null })
        process.exitCode = difference === undefined ? EXIT.success : EXIT.failure
      } finally {
        interrupt.release()
      }
    })
