/* The benefit of causal refinement, by profile, method and scenario (see bench.ts). */
import Table from 'cli-table3'
import { packagePath } from '../../src/core/package-root.ts'
import { mean } from '../../src/core/statistics/bootstrap.ts'
import { type Bounds, crossedMean, type Measurement, SHARE } from '../../src/core/statistics/crossed.ts'
import type { Interval } from '../../src/core/statistics/intervals.ts'
import { loadRules } from '../../src/planner/causal/rules.ts'
import { calibrationSheet } from '../../src/report/terminal/calibration-sheet.ts'
import { type Measured, type Method, measure, sheetOf } from './measure.ts'
import { flags } from './planning-flags.ts'
import { scaling } from './scaling.ts'
import { planningTasks } from './tasks.ts'

const TESTED = 'tested'
const METHODS: readonly Method[] = [
  { id: 'initial graph', decision: 'none' },
  { id: 'random-drop', decision: 'random-drop' },
  { id: 'paper, fair', decision: 'paper', rules: loadRules(packagePath('rules', 'paper.yaml')) },
  { id: 'paper, 17 rules', decision: 'paper' },
  { id: 'vote', decision: 'vote' },
  { id: TESTED, decision: 'tested' },
]
const isWanted = (part: string) => flags.only === undefined || flags.only.split(',').includes(part)
const PROFILES = ['perfect', 'strong', 'medium', 'weak'].filter(isWanted)
/** Profiles and figures that the promises below are about. */
const PROMISED = ['strong', 'medium'].filter(isWanted)
const GAIN = 0.03
const CALLS = 80
const WAVES = 4

interface Row {
  profile: string
  family: string
  task: string
  seed: number
  method: string
  measured: Measured
}

const tasks = planningTasks().filter((_, index) => !flags.quick || index % 10 === 0)
const seeds = Array.from({ length: Number(flags.seeds ?? 10) }, (_, index) => index + 1)
const started = Date.now()
const say = (text: string) => process.stderr.write(`${text}\n`)
const print = (title: string, body: string) => process.stdout.write(`\n${title}\n${body}\n`)

const rows: Row[] = []
for (const profile of PROFILES) {
  for (const method of METHODS) {
    for (const { family, task, subtasks } of tasks) {
      for (const seed of seeds) {
        const measured = await measure(task, subtasks, { profile, seed, method })
        rows.push({ profile, family, task: task.id, seed, method: method.id, measured })
      }
    }
    say(`${profile}, ${method.id}: done after ${((Date.now() - started) / 1000).toFixed(0)} s`)
  }
}

const text = ({ mean: centre, low, high }: Interval, digits = 3): string =>
  `${centre.toFixed(digits)} [${low.toFixed(digits)}, ${high.toFixed(digits)}]`
const percent = (share: number) => (Number.isNaN(share) ? '–' : `${(100 * share).toFixed(1)} %`)
const measurements = (list: readonly Row[], of: (measured: Measured) => number): Measurement[] =>
  list.map(({ task, seed, measured }) => ({ task, seed, value: of(measured) }))
const f1Of = (list: readonly Row[]) =>
  crossedMean(
    measurements(list, ({ f1 }) => f1),
    SHARE,
  )

/** One table row about a set of runs. */
function numbers(list: readonly Row[]): string[] {
  const sum = (of: (measured: Measured) => number) =>
    list.reduce((total, { measured }) => total + of(measured), 0)
  return [
    String(list.length),
    String(list.filter(({ measured }) => measured.lost).length),
    text(f1Of(list)),
    percent(list.filter(({ measured }) => measured.nullKept > 0).length / list.length),
    percent(sum((m) => m.nullKept) / sum((m) => m.nullEdges)),
    String(sum((m) => m.nullCertified)),
    percent(list.filter(({ measured }) => measured.executable).length / list.length),
    mean(list.flatMap(({ measured }) => (measured.lost ? [] : [measured.hamming]))).toFixed(2),
    mean(list.map(({ measured }) => measured.calls)).toFixed(1),
    mean(list.flatMap(({ measured }) => (measured.lost ? [] : [measured.waves]))).toFixed(1),
    (mean(list.map(({ measured }) => measured.tokens)) / 1000).toFixed(1),
  ]
}

const HEAD = [
  'n',
  'lost',
  'F1 of the closure',
  'with a false edge',
  'false edges kept',
  'certified',
  'executable',
  'SHD',
  'calls',
  'waves',
  'k tokens',
]
const table = (head: string[], body: string[][], left = 2): string => {
  const made = new Table({
    style: { head: [], border: [], compact: true },
    head,
    colAligns: head.map((_, index) => (index < left ? 'left' : 'right')),
  })
  made.push(...body)
  return made.toString()
}

const where = (wanted: Partial<Row>): Row[] =>
  rows.filter((row) => Object.entries(wanted).every(([key, value]) => row[key as keyof Row] === value))

/** Bounds of differences of F1. */
const GAINS: Bounds = { low: -1, high: 1 }

/** The gain of `tested` over another method, by task and seed. */
function gains(list: readonly Row[], other: string): Measurement[] {
  const key = ({ profile, task, seed }: Row) => `${profile} ${task} ${seed}`
  const others = new Map(list.filter(({ method }) => method === other).map((row) => [key(row), row]))
  return list.flatMap((row): Measurement[] => {
    const against = row.method === TESTED ? others.get(key(row)) : undefined
    if (against === undefined) return []
    return [{ task: row.task, seed: row.seed, value: row.measured.f1 - against.measured.f1 }]
  })
}

process.stdout.write(
  `Simulated models only: the expert with seeded errors. ${tasks.length} tasks × ${seeds.length} seeds. A plan is lost when too few replies can be used; it counts with an F1 of 0. Intervals: 95 %, tasks and seeds both random.\n`,
)
print(
  'By profile and method',
  table(
    ['profile', 'method', ...HEAD],
    PROFILES.flatMap((profile) =>
      METHODS.map(({ id }) => [profile, id, ...numbers(where({ profile, method: id }))]),
    ),
  ),
)
const families = [...new Set(tasks.map(({ family }) => family))]
print(
  'By scenario',
  table(
    ['profile', 'scenario', 'method', ...HEAD],
    PROMISED.flatMap((profile) =>
      families.flatMap((family) =>
        METHODS.map(({ id }) => [profile, family, id, ...numbers(where({ profile, family, method: id }))]),
      ),
    ),
    3,
  ),
)
print(
  `F1 of ${TESTED} less that of others (same task, same seed)`,
  table(
    ['profile', 'scenario', ...METHODS.filter(({ id }) => id !== TESTED).map(({ id }) => id)],
    PROFILES.flatMap((profile) =>
      [undefined, ...families].map((family) => {
        const list = where(family === undefined ? { profile } : { profile, family })
        const differences = METHODS.filter(({ id }) => id !== TESTED).map(({ id }) =>
          text(crossedMean(gains(list, id), GAINS)),
        )
        return [profile, family ?? 'all', ...differences]
      }),
    ),
  ),
)
for (const profile of PROFILES) {
  const sheets = await Promise.all(seeds.map((seed) => sheetOf(profile, seed)))
  const counts = Object.entries(Object.groupBy(sheets, ({ verdict }) => verdict))
  print(
    `Calibration of ${profile}: ${counts.map(([verdict, list]) => `${verdict} for ${list.length} of ${seeds.length} seeds`).join(', ')}; ${mean(sheets.map(({ calls }) => calls)).toFixed(0)} questions each. Seed 1:`,
    calibrationSheet(sheets[0] as (typeof sheets)[number]),
  )
}
const { table: sizes, largest } = isWanted('scaling') ? await scaling() : { table: '', largest: undefined }
if (largest !== undefined) print('Scaling (processor time; each size in a separate process)', sizes)

const lowest = (profile: string, other: string) => crossedMean(gains(where({ profile }), other), GAINS).low
const wavesOf = (profile: string) =>
  mean(where({ profile, method: TESTED }).flatMap(({ measured }) => (measured.lost ? [] : [measured.waves])))
const callsOf = (profile: string) =>
  mean(where({ profile, method: TESTED }).map(({ measured }) => measured.calls))
const promises: [text: string, kept: boolean][] = [
  ...PROMISED.flatMap((profile): [string, boolean][] => [
    ...families.map((family): [string, boolean] => [
      `${profile}, ${family}: F1 of tested at least ${GAIN} above the initial graph`,
      mean(gains(where({ profile, family }), 'initial graph').map(({ value }) => value)) >= GAIN,
    ]),
    [`${profile}: at most ${CALLS} calls a plan`, callsOf(profile) <= CALLS],
    [
      `${profile}: at most ${WAVES} rounds of questions a plan, asked one after another`,
      wavesOf(profile) <= WAVES,
    ],
    ...['vote', 'paper, fair', 'random-drop'].map((other): [string, boolean] => [
      `${profile}: F1 of tested above ${other}, interval above zero`,
      lowest(profile, other) > 0,
    ]),
  ]),
  ...(largest === undefined
    ? []
    : ([
        ['10,000 subtasks: under 2 s', largest.ms < 2000],
        ['10,000 subtasks: under 300 MB', largest.maxRssMb < 300],
        ['growth exponent at most 1.2', largest.exponent <= 1.2],
      ] satisfies [string, boolean][])),
]
print('Promises', promises.map(([what, kept]) => `${kept ? 'kept    ' : 'BROKEN  '}${what}`).join('\n'))
if (promises.some(([, kept]) => !kept)) process.exitCode = 1
say(`took ${((Date.now() - started) / 1000).toFixed(0)} s`)
