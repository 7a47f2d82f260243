import { Command } from 'commander'
import { describe, expect, it } from 'vitest'
import { Catalogue } from '../plugin/catalogue.ts'
import { ablateCommand } from './ablate.ts'
import { compareCommand } from './compare.ts'
import { experimentCommand } from './experiment.ts'
import { withPlayingFlags } from './experiment-options.ts'
import { gatherCommand } from './gather.ts'
import { transcriptsOption, withEndpointFlags, withEpisodeBudgetFlags } from './model-options.ts'
import { runCommand } from './run.ts'
import { filmOption } from './run-options.ts'

const catalogue = new Catalogue()
const flagsOf = (command: Command): string[] => command.options.map(({ long }) => long ?? '')
const shared = withPlayingFlags(withEpisodeBudgetFlags(withEndpointFlags(new Command())))
const wanted = flagsOf(shared.addOption(filmOption()).addOption(transcriptsOption()))

describe('every verb that begins an experiment', () => {
  it.each([runCommand, compareCommand, gatherCommand, experimentCommand, ablateCommand])(
    '(%o) says in the same way how it is played: machines, parts, budgets and endpoint',
    (command) => {
      expect(wanted).toEqual(
        expect.arrayContaining(['--pool', '--shard', '--max-cost', '--per-minute', '--film']),
      )
      expect(flagsOf(command(catalogue))).toEqual(expect.arrayContaining(wanted))
    },
  )
})
