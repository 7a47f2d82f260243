import { Command } from 'commander'
import { ABLATION_ROWS, conditionOfRow } from '../experiment/matrix/ablation.ts'
import { designExperiment } from '../experiment/matrix/design-experiment.ts'
import { ExperimentFolder } from '../experiment/matrix/experiment-folder.ts'
import { findTasks } from '../experiment/matrix/find-tasks.ts'
import type { Catalogue } from '../plugin/catalogue.ts'
import { conduct } from './conduct.ts'
import { designOf, type ExperimentFlags, jobsOf, withExperimentFlags } from './experiment-options.ts'
import { type RunFlags, withRunFlags } from './run-options.ts'

/** As in the paper's Table 4. */
const AGENTS = 6
const MODEL = 'simulated:medium'
const SEEDS = [1, 2, 3, 4, 5]

export const ablateCommand = (catalogue: Catalogue): Command =>
  withExperimentFlags(withRunFlags(new Command('ablate'), catalogue))
    .description(
      'the six rows of the paper’s Table 4: busy rate × causal intervention × graph, paired by task and seed',
    )
    .argument('[tasks...]', 'task files, folders or suites', ['ablation'])
    .addHelpText(
      'after',
      `\nDefaults: ${AGENTS} agents, --model ${MODEL}, --seeds 1-5, --repair off (the paper’s team neither repairs its\ngraph nor replans; with --repair on both would lift every row). The rows set --planner and --assign.`,
    )
    .action(async (tasks: string[], flags: RunFlags & ExperimentFlags) => {
      const now = new Date()
      const usual = {
        model: flags.model ?? MODEL,
        agents: flags.agents ?? AGENTS,
        trust: flags.trust,
        repair: flags.repair === 'on',
        latency: flags.latency ?? 'none',
      }
      const sources = findTasks(tasks, catalogue).slice(0, flags.limit)
      const spec = designExperiment(
        {
          ...designOf(flags, 'ablation', now),
          seeds: flags.seeds ?? SEEDS,
          title: 'Ablation (paper, Table 4)',
          conditions: ABLATION_ROWS.map((row, index) => conditionOfRow(row, index + 1, usual)),
          sources,
        },
        catalogue,
        now,
      )
      const folder = ExperimentFolder.create(flags.experiments, spec, sources)
      await conduct(folder, { ...flags, catalogue, jobs: jobsOf(flags) })
    })
