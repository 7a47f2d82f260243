/*
 * `npm run bench:knowledge`: what a store of evidence from earlier plans saves, and that it breaks no guarantee. First, series of 20
 * tasks of the planning benchmark with one simulated model: each task is planned without a store, with one that grows with the series,
 * and with poisoned ones; paired by task and seed. Second, models that misbehave (benchmarks/robust), without a store, with a growing
 * and with poisoned ones, on random graphs.
 * `-- --model simulated:strong` takes another model, `-- --seeds 5` fewer series, `-- --models 4 --graphs 5` fewer misbehaving models
 * and graphs, `-- --only series` or `misbehaving` one part.
 */
import '../../test/support/guarded.ts'
import Table from 'cli-table3'
import { mean } from '../../src/core/statistics/bootstrap.ts'
import { crossedMean } from '../../src/core/statistics/crossed.ts'
import { type Interval, wilson } from '../../src/core/statistics/intervals.ts'
import { readFlags } from '../flags.ts'
import { runModel, summed } from '../robust/cell.ts'
import { transports } from '../robust/transports.ts'
import { type PlanResult, playSeries } from './series.ts'
import { GrowingStore, POISONS, PoisonedStore } from './store.ts'

const { values: flags } = readFlags(import.meta.filename, {
  model: { type: 'string', default: 'medium' },
  seeds: { type: 'string', default: '20' },
  models: { type: 'string', default: '10' },
  graphs: { type: 'string', default: '10' },
  only: { type: 'string' },
})
const LENGTH = 20
/** Places of a series that are compared: at its start, and at its end. */
const STRETCHES = [
  [1, 1],
  [2, 5],
  [6, 10],
  [11, 15],
  [16, 20],
] as const
/** The numbers in `allot.ts` were chosen on series 1 to 10. */
const FIRST_SEED = 101
const FALL = 0.3
const LEVEL = 0.05

const started = Date.now()
const say = (text: string) =>
  process.stderr.write(`${text} after ${((Date.now() - started) / 1000).toFixed(0)} s\n`)
const print = (title: string, body: string) => process.stdout.write(`\n${title}\n${body}\n`)
const text = ({ mean: centre, low, high }: Interval, digits: number) =>
  `${centre.toFixed(digits)} [${low.toFixed(digits)}, ${high.toFixed(digits)}]`
const percent = (share: number) => (Number.isNaN(share) ? '–' : `${(100 * share).toFixed(1)} %`)
const rateText = (hits: number, n: number) => {
  const { low, high } = wilson({ hits, n })
  return `${hits} of ${n} [${percent(low)}, ${percent(high)}]`
}
function table(head: string[], body: string[][]): string {
  const colAligns = head.map((_, index) => (index < 1 ? ('left' as const) : ('right' as const)))
  const made = new Table({ style: { head: [], border: [], compact: true }, head, colAligns })
  made.push(...body)
  return made.toString()
}
const promises: [string, boolean][] = []

if (flags.only !== 'misbehaving') await series()
if (flags.only !== 'series') await misbehaving()
print('Promises', promises.map(([what, kept]) => `${kept ? 'kept    ' : 'BROKEN  '}${what}`).join('\n'))
if (promises.some(([, kept]) => !kept)) process.exitCode = 1
say('done')

async function series(): Promise<void> {
  const results: PlanResult[] = []
  for (let seed = FIRST_SEED; seed < FIRST_SEED + Number(flags.seeds); seed++)
    results.push(...(await playSeries(flags.model, { seed, length: LENGTH, poisons: POISONS })))
  say('series')
  const of = (store: string, [first, last]: readonly [number, number] = [1, LENGTH]) =>
    results.filter((one) => one.store === store && one.place >= first && one.place <= last)
  const off = new Map(of('off').map((one) => [`${one.seed} ${one.task}`, one]))
  /** Questions with the store minus those without it, as a share of the mean without it. */
  const change = (list: readonly PlanResult[]): Interval => {
    const pairs = list.map((one) => ({ one, other: off.get(`${one.seed} ${one.task}`) as PlanResult }))
    const usual = mean(pairs.map(({ other }) => other.questions))
    const differences = pairs.map(({ one, other }) => ({
      task: one.task,
      seed: one.seed,
      value: (one.questions - other.questions) / usual,
    }))
    return crossedMean(differences)
  }
  print(
    `Questions a plan over series of ${LENGTH} tasks, ${flags.model}, ${flags.seeds} series (questions about dependencies)`,
    table(
      ['places', 'plans', 'without', 'with', 'difference (95 %)', 'waves without', 'with'],
      STRETCHES.map((stretch) => {
        const [without, grown] = [of('off', stretch), of('grown', stretch)]
        const { mean: centre, low, high } = change(grown)
        return [
          stretch[0] === stretch[1] ? `${stretch[0]}` : `${stretch[0]}–${stretch[1]}`,
          String(grown.length),
          mean(without.map(({ questions }) => questions)).toFixed(1),
          mean(grown.map(({ questions }) => questions)).toFixed(1),
          `${percent(centre)} [${percent(low)}, ${percent(high)}]`,
          mean(without.map(({ waves }) => waves)).toFixed(1),
          mean(grown.map(({ waves }) => waves)).toFixed(1),
        ]
      }),
    ),
  )
  print(
    'The plans by store',
    table(
      [
        'store',
        'questions',
        'F1',
        'certified',
        'expected',
        'false certified (plans)',
        'false edges kept',
        'in doubt',
      ],
      ['off', 'grown', ...POISONS].map((store) => {
        const list = of(store)
        const sum = (value: (one: PlanResult) => number) => list.reduce((total, one) => total + value(one), 0)
        return [
          store,
          mean(list.map(({ questions }) => questions)).toFixed(1),
          text(
            crossedMean(
              list.map(({ task, seed, f1 }) => ({ task, seed, value: f1 })),
              { low: 0, high: 1 },
            ),
            3,
          ),
          percent(sum(({ certified }) => certified) / sum(({ edges }) => edges)),
          percent(sum(({ expected }) => expected) / sum(({ edges }) => edges)),
          rateText(list.filter(({ falseCertified }) => falseCertified > 0).length, list.length),
          String(sum(({ falseKept }) => falseKept)),
          String(sum(({ inDoubt }) => Number(inDoubt))),
        ]
      }),
    ),
  )
  const last = change(of('grown', [16, 20]))
  promises.push([
    `${flags.model}: in the last five of ${LENGTH} tasks at least ${100 * FALL} % fewer questions than without the store`,
    last.mean <= -FALL,
  ])
  for (const store of ['grown', ...POISONS]) {
    const list = of(store)
    const hits = list.filter(({ falseCertified }) => falseCertified > 0).length
    promises.push([
      `store ${store}: false certified edges in at most ${100 * LEVEL} % of plans`,
      hits <= LEVEL * list.length,
    ])
  }
}

async function misbehaving(): Promise<void> {
  const [seeds, graphs] = [Number(flags.models), Number(flags.graphs)]
  const model = 'simulated:model'
  const stores = {
    off: () => undefined,
    grown: () => new GrowingStore(model),
    ...Object.fromEntries(POISONS.map((poison) => [poison, () => new PoisonedStore(model, poison)])),
  } as Record<string, () => GrowingStore | PoisonedStore | undefined>
  const rows: string[][] = []
  for (const behaviour of transports) {
    for (const [store, create] of Object.entries(stores)) {
      const results = []
      for (let seed = 1; seed <= seeds; seed++) {
        const memory = create()
        results.push(await runModel(behaviour, { seed, graphs, ...(memory === undefined ? {} : { memory }) }))
      }
      const cell = summed(results)
      rows.push([
        `${behaviour.name}: ${store}`,
        `${cell.refinedGraphs} of ${cell.graphs}`,
        rateText(cell.falseKeeps.hits, cell.falseKeeps.n),
        rateText(cell.falseKeeps.hits, cell.graphs),
        `${cell.initialF1.toFixed(3)} → ${cell.f1.toFixed(3)}`,
        cell.calls.toFixed(1),
      ])
    }
    say(behaviour.name)
  }
  print(
    `Models that misbehave, ${seeds} of each kind, ${graphs} graphs each`,
    table(['model: store', 'refined', 'false certified, of refined', 'of all', 'F1', 'questions'], rows),
  )
}
