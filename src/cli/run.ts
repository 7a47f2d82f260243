import { Command, Option } from 'commander'
import { count, plural } from '../core/count.ts'
import { UsageError } from '../core/errors.ts'
import { handIn } from '../experiment/matrix/calibrate-once.ts'
import { conditionOf } from '../experiment/matrix/condition.ts'
import { designExperiment } from '../experiment/matrix/design-experiment.ts'
import { ExperimentFolder } from '../experiment/matrix/experiment-folder.ts'
import { handKnowledge } from '../experiment/matrix/experiment-knowledge.ts'
import { findTasks, type TaskSource } from '../experiment/matrix/find-tasks.ts'
import { withReportedContexts } from '../experiment/matrix/reported-contexts.ts'
import type { Catalogue } from '../plugin/catalogue.ts'
import { parseTask } from '../task/load-task.ts'
import { kindOf, kindsOf, traitsOf } from '../task/task-format.ts'
import { calibrationsIn } from './calibration-option.ts'
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
import { labelled, pickTasks, type TaskChoice, taskChoices } from './task-choices.ts'

interface Flags extends RunFlags, ExperimentFlags {
  scenario?: string
  tasks?: TaskChoice[]
  only?: string
}

export const runCommand = (catalogue: Catalogue): Command =>
  withExperimentFlags(withRunFlags(new Command('run'), catalogue))
    .description(
      'play and score tasks: a single task with one seed is shown live, several become an experiment',
    )
    .argument('<tasks...>', 'task files (YAML or JSON), folders, suites, or SUITE/TASK')
    .addOption(
      new Option('--scenario <scenario>', 'only tasks of this kind').choices(kindsOf(catalogue.scenarios)),
    )
    .option(
      '--tasks <list>',
      'only these: a number is an index, counted from 0 among those of the scenario (0-9 or 3,5); a name, with * for anything, is an id',
      taskChoices,
    )
    .option(
      '--only <label>',
      'only tasks filed under this: a sub-benchmark such as chain, mining or control, a level, or a category such as "Tool Use"',
    )
    .option('--unchecked', 'also play tasks that `tasks check` refuses because no team can complete them')
    .action((names: string[], flags: Flags) => {
      const sources = chosen(findTasks(names, catalogue), flags, catalogue.scenarios)
      const [only] = sources
      const seeds = flags.seeds ?? [flags.seed]
      const isSingle = sources.length === 1 && seeds.length === 1 && flags.epochs === undefined
      const isPlayedHere = flags.pool === undefined && flags.until === undefined
      if (only !== undefined && isSingle && isPlayedHere)
        return play(only, { ...flags, seed: seeds[0] ?? flags.seed }, catalogue)
      return playMany(sources, flags, catalogue)
    })

/** @throws UsageError if no task is left, or a choice matches no task. */
function chosen(
  sources: readonly TaskSource[],
  { scenario, tasks, only, limit }: Flags,
  scenarios: Catalogue['scenarios'],
): TaskSource[] {
  const entries = sources.map((source) => ({ source, task: parseTask(source.text, source.from, scenarios) }))
  const ofKind = entries.filter(
    ({ task }) =>
      scenario === undefined || task.scenario === scenario || kindOf(scenarios, task) === scenario,
  )
  const fitting =
    only === undefined ? ofKind : labelled(ofKind, only, ({ task }) => traitsOf(scenarios, task).labels)
  const picked = tasks === undefined ? fitting : pickTasks(fitting, tasks, ({ task }) => task.id)
  if (picked.length > 0) return picked.slice(0, limit).map(({ source }) => source)
  throw new UsageError('No task is left to play.', {
    hint: `There ${plural(sources.length, 'is', 'are')} ${count(sources.length, 'task')}, ${ofKind.length} of that scenario.`,
  })
}

async function playMany(sources: readonly TaskSource[], flags: Flags, catalogue: Catalogue): Promise<void> {
  const now = new Date()
  const condition = conditionOf(usualSetting(flags, flags.model ?? 'expert'))
  const design = designExperiment(
    {
      ...designOf(flags, 'run', now),
      title: `Runs with ${condition.planner}, ${condition.assignment}, ${condition.model}`,
      conditions: [condition],
      sources,
      ...(flags.unchecked === undefined ? {} : { unchecked: flags.unchecked }),
    },
    catalogue,
    now,
  )
  const sheets = calibrationsIn(flags.calibration, [condition.model])
  const spec = await withReportedContexts(design, catalogue)
  const folder = ExperimentFolder.create(flags.experiments, spec, sources)
  handIn(folder, sheets)
  handKnowledge(folder, flags.knowledge, catalogue)
  await conduct(folder, { ...flags, catalogue, jobs: jobsOf(flags) })
}
