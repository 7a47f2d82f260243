import { Command } from 'commander'
import { play } from './play.ts'
import { type RunFlags, withRunFlags } from './run-options.ts'

export const runCommand = (): Command =>
  withRunFlags(new Command('run'))
    .description('play and score a task of your own')
    .argument('<task>', 'path of a task file (YAML or JSON)')
    .action((task: string, flags: RunFlags) => play(task, flags))
