/*
 * Tasks of getting items in worlds with other rules for crafting and digging (see ../bench.ts): what a model that knows the game plans there, untold and told, beside
 * what trials in the world show.
 */
import { type Bounds, crossedMean, SHARE } from '../../../src/core/statistics/crossed.ts'
import type { Interval } from '../../../src/core/statistics/intervals.ts'
import { TrialThreads } from '../../../src/experiment/trials/open-trials.ts'
import { changesIn, differencesIn } from '../../../src/game/rules/differences.ts'
import type { RuleBook } from '../../../src/game/rules/rule-book.ts'
import type { Subtask } from '../../../src/graph/subtask.ts'
import { drawRuleBook } from '../../../src/scenario/rules/draw-rules.ts'
import { RULE_CHANGES, type RuleChange } from '../../../src/scenario/rules/drawing.ts'
import type { Task } from '../../../src/task/task.ts'
import { flags } from '../planning-flags.ts'
import { f1OfTrials, playCausal, playRival } from '../rivals/cells.ts'
import { tableOf } from './table.ts'
import { plannedIn, shortTasks } from './worlds.ts'

const VANILLA = 'as the game is'
const WORLDS = [VANILLA, ...RULE_CHANGES] as const
type World = (typeof WORLDS)[number]
const METHODS = [
  'untold',
  'untold, no rules stated',
  'untold, causal',
  'told',
  'told, causal',
  'world',
] as const
type Method = (typeof METHODS)[number]
const PROFILES = (flags.only ?? 'perfect,strong,medium').split(',')
const BUDGET = 40
const KIND = 'both'
const seeds = Array.from({ length: Number(flags.seeds ?? (flags.quick ? 1 : 3)) }, (_, index) => index + 1)
/** Ten tasks, which have 50 modified worlds. */
const tasks = shortTasks(flags.quick ? 2 : 10)

interface Row {
  world: World
  profile: string
  method: Method
  task: string
  seed: number
  f1: number
}

const started = performance.now()
const say = (text: string) => process.stderr.write(`${text}\n`)
const rows: Row[] = []
const threads = new TrialThreads()
let worlds = 0
let unchanged = 0

/** The plans of simulated models, for one world. */
async function planAs(
  task: Task,
  subtasks: readonly Subtask[],
  note: (row: Omit<Row, 'world' | 'task'>) => void,
) {
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

/** F1 of the graph that trials find. */
async function tried(task: Task, subtasks: readonly Subtask[]): Promise<number> {
  const trials = threads.open(task, subtasks)
  try {
    return await f1OfTrials(trials, { task, subtasks })
  } finally {
    await trials.close()
  }
}

function bookOf(task: Task, world: World): RuleBook | undefined {
  if (world === VANILLA) return undefined
  return drawRuleBook(task, { seed: 1, change: world as RuleChange, kind: KIND })
}

for (const usual of tasks) {
  for (const world of WORLDS) {
    const rules = bookOf(usual, world)
    const { task, subtasks } = plannedIn(usual, rules)
    if (rules !== undefined) {
      worlds++
      if (changesIn(rules) === 0) unchanged++
      for (const line of differencesIn(rules)) say(`${task.id}, ${world}: ${line}`)
    }
    const note = (row: Omit<Row, 'world' | 'task'>) => rows.push({ world, task: task.id, ...row })
    await planAs(task, subtasks, note)
    if (flags.world) note({ profile: '', seed: 1, method: 'world', f1: await tried(task, subtasks) })
  }
  say(`${usual.id}: done after ${((performance.now() - started) / 1000).toFixed(0)} s`)
}

await threads.close()

const text = ({ mean, low, high }: Interval) => `${mean.toFixed(3)} [${low.toFixed(3)}, ${high.toFixed(3)}]`
const DIFFERENCE: Bounds = { low: -1, high: 1 }
const where = (wanted: Partial<Row>) =>
  rows.filter((row) => Object.entries(wanted).every(([key, value]) => row[key as keyof Row] === value))
const measured = (list: readonly Row[]) =>
  crossedMean(
    list.map(({ task, seed, f1: value }) => ({ task, seed, value })),
    SHARE,
  )
/** How much less a model has in a world than in that of the game, by task and seed. */
const lossOf = (world: World, profile: string, method: Method) =>
  crossedMean(
    where({ world, profile, method }).flatMap(({ task, seed, f1 }) =>
      where({ world: VANILLA, profile, method, task, seed }).map((usual) => ({
        task,
        seed,
        value: usual.f1 - f1,
      })),
    ),
    DIFFERENCE,
  )

const strongest = PROFILES[0] as string
const changed = WORLDS.filter((world) => world !== VANILLA && world !== 'control')
process.stdout.write(
  `A model that knows the game and is not told (simulated:${strongest}) loses ${changed.map((world) => `${text(lossOf(world, strongest, 'untold'))} of its F1 with ${world}`).join(', ')}; in control worlds ${text(lossOf('control', strongest, 'untold'))}.\n`,
)
process.stdout.write(
  `Simulated models; tasks of getting items alone, recipes and digging alone. ${tasks.length} tasks, ${worlds} modified worlds of which ${unchanged} could not be changed, ${seeds.length} seeds. The subtasks are the expert's, who knows the rules of each world; the truth follows from them. Self-consistency at ${BUDGET} questions, and the test of causal. 95 % intervals, tasks and seeds random.${flags.world ? '' : ' `world` was not played (--world plays it).'}\n`,
)
const shown = METHODS.filter((method) => method !== 'world' || flags.world)
process.stdout.write(
  `${tableOf(
    ['model', 'world', ...shown],
    PROFILES.flatMap((profile) =>
      WORLDS.map((world) => [
        profile,
        world,
        ...shown.map((method) => {
          const list = where({ world, method, ...(method === 'world' ? {} : { profile }) })
          return list.length === 0 ? '' : text(measured(list))
        }),
      ]),
    ),
  )}\n`,
)
say(`took ${((performance.now() - started) / 1000).toFixed(0)} s`)
