import { type Command, InvalidArgumentError, Option } from 'commander'
import type { UsageError } from '../core/errors.ts'
import type { ServerChoice } from '../experiment/episode-request.ts'
import { LATENCY_FORMS, parseLatency } from '../experiment/latency.ts'
import { TIME_LIMITS, type TimeLimits } from '../experiment/time-limits.ts'
import type { GameVersion } from '../game/version.ts'
import { DEFAULT_ASSIGNMENT, DEFAULT_PLANNER } from '../plugin/builtin.ts'
import type { Catalogue } from '../plugin/catalogue.ts'
import { MAX_AGENTS } from '../task/agent-names.ts'
import { calibrationOption } from './calibration-option.ts'
import { knowledgeOption } from './knowledge-option.ts'
import {
  type ModelFlags,
  transcriptsOption,
  withEpisodeBudgetFlags,
  withModelFlags,
} from './model-options.ts'
import { jsonOption } from './output.ts'
import { type RefinementFlags, withRefinementFlags } from './refinement-options.ts'
import { minecraftOption, rconOption, serverOption } from './server-options.ts'
import { port, wholeNumber } from './whole-number.ts'

/** The flags that `demo` and `run` share, as commander parses them. */
export interface RunFlags extends ModelFlags, RefinementFlags {
  seed: number
  agents?: number
  minecraft?: GameVersion
  clock?: 'fast' | 'realtime'
  server?: ServerChoice
  rcon?: { host: string; port: number }
  port?: number
  planner: string
  calibration?: string[]
  knowledge?: string
  assign: string
  trust: 'judger' | 'reflection'
  repair?: 'on' | 'off'
  latency?: string
  timeLimits?: TimeLimits
  film?: 'on' | 'off'
  /** Plays tasks that `tasks check` refuses. */
  unchecked?: boolean
  runId?: string
  runs: string
  plain?: boolean
  json?: boolean
  view?: boolean
  viewPort: number
  assets?: string
}

export function withRunFlags(command: Command, catalogue: Catalogue): Command {
  return withRefinementFlags(withEpisodeBudgetFlags(withModelFlags(command, catalogue)))
    .option('--seed <n>', 'seed of all randomness', wholeNumber(-(2 ** 31), 2 ** 31 - 1), 1)
    .addOption(agentsOption())
    .addOption(
      new Option(
        '--clock <clock>',
        'fast: virtual time, as fast as the machine allows; realtime: to watch',
      ).choices(['fast', 'realtime']),
    )
    .addOption(minecraftOption())
    .addOption(serverOption())
    .addOption(rconOption())
    .option(
      '--port <n>',
      'TCP port of the embedded server, to join with a game client (realtime)',
      wholeNumber(1, 65535),
    )
    .addOption(plannerOption(catalogue))
    .addOption(calibrationOption())
    .addOption(knowledgeOption())
    .addOption(
      new Option('--assign <strategy>', 'assignment strategy')
        .choices([...catalogue.assignments.ids])
        .default(DEFAULT_ASSIGNMENT),
    )
    .addOption(
      new Option('--trust <whose>', 'how to decide whether a subtask is done')
        .choices(['judger', 'reflection'])
        .default('judger'),
    )
    .addOption(
      new Option(
        '--repair <whether>',
        'repair the graph after refused actions and replan what is left undone (default: on)',
      ).choices(['on', 'off']),
    )
    .option(
      '--latency <time>',
      `game time that a call of the model takes: ${LATENCY_FORMS} (default: none)`,
      latency,
    )
    .addOption(
      new Option(
        '--time-limits <whose>',
        'task: the task file’s limit on game time; villager: VillagerBench’s limits on game time and on action time (default: task)',
      ).choices(TIME_LIMITS),
    )
    .addOption(filmOption())
    .addOption(transcriptsOption())
    .option('--run-id <id>', 'name of the run folder (default: task, seed and time)')
    .option('--runs <folder>', 'folder of all runs', 'runs')
    .option('--plain', 'one line per event, also on a terminal')
    .addOption(jsonOption())
    .option('--view', 'open a page that shows the run, live and as a replay; Ctrl-C closes it')
    .option('--view-port <n>', 'TCP port of that page, 0 for any free one', port, 0)
    .option('--assets <folder|jar>', "textures for that page: your own resource pack, or the game's jar")
}

export const filmOption = (): Option =>
  new Option(
    '--film <whether>',
    'record the visible world, for frames, videos and replays (default: on for single runs, off for experiments)',
  ).choices(['on', 'off'])

export const plannerOption = ({ planners }: Catalogue): Option =>
  new Option('--planner <id>', 'planner').choices([...planners.ids]).default(DEFAULT_PLANNER)

/** The task is resolved for this team size: its supplies, its limits, and its layout if a suite generates it. */
export const agentsOption = (): Option =>
  new Option('--agents <n>', `size of the team, 1 to ${MAX_AGENTS} (default: from the task)`).argParser(
    wholeNumber(1, MAX_AGENTS),
  )

/** Checks a latency and returns it unchanged. */
function latency(text: string): string {
  try {
    parseLatency(text)
    return text
  } catch (error) {
    throw new InvalidArgumentError(`${(error as UsageError).message} Write ${LATENCY_FORMS}.`)
  }
}
