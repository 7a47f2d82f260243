import { join } from 'node:path'
import { z } from 'zod'
import { eventsOf } from '../core/journal/events.ts'
import { median } from '../core/statistics/bootstrap.ts'
import { wilson } from '../core/statistics/intervals.ts'
import { MEASURES } from '../experiment/analysis/measures.ts'
import { comparePaired } from '../experiment/analysis/paired.ts'
import { labelsOf } from '../experiment/matrix/condition.ts'
import { type EpisodeResult, settledResults } from '../experiment/matrix/episode-result.ts'
import type { ExperimentFolder } from '../experiment/matrix/experiment-folder.ts'
import { mixedNote } from '../experiment/matrix/mixed.ts'
import { RunFolder } from '../experiment/run-folder.ts'
import { isLog } from '../game/blocks/kinds/wood.ts'
import { type Journey, journeyOf } from '../scenario/gathering/journey.ts'
import { inPercent } from './number-texts.ts'
import { type Cell, type Table, tableOf } from './table/model.ts'
import { type Block, EVERYTHING, type Layout, printBlocks } from './table/table.ts'

/** Milestones on the way to a diamond, and the items that prove each. */
const MILESTONES: readonly (readonly [title: string, isReachedBy: (item: string) => boolean])[] = [
  ['log', isLog],
  ...[
    'wooden_pickaxe',
    'cobblestone',
    'stone_pickaxe',
    'raw_iron',
    'iron_ingot',
    'iron_pickaxe',
    'raw_gold',
    'gold_ingot',
    'diamond',
  ].map((step) => [step.replaceAll('_', ' '), (item: string) => item === step] as const),
]
/** Time limits at which success is counted (s of game time). */
const LIMITS = [600, 1200, 1800]
/** Success rates of the paper's Table 3 (%), by goal. */
const PAPER: Readonly<Record<string, { causalMace: number; voyager: number }>> = {
  wood: { causalMace: 100, voyager: 100 },
  cobblestone: { causalMace: 100, voyager: 100 },
  'iron-ingot': { causalMace: 82.3, voyager: 76.5 },
  'gold-ingot': { causalMace: 70.6, voyager: 52.9 },
  diamond: { causalMace: 41.1, voyager: 29.4 },
}
const NOT_THE_SAME =
  "The paper's Table 3 is another experiment: worlds of the original game, a language model that plans, limits of time that are not given, and rates that fit about 17 attempts each."

const timeLimitSchema = z.object({ timeLimitMs: z.number() })

/** A run that gathered an item, and its course. */
export interface Played {
  run: string
  goal: string
  /** Seed of the world. */
  world: string
  item: string
  success: boolean
  /** Game time at which it ended (s). */
  seconds: number
  /** The task's time limit (s of game time). */
  limit: number
  journey: Journey
}

/** The source of the tasks that `causalmace gather` generates. */
export const GATHERED_FROM = 'gather/'

/** Whether an experiment was started by `causalmace gather`; only these have the gathering tables. */
export const isGathered = ({ spec }: ExperimentFolder): boolean =>
  spec.tasks.every(({ from }) => from.startsWith(GATHERED_FROM))

/** Terminal output for an experiment that gathers in the wild. */
export const gatheringText = (folder: ExperimentFolder, given: Layout = EVERYTHING): string =>
  printBlocks(gatheringBlocks(folder), {
    ...given,
    note: mixedNote(folder.spec, settledResults(folder.results())),
  })

/** Texts and tables of an experiment that gathers in the wild: success with intervals, milestones, and costs. */
export function gatheringBlocks(folder: ExperimentFolder): Block[] {
  const played = playedIn(folder)
  const goals = [...Map.groupBy(played, ({ goal }) => goal)]
  return [
    ...goalTables(goals),
    ...causesOfDeath(goals),
    ...beginnings(played),
    ...timeDifferences(folder, played),
  ]
}

/** Tables of runs by goal. */
export const goalTables = (goals: Goals): Table[] => [
  successTable(goals),
  milestoneTable(goals),
  effortTable(goals),
]

function playedIn(folder: ExperimentFolder): Played[] {
  const labels = labelsOf(folder.spec.conditions)
  return settledResults(folder.results()).flatMap(({ run, task, outcome, time, condition }): Played[] => {
    if (run === null) return []
    const { events } = RunFolder.open(join(folder.runs, run)).journal()
    const [, item = '', world = ''] = /^gather-(.+)-(\d+)$/.exec(task) ?? []
    const goal = labels.size > 1 ? `${item}, ${labels.get(condition)}` : item
    const limit = timeLimitSchema.parse(eventsOf(events, 'run.started')[0]?.data.task).timeLimitMs / 1000
    const success = outcome === 'success'
    return [{ run, goal, world, item, success, seconds: time.elapsed, limit, journey: journeyOf(events) }]
  })
}

type Goals = readonly (readonly [goal: string, runs: readonly Played[]])[]

function successTable(goals: Goals): Table {
  const [paper, voyager] = ['paper', 'Voyager there']
  const rows = goals.map(([goal, runs]): Cell[] => {
    const published = PAPER[runs[0]?.item ?? '']
    return [
      goal,
      runs.length,
      ...LIMITS.map((limit) => {
        const hits = runs.filter(({ success, seconds }) => success && seconds <= limit).length
        return { ...inPercent(wilson({ hits, n: runs.length })), places: 0 }
      }),
      ...[published?.causalMace, published?.voyager].map((rate) => rate ?? '–'),
    ]
  })
  const head = [
    'gathered',
    'worlds',
    ...LIMITS.map((limit) => `in ${limit / 60} min (%)`),
    `${paper} (%)`,
    `${voyager} (%)`,
  ]
  return tableOf(head, rows, {
    spare: [`${voyager} (%)`, `${paper} (%)`],
    id: 'gathering',
    caption: 'Success within a time limit, with 95 % intervals (Wilson).',
    notes: [NOT_THE_SAME],
  })
}

function milestoneTable(goals: Goals): Table {
  const rows = MILESTONES.flatMap(([title, isReachedBy]) => {
    const cells = goals.map(([, runs]) => {
      const times = runs.flatMap(({ journey: { firsts } }) => {
        const found = [...firsts].flatMap(([name, at]) => (isReachedBy(name) ? [at] : []))
        return found.length === 0 ? [] : [Math.min(...found)]
      })
      return times.length === 0 ? '–' : `${median(times).toFixed(0)} (${times.length}/${runs.length})`
    })
    return cells.some((cell) => cell !== '–') ? [[title, ...cells]] : []
  })
  const names = goals.map(([goal]) => goal)
  return tableOf(['first carried (s)', ...names], rows, {
    id: 'milestones',
    caption: 'Milestones: median time, and in how many runs.',
  })
}

function effortTable(goals: Goals): Table {
  const rows = goals.map(([goal, runs]) => {
    const mean = (of: (journey: Journey) => number | null | undefined) => {
      const values = runs.flatMap(({ journey }) => of(journey) ?? [])
      return values.length === 0 ? '–' : (values.reduce((a, b) => a + b, 0) / values.length).toFixed(1)
    }
    return [
      goal,
      mean(({ deaths }) => deaths),
      mean(({ wornOut }) => wornOut),
      mean(({ walked }) => walked),
      mean(({ distances }) => distances['tree']),
      mean(({ distances }) => distances['stone']),
      mean(({ distances }) => distances['cave']),
    ]
  })
  const head = [
    'mean of a run',
    'deaths',
    'tools worn out',
    'walked (blocks)',
    'to tree',
    'to stone',
    'to cave',
  ]
  return tableOf(head, rows, {
    spare: ['to cave', 'to stone', 'to tree'],
    id: 'effort',
    caption: 'Effort of a run, and how far things are from the spawn (blocks).',
  })
}

/** The agents' causes of death. */
function causesOfDeath(goals: Goals): string[] {
  const lines = goals.flatMap(([goal, runs]) => {
    const causes = runs.flatMap(({ journey }) => journey.causes)
    return causes.length === 0 ? [] : [`${goal}: ${frequencies(causes)}`]
  })
  return lines.length === 0 ? [] : [`Causes of death\n${lines.join('\n')}`]
}

/** The biomes in which teams started, counting each world once. */
function beginnings(played: readonly Played[]): string[] {
  const biomes = new Map(played.map(({ world, journey: { biome } }) => [world, biome]))
  const known = [...biomes.values()].filter((biome) => biome !== undefined)
  return known.length === 0 ? [] : [`Worlds begin in: ${frequencies(known)}`]
}

/** How often each of some words occurs, the most frequent first. */
function frequencies(words: readonly string[]): string {
  const times = [...Map.groupBy(words, (word) => word)].map(([word, all]) => ({ word, n: all.length }))
  times.sort((a, b) => b.n - a.n || a.word.localeCompare(b.word))
  return times.map(({ word, n }) => `${word} × ${n}`).join(', ')
}

/** How much earlier one condition reaches the goal than another, in the same worlds. */
function timeDifferences(folder: ExperimentFolder, played: readonly Played[]): string[] {
  const results = settledResults(folder.results())
  const labels = labelsOf(folder.spec.conditions)
  const taken = new Map(played.map(({ run, success, seconds, limit }) => [run, success ? seconds : limit]))
  const difference = (a: EpisodeResult, b: EpisodeResult): number | undefined => {
    const [mine, other] = [taken.get(a.run ?? ''), taken.get(b.run ?? '')]
    return mine === undefined || other === undefined ? undefined : mine - other
  }
  const measure = { ...MEASURES.seconds, id: 'secondsUntilObtained', difference }
  const [first, ...others] = folder.spec.conditions.map(({ id }) => ({
    label: labels.get(id),
    results: results.filter(({ condition }) => condition === id),
  }))
  if (first === undefined) return []
  return others.map((other) => {
    const found = comparePaired(measure, other.results, first.results)
    const { mean, low, high } = found.difference
    const what = `Time until all is obtained, ${other.label} − ${first.label}`
    const interval = `[${low.toFixed(0)}, ${high.toFixed(0)}]`
    return `${what}: ${mean.toFixed(0)} s ${interval} (95 %, paired, n = ${found.pairs} worlds; who does not obtain it counts as the time limit)`
  })
}
