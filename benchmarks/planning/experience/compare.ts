/*
 * Ten episodes of tasks in worlds with other rules (see ../bench.ts): the planner `experience`, which learns from each episode,
 * compared with models that are told the rules or not, and with trials in the world.
 */
import { writeFileSync } from 'node:fs'
import { createRandom } from '../../../src/core/random.ts'
import { crossedMean, SHARE } from '../../../src/core/statistics/crossed.ts'
import type { Interval } from '../../../src/core/statistics/intervals.ts'
import { TrialThreads } from '../../../src/experiment/trials/open-trials.ts'
import { changesIn, differencesIn } from '../../../src/game/rules/differences.ts'
import type { RuleBook } from '../../../src/game/rules/rule-book.ts'
import type { Ends } from '../../../src/graph/edge-key.ts'
import { learnedGraph } from '../../../src/planner/experience/learned-graph.ts'
import { joined, type Lesson, lessonsIn } from '../../../src/planner/experience/lessons.ts'
import { toSvg } from '../../../src/report/paper/svg.ts'
import type { GatheringTask } from '../../../src/scenario/gathering/gathering.ts'
import { drawRuleBook } from '../../../src/scenario/rules/draw-rules.ts'
import { flags } from '../planning-flags.ts'
import { compare, edgesOfRival, f1OfTrials, playRival, type Setting } from '../rivals/cells.ts'
import { tableOf } from '../rules/table.ts'
import { plannedIn, shortTasks } from '../rules/worlds.ts'
import { curves } from './curves.ts'
import { playEpisode, remembered } from './episode.ts'

const EPISODES = Number(flags.episodes ?? 10)
const METHODS = ['experience', 'told', 'untold', 'world'] as const
type Method = (typeof METHODS)[number]
const PROFILES = (flags.only ?? 'strong,medium').split(',')
/** Questions of models that do not learn: those that rivals have. */
const BUDGET = 40
/** Questions of the planner experience. */
const FEW = 5
const seeds = Array.from({ length: Number(flags.seeds ?? (flags.quick ? 1 : 3)) }, (_, index) => index + 1)
const CHANGE = '20'

interface Row {
  profile: string
  method: Method
  task: string
  seed: number
  episode: number
  f1: number
  /** Attempts that failed; only where the episode was played. */
  failed?: number
}

const started = performance.now()
const say = (text: string) => process.stderr.write(`${text}\n`)
const rows: Row[] = []
const threads = new TrialThreads()

/** Tasks that a rule book changes, with short plans. */
function worlds(count: number): { usual: GatheringTask; rules: RuleBook }[] {
  return shortTasks(3 * count)
    .flatMap((usual) => {
      const rules = drawRuleBook(usual, { seed: 1, change: CHANGE, kind: 'both' })
      return rules === undefined || changesIn(rules) === 0 ? [] : [{ usual, rules }]
    })
    .slice(0, count)
}

/** Plays ten episodes of a task, each based on the results of the earlier ones. */
async function learn(
  setting: Setting & { predicted: readonly Ends[] },
  attempt: ReturnType<typeof remembered>,
): Promise<void> {
  const { task, subtasks, profile, seed, predicted } = setting
  let lessons: Lesson[] = []
  for (let episode = 1; episode <= EPISODES; episode++) {
    const about = { subtasks, predicted, lessons }
    const { closure: f1 } = compare(learnedGraph(about).dependencies, { task, subtasks })
    const random = createRandom(seed).fork(`episode ${episode}`)
    const plan = learnedGraph({ ...about, explore: random.fork('what to learn') })
    const played = await playEpisode(subtasks, plan, { attempt, random: random.fork('order') })
    rows.push({ profile, method: 'experience', task: task.id, seed, episode, f1, failed: played.failed })
    lessons = joined([...lessons, ...lessonsIn(task.id, played.attempts)])
  }
}

for (const { usual, rules } of worlds(Number(flags.worlds ?? (flags.quick ? 2 : 10)))) {
  const { task, subtasks } = plannedIn(usual, rules)
  for (const line of differencesIn(rules)) say(`${task.id}: ${line}`)
  const trials = threads.open(task, subtasks)
  try {
    const world = await f1OfTrials(trials, { task, subtasks })
    const attempt = remembered(trials)
    const told = { ...task, rules: { ...rules, told: true } }
    for (const profile of PROFILES)
      for (const seed of seeds) {
        const setting = { task, subtasks, profile, seed }
        const predicted = await edgesOfRival('self-consistency', setting, { budget: FEW, hasRules: true })
        await learn({ ...setting, predicted }, attempt)
        for (let episode = 1; episode <= EPISODES; episode++) {
          const again = { ...setting, seed: seed + 1000 * (episode - 1) }
          const ask = async (about: Setting) =>
            (await playRival('self-consistency', about, { budget: BUDGET, hasRules: true })).closure
          const note = (method: Method, f1: number) =>
            rows.push({ profile, method, task: task.id, seed, episode, f1 })
          note('told', await ask({ ...again, task: told }))
          note('untold', await ask(again))
          note('world', world)
        }
      }
  } finally {
    await trials.close()
  }
  say(`${task.id}: done after ${((performance.now() - started) / 1000).toFixed(0)} s`)
}

await threads.close()

const text = ({ mean, low, high }: Interval, digits = 3) =>
  `${mean.toFixed(digits)} [${low.toFixed(digits)}, ${high.toFixed(digits)}]`
const where = (wanted: Partial<Row>) =>
  rows.filter((row) => Object.entries(wanted).every(([key, value]) => row[key as keyof Row] === value))
const f1Of = (wanted: Partial<Row>) =>
  crossedMean(
    where(wanted).map(({ task, seed, f1: value }) => ({ task, seed, value })),
    SHARE,
  )
const failuresOf = (wanted: Partial<Row>) =>
  crossedMean(
    where(wanted).map(({ task, seed, failed = 0 }) => ({ task, seed, value: failed })),
    { low: 0, high: 99 },
  )
const episodes = Array.from({ length: EPISODES }, (_, index) => index + 1)
const worldCount = new Set(rows.map(({ task }) => task)).size

process.stdout.write(
  `F1 of the transitive closure in the plan of each episode, ${worldCount} worlds in which ${CHANGE} % of the rules that a task uses differ (recipes, digging), ${seeds.length} seeds, 95 % intervals, tasks and seeds random. experience asks ${FEW} questions once, told and untold ${BUDGET} an episode (self-consistency); an episode is played by one agent, subtask by subtask, in trial worlds.\n`,
)
for (const profile of PROFILES)
  process.stdout.write(
    `${tableOf(
      ['model', 'episode', ...METHODS, 'failed attempts of experience'],
      episodes.map((episode) => [
        profile,
        String(episode),
        ...METHODS.map((method) => text(f1Of({ profile, method, episode }))),
        text(failuresOf({ profile, method: 'experience', episode }), 1),
      ]),
    )}\n`,
  )
if (flags.svg !== undefined) {
  const profile = PROFILES[0] ?? ''
  const lines = METHODS.map((method) => ({
    name: method,
    points: episodes.map((episode) => f1Of({ profile, method, episode })),
  }))
  writeFileSync(flags.svg, toSvg(curves(lines, { x: 'episode', y: 'F1 of the closure' })))
  say(`drew ${flags.svg}: simulated:${profile}`)
}
say(`took ${((performance.now() - started) / 1000).toFixed(0)} s`)
