/* The methods of the literature compared with the test of `causal`, at equal numbers of questions (see ../bench.ts). */
import Table from 'cli-table3'
import { type Bounds, crossedMean, SHARE } from '../../../src/core/statistics/crossed.ts'
import type { Interval } from '../../../src/core/statistics/intervals.ts'
import { rivals } from '../../../src/planner/rivals/rivals.ts'
import { loadProfiles } from '../../../src/question/simulated/profile.ts'
import { flags } from '../planning-flags.ts'
import { planningTasks } from '../tasks.ts'
import { playCausal, playRival, type Scored } from './cells.ts'

const BUDGETS = flags.quick ? [5, 20] : [5, 10, 20, 40, 80]
const CAUSAL = 'causal'
const RULES = ['rules stated', 'no rules stated'] as const
type Rules = (typeof RULES)[number]
/** Every fifth task of the benchmark: a plan with few questions costs little, but there are many cells. */
const EVERY = flags.quick ? 20 : 5
const seeds = Array.from({ length: Number(flags.seeds ?? (flags.quick ? 2 : 3)) }, (_, index) => index + 1)
const profiles = loadProfiles()
  .map(({ name }) => name)
  .filter((name) => flags.only === undefined || flags.only.split(',').includes(name))
const tasks = planningTasks().filter((_, index) => index % EVERY === 0)

interface Row extends Scored {
  profile: string
  method: string
  rules: Rules
  /** NaN for a method that takes as many as it needs. */
  budget: number
  task: string
  seed: number
}

const DIFFERENCE: Bounds = { low: -1, high: 1 }
const started = performance.now()
const say = (text: string) => process.stderr.write(`${text}\n`)
const print = (text: string) => process.stdout.write(`${text}\n`)

const rows: Row[] = []
for (const profile of profiles) {
  for (const { task, subtasks } of tasks) {
    for (const seed of seeds) {
      const setting = { task, subtasks, profile, seed }
      const note = (row: Pick<Row, 'method' | 'rules' | 'budget'>, scored: Scored) =>
        rows.push({ profile, task: task.id, seed, ...row, ...scored })
      note({ method: CAUSAL, rules: 'rules stated', budget: Number.NaN }, await playCausal(setting))
      for (const rules of RULES)
        for (const { id: method } of rivals)
          for (const budget of BUDGETS)
            note(
              { method, rules, budget },
              await playRival(method, setting, { budget, hasRules: rules === 'rules stated' }),
            )
    }
  }
  say(`${profile}: done after ${((performance.now() - started) / 1000).toFixed(0)} s`)
}

const text = ({ mean, low, high }: Interval): string =>
  `${mean.toFixed(3)} [${low.toFixed(3)}, ${high.toFixed(3)}]`
const where = (wanted: Partial<Row>): Row[] =>
  rows.filter((row) =>
    Object.entries(wanted).every(([key, value]) => Object.is(row[key as keyof Row], value)),
  )
type Measure = 'closure' | 'reduction'
/** Models as one: the value of a task and seed is the mean over models. */
function overModels(list: readonly Row[], amountOf: (row: Row) => number) {
  return [...Map.groupBy(list, ({ task, seed }) => `${task} ${seed}`).values()].map((own) => ({
    task: (own[0] as Row).task,
    seed: (own[0] as Row).seed,
    value: own.reduce((sum, row) => sum + amountOf(row), 0) / own.length,
  }))
}
const meanOf = (list: readonly Row[], measure: Measure) =>
  crossedMean(
    overModels(list, (row) => row[measure]),
    SHARE,
  )
const questionsOf = (list: readonly Row[]) =>
  list.length === 0 ? 0 : list.reduce((sum, { questions }) => sum + questions, 0) / list.length

const causalOf = new Map(
  where({ method: CAUSAL }).map((row) => [`${row.profile} ${row.task} ${row.seed}`, row]),
)
/** The gain of a rival over `causal` with its rules, by task and seed. */
const gainOf = (list: readonly Row[], measure: Measure) =>
  crossedMean(
    overModels(
      list,
      (row) => row[measure] - (causalOf.get(`${row.profile} ${row.task} ${row.seed}`) as Row)[measure],
    ),
    DIFFERENCE,
  )

function table(head: string[], body: string[][], left: number): string {
  const made = new Table({
    style: { head: [], border: [], compact: true },
    head,
    colAligns: head.map((_, index) => (index < left ? 'left' : 'right')),
  })
  made.push(...body)
  return made.toString()
}

const budgetCells = (measure: Measure, wanted: Partial<Row>, of: typeof meanOf) =>
  BUDGETS.map((budget) => text(of(where({ ...wanted, budget }), measure)))
const HEAD = BUDGETS.map((budget) => `${budget} questions`)

/** The best rival of a condition, and whether `causal` is better. */
function verdict(rules: Rules, budget: number): string {
  const ranked = rivals
    .map(({ id }) => ({ id, list: where({ method: id, rules, budget }) }))
    .map(({ id, list }) => ({ id, mean: meanOf(list, 'closure').mean, gain: gainOf(list, 'closure') }))
    .sort((a, b) => b.mean - a.mean)
  const [best] = ranked
  if (best === undefined) return ''
  const { low, high } = best.gain
  const outcome = low > 0 ? 'better than' : high < 0 ? 'worse than' : 'not distinguishable from'
  return `with ${budget} questions and ${rules}, ${best.id} is the best rival (F1 of the closure ${best.mean.toFixed(3)}) and ${outcome} causal (difference ${text(best.gain)})`
}

const causal = where({ method: CAUSAL })
const most = BUDGETS.at(-1) as number
const equal = BUDGETS.includes(40) ? 40 : most
print(
  `Over ${profiles.length} simulated models: ${RULES.map((rules) => verdict(rules, equal)).join('; ')}. causal has ${text(meanOf(causal, 'closure'))} with ${questionsOf(causal).toFixed(1)} questions on the mean.`,
)
if (most !== equal) print(`At most: ${RULES.map((rules) => verdict(rules, most)).join('; ')}.`)
print(
  `Simulated models only: the expert with seeded errors; how many rules they recall unaided is an assumption (\`unrecalled\`). ${tasks.length} tasks × ${seeds.length} seeds, the same for all. 95 % intervals, tasks and seeds random. A method that needs fewer questions than it may ask leaves the rest unused. Questions of calibration (causal, conformal) are not counted: their results hold for all plans with a model. causal always states the rules. A plan without a usable reply has an F1 of 0.`,
)
for (const measure of ['closure', 'reduction'] as const) {
  for (const rules of RULES) {
    print(`\nF1 of the ${measure}, ${rules}`)
    print(
      table(
        ['method', ...HEAD, 'asked'],
        [
          ...rivals.map(({ id: method }) => [
            method,
            ...budgetCells(measure, { method, rules }, meanOf),
            questionsOf(where({ method, rules, budget: most })).toFixed(1),
          ]),
          [
            CAUSAL,
            ...BUDGETS.slice(1).map(() => ''),
            text(meanOf(causal, measure)),
            questionsOf(causal).toFixed(1),
          ],
        ],
        1,
      ),
    )
  }
  print(`\nF1 of the ${measure} of rivals less that of causal (same model, task and seed)`)
  print(
    table(
      ['rules', 'method', ...HEAD],
      RULES.flatMap((rules) =>
        rivals.map(({ id: method }) => [rules, method, ...budgetCells(measure, { method, rules }, gainOf)]),
      ),
      2,
    ),
  )
}
for (const rules of RULES) {
  print(`\nF1 of the closure by model at ${equal} questions, ${rules}`)
  print(
    table(
      ['model', CAUSAL, 'its questions', ...rivals.map(({ id }) => id)],
      profiles.map((profile) => [
        profile,
        text(meanOf(where({ method: CAUSAL, profile }), 'closure')),
        questionsOf(where({ method: CAUSAL, profile })).toFixed(1),
        ...rivals.map(({ id: method }) =>
          meanOf(where({ method, profile, rules, budget: equal }), 'closure').mean.toFixed(3),
        ),
      ]),
      1,
    ),
  )
  print(`\nThe best rival at ${equal} questions less causal by model, ${rules}`)
  print(
    table(
      ['model', 'best rival', 'difference'],
      profiles.map((profile) => {
        const [best] = rivals
          .map(({ id }) => ({ id, list: where({ method: id, profile, rules, budget: equal }) }))
          .sort((a, b) => meanOf(b.list, 'closure').mean - meanOf(a.list, 'closure').mean)
        return [profile, best?.id ?? '', text(gainOf(best?.list ?? [], 'closure'))]
      }),
      2,
    ),
  )
}
say(`took ${((performance.now() - started) / 1000).toFixed(0)} s`)
