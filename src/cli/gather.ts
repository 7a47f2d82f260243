import { Command, Option } from 'commander'
import { isCausalMaceError, UsageError } from '../core/errors.ts'
import { conditionOf } from '../experiment/matrix/condition.ts'
import { designExperiment } from '../experiment/matrix/design-experiment.ts'
import { ExperimentFolder } from '../experiment/matrix/experiment-folder.ts'
import type { TaskSource } from '../experiment/matrix/find-tasks.ts'
import { withReportedContexts } from '../experiment/matrix/reported-contexts.ts'
import { taskFileText } from '../import/task-file-text.ts'
import type { Catalogue } from '../plugin/catalogue.ts'
import { GATHERED_FROM, gatheringText } from '../report/gathering-text.ts'
import {
  type GatheringGoal,
  gatheringDraft,
  PAPER_GOALS,
  TECHTREE_TARGETS,
} from '../suite/gathering-targets.ts'
import { checkTask } from '../task/load-task.ts'
import { SPAWN_BIOMES } from '../world/terrain/spawn.ts'
import { conduct } from './conduct.ts'
import {
  designOf,
  type ExperimentFlags,
  jobsOf,
  seedList,
  usualSetting,
  withExperimentFlags,
} from './experiment-options.ts'
import { layoutHere } from './layout.ts'
import { printerOf } from './output.ts'
import { type RunFlags, withRunFlags } from './run-options.ts'
import { positive } from './whole-number.ts'

/** Limit for half an hour of a team's game on a busy machine (s of wall time). */
const WALL_SECONDS = 3600

interface Flags extends RunFlags, ExperimentFlags {
  amount: number
  minutes?: number
  difficulty: NonNullable<GatheringGoal['difficulty']>
  biome?: string
  teams?: number[]
}

export const gatherCommand = (catalogue: Catalogue): Command =>
  withExperimentFlags(withRunFlags(new Command('gather'), catalogue))
    .description('gather items from bare hands in worlds of survival terrain, one world for each seed')
    .argument(
      '<goals...>',
      'items such as diamond; wood for any log; gathering (the paper’s five); techtree (60 items)',
    )
    .option('--amount <n>', 'how many of each', positive, 1)
    .option('--minutes <n>', 'game minutes (default: 20; 30 for a diamond)', positive)
    .addOption(
      new Option('--difficulty <level>', 'how hard monsters hit')
        .choices(['peaceful', 'easy', 'normal', 'hard'])
        .default('easy'),
    )
    .addOption(new Option('--biome <name>', 'where the team starts').choices(SPAWN_BIOMES))
    .option(
      '--teams <list>',
      'sizes of teams that are compared, each in the same worlds, such as 1,3',
      seedList,
    )
    .action((goals: string[], flags: Flags) => gather(goals, flags, catalogue))

async function gather(names: readonly string[], flags: Flags, catalogue: Catalogue): Promise<void> {
  const now = new Date()
  const seeds = flags.seeds ?? seedList(String(flags.seed))
  const byGoal = goalsOf(names).map((goal) =>
    seeds.map((seed) => sourceOf({ ...goal, ...choicesOf(flags), seed })),
  )
  // A goal that has no source in any natural world is refused before a world is made.
  refuseAll(
    byGoal.flatMap((all) => all.slice(0, 1)),
    catalogue,
  )
  const sources = byGoal.flat()
  const usual = usualSetting(flags, flags.model ?? 'expert')
  const { teams = [usual.agents] } = flags
  const conditions = teams.map((agents) => conditionOf({ ...usual, agents }))
  const design = designExperiment(
    {
      ...designOf({ ...flags, seeds: [flags.seed] }, teams.length > 1 ? 'comparison' : 'run', now),
      title: `Gathering ${names.join(', ')} in ${seeds.length} worlds`,
      conditions,
      sources: sources.slice(0, flags.limit),
      wallSeconds: WALL_SECONDS,
    },
    catalogue,
    now,
  )
  const spec = await withReportedContexts(design, catalogue)
  const folder = ExperimentFolder.create(flags.experiments, spec, sources)
  await conduct(folder, { ...flags, catalogue, jobs: jobsOf(flags) })
  printerOf(flags)(`\n${gatheringText(folder, layoutHere(flags))}`)
}

/**
 * Checks one task of each goal.
 * @throws InvalidFileError if one is refused, UsageError naming all of them if several are
 */
function refuseAll(sources: readonly TaskSource[], catalogue: Catalogue): void {
  const refusals = sources.flatMap(({ from, text }) => {
    try {
      checkTask(text, from, catalogue.scenarios)
      return []
    } catch (error) {
      if (isCausalMaceError(error)) return [error]
      throw error
    }
  })
  const [first, ...more] = refusals
  if (first === undefined) return
  throw more.length === 0 ? first : new UsageError(refusals.map(({ message }) => message).join('\n'))
}

/** The goals that some names refer to. */
const goalsOf = (names: readonly string[]): { item: string; seconds: number }[] =>
  names.flatMap((name) => {
    if (name === 'gathering') return [...PAPER_GOALS]
    if (name === 'techtree') return TECHTREE_TARGETS.map((item) => ({ item, seconds: 1800 }))
    return [PAPER_GOALS.find(({ item }) => item === name) ?? { item: name, seconds: 1200 }]
  })

const choicesOf = ({ amount, minutes, difficulty, biome, agents, minecraft }: Flags) => ({
  count: amount,
  difficulty,
  ...(minutes === undefined ? {} : { seconds: 60 * minutes }),
  ...(biome === undefined ? {} : { biome }),
  ...(agents === undefined ? {} : { agents }),
  ...(minecraft === undefined ? {} : { minecraft }),
})

function sourceOf(goal: GatheringGoal): TaskSource {
  const draft = gatheringDraft(goal)
  return {
    from: `${GATHERED_FROM}${draft.id}`,
    text: taskFileText(draft, ['Generated: gathering in the wild.']),
  }
}
