import { statSync } from 'node:fs'
import { Command } from 'commander'
import { conditionOf } from '../experiment/matrix/condition.ts'
import { designExperiment } from '../experiment/matrix/design-experiment.ts'
import { ExperimentFolder } from '../experiment/matrix/experiment-folder.ts'
import { findTasks } from '../experiment/matrix/find-tasks.ts'
import { conduct } from './conduct.ts'
import {
  designOf,
  type ExperimentFlags,
  jobsOf,
  usualSetting,
  withExperimentFlags,
} from './experiment-options.ts'
import { play } from './play.ts'
import { type RunFlags, withRunFlags } from './run-options.ts'

type Flags = RunFlags & ExperimentFlags

export const runCommand = (): Command =>
  withExperimentFlags(withRunFlags(new Command('run')))
    .description('play and score tasks: one with one seed is shown as it goes, many become an experiment')
    .argument('<tasks...>', 'task files (YAML or JSON), folders or suites')
    .action((tasks: string[], flags: Flags) => {
      const [only] = tasks
      const isSingle = tasks.length === 1 && only !== undefined && !isSet(only)
      const seeds = flags.seeds ?? [flags.seed]
      if (isSingle && seeds.length === 1 && flags.epochs === undefined)
        return play(only, { ...flags, seed: seeds[0] ?? flags.seed })
      return playMany(tasks, flags)
    })

async function playMany(tasks: readonly string[], flags: Flags): Promise<void> {
  const now = new Date()
  const condition = conditionOf(usualSetting(flags, flags.model ?? 'expert'))
  const spec = designExperiment(
    {
      ...designOf(flags, 'run', now),
      title: `Runs with ${condition.planner}, ${condition.assignment}, ${condition.model}`,
      conditions: [condition],
      taskFiles: findTasks(tasks).slice(0, flags.limit),
    },
    now,
  )
  await conduct(ExperimentFolder.create(flags.experiments, spec), { ...flags, jobs: jobsOf(flags) })
}

/** A folder or a suite, not a file; what is not there is for the loader to refuse. */
function isSet(name: string): boolean {
  const path = statSync(name, { throwIfNoEntry: false })
  return path === undefined ? !/[./\\]/.test(name) : path.isDirectory()
}
