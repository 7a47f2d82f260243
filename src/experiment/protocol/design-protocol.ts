import { join } from 'node:path'
import { UsageError } from '../../core/errors.ts'
import { detectableDifference } from '../../core/statistics/detectable.ts'
import type { Catalogue } from '../../plugin/catalogue.ts'
import { parseTask } from '../../task/load-task.ts'
import { type Condition, conditionOf, DEFAULT_SETTING, parseCondition } from '../matrix/condition.ts'
import { type Design, designExperiment } from '../matrix/design-experiment.ts'
import {
  type Cell,
  type Contrast,
  type ExperimentSpec,
  type PlannedComparison,
  plannedEpisodesOf,
} from '../matrix/experiment-spec.ts'
import { findTasks, type TaskSource } from '../matrix/find-tasks.ts'
import { whyNotCompared } from '../matrix/played-tasks.ts'
import type { Protocol, ProtocolBlock, ProtocolFile } from './protocol-file.ts'

export interface ProtocolOptions {
  catalogue: Catalogue
  /** Name of the experiment. */
  id: string
  /** Plays only the primary block, with the seeds of the pilot. */
  pilot?: boolean
  /** Seeds that replace those of all blocks, with the reason. */
  instead?: { seeds: readonly number[]; because: string } | undefined
  /** Time at which the experiment is designed. */
  now: Date
  /** Settings that the protocol leaves open. */
  playing?: Pick<Design, 'shard' | 'film' | 'wallSeconds' | 'modelSettings' | 'budget' | 'episodeBudget'>
}

/**
 * Turns a protocol into the specification of an experiment.
 * @throws InvalidFileError if the number of episodes is not the one in the protocol; errors of `findTasks` and `designExperiment`
 */
export function designProtocol(
  file: ProtocolFile,
  { catalogue, id, pilot = false, instead, now, playing = {} }: ProtocolOptions,
): { spec: ExperimentSpec; sources: TaskSource[] } {
  const { protocol } = file
  const { primary, title, question, timeLimits, exclude } = protocol
  const sources = new Map<string, TaskSource>()
  const conditions = new Map<string, Condition>()
  const cellsOf = (block: ProtocolBlock, index: number): Cell[] => {
    const tasks = tasksOf(file, index, catalogue).map((source) => {
      const { id: task } = parseTask(source.text, source.from, catalogue.scenarios)
      // A suite that is part of another has the same tasks.
      if (!sources.has(task)) sources.set(task, source)
      return task
    })
    return combinationsOf(block).map((changes) => {
      const own = (block.conditions ?? Object.keys(protocol.conditions)).map((name) => {
        const condition = conditionNamed(protocol, name, changes)
        conditions.set(condition.id, condition)
        return { id: condition.id, name }
      })
      const idOf = (name: string) => own.find((one) => one.name === name)?.id ?? name
      return {
        name: cellName(block, changes),
        conditions: own,
        tasks,
        seeds: block.seeds,
        contrasts: block.contrasts.map(([a, b]) => ({ name: `${a} − ${b}`, a: idOf(a), b: idOf(b) })),
      }
    })
  }
  const cells = protocol.blocks.flatMap(cellsOf)
  const deciding = cells.find(({ name }) => name === primary.block) as Cell
  const comparisonIn = ({ block, measure, contrast: [a, b] }: Protocol['primary']): PlannedComparison => {
    const cell = cells.find(({ name }) => name === block) as Cell
    return {
      measure,
      cell: cell.name,
      contrast: cell.contrasts.find(({ name }) => name === `${a} − ${b}`) as Contrast,
    }
  }
  const first = comparisonIn(primary)
  const seedsOf = (cell: Cell) => (pilot ? protocol.pilot.seeds : (instead?.seeds ?? cell.seeds))
  const played = (pilot ? [deciding] : cells).map((cell) => ({ ...cell, seeds: [...seedsOf(cell)] }))
  const used = [...sources].flatMap(([task, source]) =>
    played.some(({ tasks }) => tasks.includes(task)) ? [source] : [],
  )
  const found = protocol.pilot.found
  const spec = designExperiment(
    {
      ...playing,
      id,
      kind: 'comparison',
      title,
      conditions: [...conditions.values()].filter((one) => isIn(played, one)),
      sources: used,
      seeds: [...new Set(played.flatMap((cell) => cell.seeds))],
      timeLimits,
      retries: exclude.infrastructure.retries,
      plan: {
        protocol: file.sha256,
        question,
        cells: played,
        primary: first,
        secondary: protocol.secondary.map(comparisonIn),
        measures: protocol.measures,
        episodes: protocol.episodes,
        mostLeftOut: exclude.infrastructure.atMost,
        detectable: detectableBy(found, deciding),
        isPilot: pilot,
        deviation: instead === undefined ? null : `seeds ${instead.seeds.join(', ')}: ${instead.because}`,
      },
    },
    catalogue,
    now,
  )
  const { shard: _part, ...whole } = spec
  refuseOtherNumber(
    file,
    plannedEpisodesOf({ ...whole, plan: { ...spec.plan, cells } as typeof spec.plan }).length,
  )
  refusePrimary(file, deciding, first.contrast, spec)
  return { spec, sources: used }
}

/**
 * The smallest difference that the primary cell detects in 80 % of simulated experiments; null without a pilot, or with one
 * episode.
 */
function detectableBy(found: Protocol['pilot']['found'], { tasks, seeds }: Cell): number | null {
  if (found === undefined) return null
  const least = detectableDifference({ components: found }, { tasks: tasks.length, seeds: seeds.length })
  return Number.isFinite(least) ? least : null
}

/** @throws InvalidFileError with the line of a name that matches no task */
function tasksOf(
  { protocol, folder, errorOf }: ProtocolFile,
  index: number,
  catalogue: Catalogue,
): TaskSource[] {
  const names = protocol.blocks[index]?.tasks ?? []
  return names.flatMap((name, place) => {
    try {
      return findTasks([name.startsWith('./') ? join(folder, name) : name], catalogue)
    } catch (error) {
      if (!(error instanceof UsageError)) throw error
      const message = [error.message, error.hint].filter((part) => part !== undefined).join(' ')
      throw errorOf([{ path: ['blocks', index, 'tasks', place], message }])
    }
  })
}

type Changes = { agents?: number; model?: string; latency?: string }

/** All combinations of a block's teams, models and latencies. */
function combinationsOf({ teams, models, latencies }: ProtocolBlock): Changes[] {
  const over = <Key extends keyof Changes>(key: Key, values: readonly NonNullable<Changes[Key]>[] = []) =>
    values.length === 0 ? [{}] : values.map((value): Changes => ({ [key]: value }))
  return over('agents', teams).flatMap((team) =>
    over('model', models).flatMap((model) =>
      over('latency', latencies).map((latency) => ({ ...team, ...model, ...latency })),
    ),
  )
}

/** The block's id, and the factors that distinguish its cells. */
function cellName({ id, teams = [], models = [], latencies = [] }: ProtocolBlock, changes: Changes): string {
  const { agents, model, latency } = changes
  return [
    id,
    ...(teams.length > 1 ? [`${agents} agents`] : []),
    ...(models.length > 1 ? [model] : []),
    ...(latencies.length > 1 ? [latency === 'none' ? 'no latency' : latency] : []),
  ].join(' · ')
}

function conditionNamed({ usual, conditions }: Protocol, name: string, changes: Changes): Condition {
  const shared = usual === undefined ? DEFAULT_SETTING : settingOf(parseCondition(usual, DEFAULT_SETTING))
  const setting = settingOf(parseCondition(conditions[name] ?? name, shared))
  const { agents, model, latency } = { ...setting, ...changes }
  const where = [agents === null ? 'team of the task' : `${agents} agents`, model, latency]
  return conditionOf({ ...setting, ...changes }, `${name} · ${where.join(' · ')}`)
}

const settingOf = ({ id: _id, label: _label, ...setting }: Condition) => setting

const isIn = (cells: readonly Cell[], { id }: Condition): boolean =>
  cells.some(({ conditions }) => conditions.some((one) => one.id === id))

/** The primary comparison must be possible. */
function refusePrimary(
  { errorOf }: ProtocolFile,
  cell: Cell,
  contrast: Contrast,
  spec: ExperimentSpec,
): void {
  const tasks = spec.tasks.filter(({ id }) => cell.tasks.includes(id))
  const why = whyNotCompared({ ...spec, tasks }, contrast)
  if (why === undefined) return
  const message = `${contrast.name} cannot be compared, because it is not applicable: ${why}`
  throw errorOf([{ path: ['primary', 'contrast'], message }])
}

function refuseOtherNumber({ protocol, errorOf }: ProtocolFile, found: number): void {
  if (found === protocol.episodes) return
  const message = `is ${protocol.episodes}, but the blocks have ${found}`
  throw errorOf([{ path: ['episodes'], message }])
}
