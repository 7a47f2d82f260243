/*
 * Tasks of four scenarios in worlds with other rules (see ../bench.ts): the plans of a model that knows the game, with and
 * without being told the rules, compared with the findings of trials in the world.
 */
import { type Bounds, crossedMean, SHARE } from '../../../src/core/statistics/crossed.ts'
import type { Interval } from '../../../src/core/statistics/intervals.ts'
import { TrialThreads } from '../../../src/experiment/trials/open-trials.ts'
import { differencesIn } from '../../../src/game/rules/differences.ts'
import type { Dependency, Subtask } from '../../../src/graph/subtask.ts'
import { certifyByRules } from '../../../src/planner/world/counterfactual-planner.ts'
import { type SubtaskTrials, tryOut } from '../../../src/planner/world/try-out.ts'
import { refineBy } from '../../../src/planner/world/world-planner.ts'
import { RULE_CHANGES } from '../../../src/scenario/rules/drawing.ts'
import { trueDependencies } from '../../../src/scenario/testing.ts'
import type { Task } from '../../../src/task/task.ts'
import { flags } from '../planning-flags.ts'
import { compare, playCausal, playRival } from '../rivals/cells.ts'
import { tableOf } from './table.ts'
import { bookThatShows, plannedIn, type RuleTask, ruleTasks, ruleWorlds } from './worlds.ts'

const VANILLA = 'as the game is'
type World = typeof VANILLA | (typeof RULE_CHANGES)[number]
const WORLDS: readonly World[] = [VANILLA, ...RULE_CHANGES]
const ASKED = ['untold', 'untold, no rules stated', 'untold, causal', 'told', 'told, causal'] as const
const TRIED = ['world', 'causal:counterfactual-world'] as const
type Method = (typeof ASKED)[number] | (typeof TRIED)[number]
const isTried = (method: Method) => TRIED.some((one) => one === method)
const METHODS: readonly Method[] = flags.world ? [...ASKED, ...TRIED] : ASKED
const PROFILES = (flags.only ?? 'perfect,strong,medium').split(',')
const strongest = PROFILES[0] as string
const BUDGET = 40
const seeds = Array.from({ length: Number(flags.seeds ?? (flags.quick ? 1 : 3)) }, (_, index) => index + 1)
const firstSeed = Number(flags.seed ?? 1)
const tasks = ruleTasks()
const worlds = ruleWorlds(tasks, Number(flags.worlds ?? (flags.quick ? 8 : 50)))

interface Row {
  kind: RuleTask['kind']
  world: World
  profile: string
  method: Method
  task: string
  seed: number
  f1: number
}

const started = performance.now()
const say = (text: string) => process.stderr.write(`${text}\n`)
const seconds = () => ((performance.now() - started) / 1000).toFixed(0)
const rows: Row[] = []
const threads = new TrialThreads()
let trialCount = 0
let unchanged = 0

type Note = (row: Pick<Row, 'profile' | 'method' | 'seed' | 'f1'>) => void

/** The plans of simulated models, for one world. */
async function planAs(task: Task, subtasks: readonly Subtask[], note: Note) {
  const told = task.rules === undefined ? task : { ...task, rules: { ...task.rules, told: true } }
  for (const profile of PROFILES) {
    for (const seed of seeds) {
      const add = (method: Method, { closure: f1 }: { closure: number }) =>
        note({ profile, seed, method, f1 })
      const untold = { task, subtasks, profile, seed }
      const knowing = { ...untold, task: told }
      const ask = (setting: typeof untold, hasRules: boolean) =>
        playRival('self-consistency', setting, { budget: BUDGET, hasRules })
      add('untold', await ask(untold, true))
      add('untold, no rules stated', await ask(untold, false))
      add('untold, causal', await playCausal(untold))
      add('told', await ask(knowing, true))
      add('told, causal', await playCausal(knowing))
    }
  }
}

/** The graphs that trials find, and that worlds without rules leave. */
async function tryAll(task: Task, subtasks: readonly Subtask[], note: Note): Promise<void> {
  const trials = threads.open(task, subtasks)
  try {
    const rehearsal = await trials.rehearse()
    const shown = await tryOut(subtasks, trials, () => [], rehearsal)
    const certified = await certifyByRules(subtasks, shown, { trials, rehearsal })
    const add = (method: Method, found: ReadonlyMap<number, SubtaskTrials>) => {
      const { dependencies } = refineBy(found, subtasks, [])
      const { closure: f1 } = compare(dependencies, { task, subtasks })
      note({ profile: '', seed: 1, method, f1 })
      if (f1 < 1)
        for (const line of differing(task, subtasks, dependencies)) say(`${task.id}, ${method}: ${line}`)
    }
    add('world', shown)
    add('causal:counterfactual-world', certified.shown)
    trialCount += trials.cost.trials
    for (const [id, { unknown }] of shown)
      if (unknown !== undefined) say(`${task.id}: subtask ${id} could not be tried: ${unknown}`)
  } finally {
    await trials.close()
  }
}

/** Edges that only the truth or only a plan has, and alternatives on which they disagree. */
function differing(task: Task, subtasks: readonly Subtask[], dependencies: readonly Dependency[]): string[] {
  const text = ({ from, to, anyOf }: Pick<Dependency, 'from' | 'to' | 'anyOf'>) =>
    `#${from} → #${to}${anyOf === undefined ? '' : ' or others'}`
  const truth = new Set(trueDependencies(task, subtasks).map(text))
  const found = new Set(dependencies.map(text))
  return [
    ...[...truth].flatMap((edge) => (found.has(edge) ? [] : [`not found: ${edge}`])),
    ...[...found].flatMap((edge) => (truth.has(edge) ? [] : [`not true: ${edge}`])),
  ]
}

async function play({ kind, task: usual }: RuleTask, world: World): Promise<void> {
  const rules = world === VANILLA ? undefined : bookThatShows(usual, { change: world, seed: firstSeed })
  if (world !== VANILLA && rules === undefined) {
    unchanged++
    say(`${usual.id}, ${world}: no rule that shows can change`)
    return
  }
  const { task, subtasks } = plannedIn(usual, rules)
  if (rules !== undefined) for (const line of differencesIn(rules)) say(`${task.id}, ${world}: ${line}`)
  const note: Note = (row) => rows.push({ kind, world, task: task.id, ...row })
  // The threads of trials work while this one asks the simulated models.
  await Promise.all([
    planAs(task, subtasks, note),
    flags.world ? tryAll(task, subtasks, note) : Promise.resolve(),
  ])
  say(`${usual.id}, ${world}: done after ${seconds()} s`)
}

const named = new Set(worlds.map(({ task }) => task.id))
for (const task of tasks) if (named.has(task.task.id)) await play(task, VANILLA)
for (const { change, ...task } of worlds) await play(task, change)
await threads.close()

/** A single task has no interval. */
const text = ({ mean, low, high }: Interval) =>
  Number.isFinite(low) ? `${mean.toFixed(3)} [${low.toFixed(3)}, ${high.toFixed(3)}]` : `${mean.toFixed(3)}`
const DIFFERENCE: Bounds = { low: -1, high: 1 }
const where = (wanted: Partial<Row>) =>
  rows.filter((row) => Object.entries(wanted).every(([key, value]) => row[key as keyof Row] === value))
const measured = (list: readonly Row[]) =>
  crossedMean(
    list.map(({ task, seed, f1: value }) => ({ task, seed, value })),
    SHARE,
  )
/** The loss of a model in some worlds compared with that of the game, by task and seed. */
const lossOf = (own: readonly World[], profile: string, method: Method) =>
  crossedMean(
    where({ profile, method })
      .filter(({ world }) => own.includes(world))
      .flatMap(({ task, seed, f1 }) =>
        where({ world: VANILLA, profile, method, task, seed }).map((usual) => ({
          task,
          seed,
          value: usual.f1 - f1,
        })),
      ),
    DIFFERENCE,
  )

const there = WORLDS.filter((world) => where({ world }).length > 0)
const changed = there.filter((world) => world !== VANILLA && world !== 'control')
const lost = (...own: World[]) => text(lossOf(own, strongest, 'untold'))
process.stdout.write(
  `A model that knows the game and is not told (simulated:${strongest}) loses ${lost(...changed)} of its F1: ${changed.map((world) => `${lost(world)} with ${world}`).join(', ')}${there.includes('control') ? `; in control worlds ${lost('control')}` : ''}.\n`,
)
if (flags.world) {
  const lists = TRIED.map((method) => ({
    method,
    list: where({ method }).filter(({ world }) => world !== VANILLA),
  }))
  const least = ({ list }: { list: readonly Row[] }) => Math.min(...list.map(({ f1 }) => f1))
  process.stdout.write(
    `In the modified worlds ${lists.map((one) => `${one.method} has an F1 of ${text(measured(one.list))} (least ${least(one).toFixed(3)})`).join(', ')}; ${(trialCount / Math.max(1, where({ method: 'world' }).length)).toFixed(1)} trials a world.\n`,
  )
}
process.stdout.write(
  `Simulated models. ${named.size} tasks of construction, cooking, escape and gathering, ${worlds.length - unchanged} modified worlds (${unchanged} more in which no change shows), ${seeds.length} seeds, first seed of the rules ${firstSeed}. Rules are drawn until the true dependencies differ from the game's, those of controls until they do not; a plan that takes one of the game's alternatives can be right in both. The subtasks are the expert's, who knows the rules of each world; the truth follows from them. Self-consistency at ${BUDGET} questions, and the test of causal. F1 of the transitive closure, 95 % intervals, tasks and seeds random.${flags.world ? '' : ' Trials were not played (--world plays them).'}\n`,
)
process.stdout.write(
  `${tableOf(
    ['model', 'world', ...METHODS],
    PROFILES.flatMap((profile) =>
      there.map((world) => [
        profile,
        world,
        ...METHODS.map((method) =>
          text(measured(where({ world, method, ...(isTried(method) ? {} : { profile }) }))),
        ),
      ]),
    ),
  )}\n`,
)
const kinds = [...new Set(rows.map(({ kind }) => kind))]
process.stdout.write(
  `By scenario (simulated:${strongest}), all modified worlds but controls\n${tableOf(
    ['scenario', 'worlds', ...METHODS],
    kinds.map((kind) => {
      const own = where({ kind }).filter(({ world }) => changed.some((one) => one === world))
      return [
        kind,
        String(new Set(own.map(({ task, world }) => `${task} ${world}`)).size),
        ...METHODS.map((method) => {
          const list = own.filter(
            (row) => row.method === method && (isTried(method) || row.profile === strongest),
          )
          return list.length === 0 ? '' : text(measured(list))
        }),
      ]
    }),
  )}\n`,
)
say(`took ${seconds()} s`)
