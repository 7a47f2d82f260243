import { type Command, InvalidArgumentError, Option } from 'commander'
import { UsageError } from '../core/errors.ts'
import { parseThreshold, type Threshold } from '../experiment/analysis/thresholds.ts'
import type { Setting } from '../experiment/matrix/condition.ts'
import type { Design } from '../experiment/matrix/design-experiment.ts'
import { capacityHere } from '../experiment/pool/capacity.ts'
import { parseSeeds } from '../experiment/protocol/seeds.ts'
import { allOption } from './layout.ts'
import { budgetOf, type EndpointFlags, endpointSettings, episodeBudgetOf } from './model-options.ts'
import { embeddedVersion } from './played-version.ts'
import { type PoolFlags, withPoolFlags } from './pool-options.ts'
import { plannerIn } from './refinement-options.ts'
import type { RunFlags } from './run-options.ts'
import { untilOption } from './until-option.ts'
import { fromZero, positive } from './whole-number.ts'

/** How long an experiment waits for an endpoint that is down (minutes): a night is longer than most outages. */
const PATIENCE_MINUTES = 30

/** The flags for playing any experiment: every verb that starts one has them. */
export interface PlayingFlags extends PoolFlags {
  jobs?: number
  id?: string
  experiments: string
  wall: number
  plain?: boolean
  all?: boolean
  failUnder?: Threshold[]
  shard?: { part: number; of: number }
  until?: number
  lock?: number
}

export function withPlayingFlags(command: Command): Command {
  return withPoolFlags(command)
    .option('--jobs <n>', 'episodes at a time (default: as many as cores and memory allow)', positive)
    .option('--id <id>', 'name of the experiment (default: kind and time)')
    .option('--experiments <folder>', 'folder of all experiments', 'experiments')
    .addOption(allOption())
    .option(
      '--shard <i/n>',
      'play only this part of the episodes, such as 2/8; `merge` joins the parts',
      shard,
    )
    .addOption(failUnderOption())
    .addOption(untilOption())
    .addOption(claimLockOption())
    .option('--wall <s>', 'seconds of wall time after which an episode is abandoned', positive, 900)
}

/** The flags that select episodes when there is no protocol, as commander parses them. */
export interface ExperimentFlags extends PlayingFlags {
  seeds?: number[]
  epochs?: number
  limit?: number
  retries: number
}

export const withExperimentFlags = (command: Command): Command =>
  withPlayingFlags(command)
    .option('--seeds <list>', 'seeds, such as 1-5 or 1,4,9', seedList)
    .option('--epochs <n>', 'times to play each episode, for models whose replies vary', positive)
    .option('--limit <n>', 'only the first tasks', positive)
    .option(
      '--retries <n>',
      'times to replay an episode that ended with an infrastructure fault',
      fromZero,
      2,
    )

/** Conditions that an experiment must fulfil; otherwise its exit code is 1. */
export const failUnderOption = (): Option =>
  new Option(
    '--fail-under <measure=x>',
    'exit with 1 unless each condition reaches this mean, such as cr=0.95 or success=1; can be repeated',
  ).argParser((text: string, before: Threshold[] = []) => [...before, parseThreshold(text)])

/** Time without a sign of life after which a runner on another machine takes an experiment over. */
export const claimLockOption = (): Option =>
  new Option(
    '--lock <s>',
    'seconds for which this process may be silent before one on another machine may take the experiment over (default: 30)',
  ).argParser(positive)

export const jobsOf = ({ jobs }: Pick<ExperimentFlags, 'jobs'>): number => jobs ?? capacityHere()

/** The setting for conditions that do not specify one. */
export const usualSetting = (flags: RunFlags, model: string): Setting => ({
  planner: plannerIn(flags),
  assignment: flags.assign,
  model,
  agents: flags.agents ?? null,
  trust: flags.trust,
  repair: flags.repair !== 'off',
  latency: flags.latency ?? 'none',
})

/**
 * The part of a design that comes from flags.
 * @throws UsageError for flags that apply only to single runs.
 */
export function designOf(
  flags: RunFlags & ExperimentFlags,
  kind: Design['kind'],
  now: Date,
): Omit<Design, 'title' | 'conditions' | 'sources'> {
  const single = ['record', 'replay', 'server', 'rcon', 'port', 'runId'] as const
  const given = single.find((flag) => flags[flag] !== undefined)
  if (given !== undefined) {
    throw new UsageError(
      `--${given.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)} is for single runs.`,
      {
        hint: 'Many episodes are played in the embedded world, each in a process of its own.',
      },
    )
  }
  return {
    id: nameOf(flags, `${kind}-${stamp(now)}`),
    kind,
    seeds: flags.seeds ?? [flags.seed],
    epochs: flags.epochs ?? 1,
    clock: flags.clock ?? 'fast',
    timeLimits: flags.timeLimits ?? 'task',
    retries: flags.retries,
    ...playingOf(flags),
    ...(flags.minecraft === undefined ? {} : { minecraft: embeddedVersion(flags.minecraft) }),
  }
}

/** Name of an experiment; the name of a shard is marked as such. */
export const nameOf = ({ id, shard }: Pick<PlayingFlags, 'id' | 'shard'>, usual: string): string =>
  `${id ?? usual}${shard === undefined ? '' : shardSuffix(shard)}`

/** Settings for playing an experiment, according to the flags. */
export const playingOf = (
  flags: PlayingFlags & EndpointFlags & { film?: 'on' | 'off' },
): Pick<Design, 'shard' | 'film' | 'wallSeconds' | 'modelSettings' | 'budget' | 'episodeBudget'> => ({
  ...(flags.shard === undefined ? {} : { shard: flags.shard }),
  film: flags.film === 'on',
  wallSeconds: flags.wall,
  modelSettings: modelSettingsOf(flags),
  budget: budgetOf(flags),
  episodeBudget: episodeBudgetOf(flags),
})

function modelSettingsOf({
  concurrency,
  perMinute,
  patience = PATIENCE_MINUTES,
  price,
  prices,
  transcripts,
  ...flags
}: EndpointFlags) {
  return {
    patienceMs: 60_000 * patience,
    ...(price === undefined ? {} : { price }),
    ...(prices === undefined ? {} : { prices }),
    ...(transcripts === undefined ? {} : { transcripts }),
    ...endpointSettings(flags),
    ...(concurrency === undefined ? {} : { concurrency }),
    ...(perMinute === undefined ? {} : { perMinute }),
  }
}

/** The suffix of a shard's name; the merged experiment has the name without it. */
export const SHARD_SUFFIX = /\.shard-\d+-of-\d+$/
const shardSuffix = ({ part, of }: { part: number; of: number }): string => `.shard-${part}-of-${of}`

function shard(text: string): { part: number; of: number } {
  const [, part, of] = /^(\d+)\/(\d+)$/.exec(text) ?? []
  const found = { part: Number(part), of: Number(of) }
  if (found.part >= 1 && found.part <= found.of) return found
  throw new InvalidArgumentError(`"${text}" is not a part of a whole, such as 2/8.`)
}

export function stamp(at: Date): string {
  return at
    .toISOString()
    .replace(/\.\d+Z$/, '')
    .replaceAll(/[-:]/g, '')
    .replace('T', '-')
}

/** `1-5`, `1,4,9`, `1-3,8`. */
export function seedList(text: string): number[] {
  const seeds = parseSeeds(text)
  if (seeds !== undefined) return seeds
  throw new InvalidArgumentError(`"${text}" is not a list of seeds, such as 1-5 or 1,4,9.`)
}
