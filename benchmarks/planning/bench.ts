/*
 * `npm run bench:planning`: measures the benefit of causal refinement with simulated models whose errors are known
 * (profiles/simulated.yaml), on tasks whose true dependencies are derived from the game's data. Every comparison is paired
 * by task and seed. `-- --seeds 3` uses fewer seeds, `-- --quick` a tenth of the tasks.
 */
import { parseArgs } from 'node:util'
import Table from 'cli-table3'
import { createRandom } from '../../src/core/random.ts'
import { bootstrapMean, mean } from '../../src/core/statistics/bootstrap.ts'
import { type Interval, wilson } from '../../src/core/statistics/intervals.ts'
import { type Measured, type Method, measure } from './measure.ts'
import { scaling } from './scaling.ts'
import { planningTasks } from './tasks.ts'

const { values: flags } = parseArgs({
  options: {
    seeds: { type: 'string', default: '10' },
    'pairwise-seeds': { type: 'string', default: '2' },
    quick: { type: 'boolean', default: false },
  },
})

const METHODS: readonly Method[] = [
  { id: 'initial graph', options: { decision: 'none' } },
  { id: 'paper', options: { decision: 'paper', query: 'pairwise', samples: 1 } },
  { id: 'tested', options: {} },
]
/** The query plans to compare, each with its most suitable decision rule. */
const PLANS: readonly Method[] = [
  { id: 'tested, adaptive', options: {} },
  { id: 'tested, per-node, 5 samples', options: { query: 'per-node', samples: 5 } },
  { id: 'tested, pairwise, 5 samples', options: { query: 'pairwise', samples: 5 } },
  { id: 'paper, pairwise, 1 sample', options: { decision: 'paper', query: 'pairwise', samples: 1 } },
]
const PROFILES = ['perfect', 'strong', 'medium', 'weak']

interface Row {
  profile: string
  family: string
  task: string
  seed: number
  method: string
  measured: Measured
}

const tasks = planningTasks().filter((_, index) => !flags.quick || index % 10 === 0)
const started = Date.now()
const say = (text: string) => process.stderr.write(`${text}\n`)

async function runAll(profiles: readonly string[], methods: readonly Method[], seeds: number) {
  const rows: Row[] = []
  let failed = 0
  for (const profile of profiles) {
    for (const method of methods) {
      for (const { family, task, subtasks } of tasks) {
        for (let seed = 1; seed <= seeds; seed++) {
          const measured = await measure(task, subtasks, { profile, seed, method })
          if (measured === undefined) failed++
          else rows.push({ profile, family, task: task.id, seed, method: method.id, measured })
        }
      }
      say(`${profile}, ${method.id}: done after ${((Date.now() - started) / 1000).toFixed(0)} s`)
    }
  }
  return { rows, failed }
}

const text = ({ mean: centre, low, high }: Interval, digits = 3): string =>
  `${centre.toFixed(digits)} [${low.toFixed(digits)}, ${high.toFixed(digits)}]`
const percent = ({ mean: centre, low, high }: Interval): string =>
  Number.isNaN(centre)
    ? 'none to keep'
    : `${(100 * centre).toFixed(1)} % [${(100 * low).toFixed(1)}, ${(100 * high).toFixed(1)}]`
const random = () => createRandom(1)
const sum = (rows: readonly Row[], of: (measured: Measured) => number) =>
  rows.reduce((total, { measured }) => total + of(measured), 0)

/** One table row about a set of runs. */
function numbers(rows: readonly Row[]): string[] {
  const f1 = bootstrapMean(
    rows.map(({ measured }) => measured.f1),
    random(),
  )
  const nulls = wilson({ hits: sum(rows, (m) => m.nullKept), n: sum(rows, (m) => m.nullEdges) })
  return [
    String(rows.length),
    text(f1),
    percent(nulls),
    `${((100 * rows.filter(({ measured }) => measured.executable).length) / rows.length).toFixed(1)} %`,
    mean(rows.map(({ measured }) => measured.hamming)).toFixed(2),
    mean(rows.map(({ measured }) => measured.calls)).toFixed(1),
    (mean(rows.map(({ measured }) => measured.tokens)) / 1000).toFixed(1),
  ]
}

const HEAD = ['n', 'F1 of the closure', 'null edges kept', 'executable', 'SHD', 'calls', 'k tokens']
const table = (head: string[], rows: string[][], left = 2): string => {
  const made = new Table({
    style: { head: [], border: [], compact: true },
    head,
    colAligns: head.map((_, index) => (index < left ? 'left' : 'right')),
  })
  made.push(...rows)
  return made.toString()
}

const pairsOf = (rows: readonly Row[], a: string, b: string, of: (m: Measured) => number): number[] => {
  const key = ({ profile, task, seed }: Row) => `${profile} ${task} ${seed}`
  const others = new Map(rows.filter(({ method }) => method === b).map((row) => [key(row), row]))
  return rows
    .filter(({ method }) => method === a)
    .flatMap((row) => {
      const other = others.get(key(row))
      return other === undefined ? [] : [of(row.measured) - of(other.measured)]
    })
}

const print = (title: string, body: string) => process.stdout.write(`\n${title}\n${body}\n`)

const main = await runAll(PROFILES, METHODS, Number(flags.seeds))
process.stdout.write(
  `Simulated models only: the expert with seeded errors. ${tasks.length} tasks, ${flags.seeds} seeds; ${main.failed} plans without a usable reply are left out.\n`,
)
print(
  'By profile and decision (means with 95 % intervals: bootstrap over runs, Wilson for shares)',
  table(
    ['profile', 'decision', ...HEAD],
    PROFILES.flatMap((profile) =>
      METHODS.map(({ id }) => [
        profile,
        id,
        ...numbers(main.rows.filter((row) => row.profile === profile && row.method === id)),
      ]),
    ),
  ),
)
print(
  'Paired differences in F1 (same task, same seed)',
  table(
    ['profile', 'difference', 'pairs', 'mean [95 %]'],
    PROFILES.flatMap((profile) =>
      ['initial graph', 'paper'].map((other) => {
        const ofProfile = main.rows.filter((row) => row.profile === profile)
        const differences = pairsOf(ofProfile, 'tested', other, ({ f1 }) => f1)
        return [
          profile,
          `tested - ${other}`,
          String(differences.length),
          text(bootstrapMean(differences, random()), 4),
        ]
      }),
    ),
  ),
)
print(
  'By family, profile strong',
  table(
    ['family', 'decision', ...HEAD],
    [...new Set(tasks.map(({ family }) => family))].flatMap((family) =>
      METHODS.map(({ id }) => [
        family,
        id,
        ...numbers(
          main.rows.filter((row) => row.profile === 'strong' && row.family === family && row.method === id),
        ),
      ]),
    ),
  ),
)

const plans = await runAll(['strong'], PLANS, Number(flags['pairwise-seeds']))
const callsOf = (id: string) =>
  sum(
    plans.rows.filter(({ method }) => method === id),
    ({ calls }) => calls,
  )
const adaptiveCalls = callsOf('tested, adaptive')
print(
  `Query plans, profile strong, ${flags['pairwise-seeds']} seeds`,
  table(
    ['query plan', 'n', 'F1', 'adaptive - this (paired)', 'reasons right', 'calls', 'adaptive needs'],
    PLANS.map(({ id }) => {
      const rows = plans.rows.filter(({ method }) => method === id)
      return [
        id,
        String(rows.length),
        text(
          bootstrapMean(
            rows.map(({ measured }) => measured.f1),
            random(),
          ),
        ),
        text(
          bootstrapMean(
            pairsOf(plans.rows, 'tested, adaptive', id, ({ f1 }) => f1),
            random(),
          ),
          4,
        ),
        percent(wilson({ hits: sum(rows, (m) => m.rightReason), n: sum(rows, (m) => m.trueKept) })),
        (callsOf(id) / rows.length).toFixed(1),
        `${((100 * adaptiveCalls) / callsOf(id)).toFixed(1)} %`,
      ]
    }),
    1,
  ),
)
const { table: sizes, largest } = await scaling()
print('Scaling (processor time; each size in a separate process)', sizes)

const strong = main.rows.filter(({ profile }) => profile === 'strong')
const nullShare = (rows: readonly Row[]) => sum(rows, (m) => m.nullKept) / sum(rows, (m) => m.nullEdges)
const f1Of = (rows: readonly Row[], id: string) =>
  mean(rows.filter(({ method }) => method === id).map(({ measured }) => measured.f1))
const lowest = (other: string) =>
  bootstrapMean(
    pairsOf(strong, 'tested', other, ({ f1 }) => f1),
    random(),
  ).low
const promises: [text: string, kept: boolean][] = [
  [
    'strong: null edges kept by tested at most 5 %',
    nullShare(strong.filter(({ method }) => method === 'tested')) <= 0.05,
  ],
  ['strong: F1 of tested above initial, interval above zero', lowest('initial graph') > 0],
  ['strong: F1 of tested above paper, interval above zero', lowest('paper') > 0],
  [
    'adaptive asks at most a tenth of what pairwise asks for the same test',
    adaptiveCalls <= 0.1 * callsOf('tested, pairwise, 5 samples'),
  ],
  [
    'its F1 is at most 0.01 below',
    f1Of(plans.rows, 'tested, adaptive') >= f1Of(plans.rows, 'tested, pairwise, 5 samples') - 0.01,
  ],
  ['10,000 subtasks: under 2 s', largest.ms < 2000],
  ['10,000 subtasks: under 300 MB', largest.maxRssMb < 300],
  ['growth exponent at most 1.2', largest.exponent <= 1.2],
]
print('Promises', promises.map(([what, kept]) => `${kept ? 'kept    ' : 'BROKEN  '}${what}`).join('\n'))
if (promises.some(([, kept]) => !kept)) process.exitCode = 1
say(`took ${((Date.now() - started) / 1000).toFixed(0)} s`)
