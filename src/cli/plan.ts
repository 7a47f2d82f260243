import { Command, Option } from 'commander'
import { count } from '../core/count.ts'
import { UsageError } from '../core/errors.ts'
import { writeText } from '../core/output/files.ts'
import { supportOfEpisode } from '../experiment/applicability.ts'
import { forecastActing } from '../experiment/forecast-acting.ts'
import { findTasks, textOf } from '../experiment/matrix/find-tasks.ts'
import { openTrials } from '../experiment/trials/open-trials.ts'
import { usualRequest } from '../experiment/usual-request.ts'
import { bookText } from '../game/rules/differences.ts'
import type { Cost } from '../model/middleware/token-meter.ts'
import { costOf, type Price, priceOf } from '../model/price.ts'
import { sumOf } from '../model/tally.ts'
import { entryOfPlan } from '../planner/causal/knowledge/learn.ts'
import { type Forecast, forecast, leastForecast } from '../planner/forecast.ts'
import type { Plan } from '../planner/plan.ts'
import type { Catalogue } from '../plugin/catalogue.ts'
import { dotOf } from '../report/graph/dot.ts'
import { mermaidOf } from '../report/graph/mermaid.ts'
import { svgOf } from '../report/graph/svg.ts'
import { type Layout, prose } from '../report/table/table.ts'
import { evidenceTable, layersTable, planSummary } from '../report/terminal/plan-table.ts'
import { agentNames } from '../task/agent-names.ts'
import { checkTask } from '../task/load-task.ts'
import { sceneBefore } from '../task/scene.ts'
import type { Task } from '../task/task.ts'
import { calibrationIn, calibrationOption } from './calibration-option.ts'
import { EXIT } from './explain.ts'
import { interruptible } from './interrupt.ts'
import { knowledgeIn, knowledgeOption, learnInto } from './knowledge-option.ts'
import { allOption, asOption, type LayoutFlags, layoutHere } from './layout.ts'
import { answererOf, type ModelFlags, withModelFlags } from './model-options.ts'
import { checkWritable } from './output-file.ts'
import { plannerIn, type RefinementFlags, withRefinementFlags } from './refinement-options.ts'
import { agentsOption, plannerOption } from './run-options.ts'
import { fromZero } from './whole-number.ts'

interface PlanFlags extends ModelFlags, LayoutFlags, RefinementFlags {
  seed: number
  agents?: number
  planner: string
  calibration?: string[]
  knowledge?: string
  format: Format
  json?: boolean
  out?: string
  dryRun?: boolean
  unchecked?: boolean
}

/** The model of forecasts, see `rehearsalProfile`. */
const REHEARSED_WITH = 'simulated:strong'

const formats = {
  text: (plan: Plan, layout: Layout) =>
    [layersTable, evidenceTable, planSummary].map((part) => part(plan, layout)).join('\n\n'),
  json: (plan: Plan) => JSON.stringify(plan, undefined, 2),
  mermaid: mermaidOf,
  dot: dotOf,
  svg: svgOf,
} as const
type Format = keyof typeof formats

export const planCommand = (catalogue: Catalogue): Command =>
  withRefinementFlags(withModelFlags(new Command('plan'), catalogue))
    .description('plan a task without playing it: the graph, and the evidence for each of its edges')
    .argument('<task>', 'a task file (YAML or JSON), or SUITE/TASK')
    .option('--seed <n>', 'seed of the questions', fromZero, 1)
    .addOption(agentsOption())
    .addOption(plannerOption(catalogue))
    .addOption(calibrationOption())
    .addOption(knowledgeOption())
    .addOption(new Option('--format <format>', 'output format').choices(Object.keys(formats)).default('text'))
    .addOption(new Option('--json', 'the same as --format json').implies({ format: 'json' }))
    .addOption(allOption())
    .addOption(asOption())
    .option('--out <file>', 'write it to a file')
    .option('--unchecked', 'also plan a task that `tasks check` refuses because no team can complete it')
    .option('--dry-run', 'stop after the forecast of calls, tokens and money')
    .action((taskFile: string, flags: PlanFlags) => plan(taskFile, flags, catalogue))

async function plan(taskFile: string, flags: PlanFlags, catalogue: Catalogue): Promise<void> {
  requireOneFormat(flags)
  const task = taskOf(taskFile, flags, catalogue)
  const { actions, scenarios } = catalogue
  const scene = sceneBefore(task, agentNames(task.agents))
  const planner = catalogue.planner(plannerIn(flags))
  const { answerer } = await answererOf(flags, flags, catalogue)
  if (flags.out !== undefined) checkWritable(flags.out)
  const say = (text: string) => process.stderr.write(`${prose(text, layoutHere(flags))}\n`)
  const calibrationContext = calibrationIn(flags.calibration, answerer.id)
  const context = { actions, scenarios, seed: flags.seed, ...calibrationContext }
  const price = priceOf(answerer.id, flags)
  if (task.rules !== undefined) say(bookText(task.rules))
  const foretold = await forecast(planner, task, scene, context)
  say(`forecast (rehearsed with simulated:strong): ${forecastText(foretold, price)}`)
  if (foretold.calibration !== undefined)
    say(
      `at least (a model whose graphs are not refined): ${forecastText(await leastForecast(planner, task, scene, { actions, scenarios, seed: flags.seed }), price)}`,
    )
  const interrupt = interruptible()
  const started = Date.now()
  try {
    if (flags.dryRun) {
      say(await actingText(task, flags, { catalogue, price, foretold, signal: interrupt.signal }))
      return
    }
    const made = await planner.plan(task, scene, {
      ...context,
      ...knowledgeIn(flags.knowledge, planner, answerer.id),
      answerer,
      openTrials: openTrials(catalogue.references),
      signal: interrupt.signal,
    })
    if (flags.knowledge !== undefined) learnInto(flags.knowledge, [entryOfPlan(made, flags.seed)])
    // A file can be as wide as needed.
    const here = layoutHere(flags)
    const layout = flags.out === undefined ? here : { ...here, all: true, width: Number.POSITIVE_INFINITY }
    const text = formats[flags.format](made, layout)
    if (flags.out === undefined) process.stdout.write(`${text}\n`)
    else {
      writeText(flags.out, `${text}\n`)
      say(`written to ${flags.out}`)
    }
    say(`planned with ${answerer.id} in ${((Date.now() - started) / 1000).toFixed(1)} s`)
  } catch (error) {
    if (!interrupt.signal.aborted) throw error
    say('interrupted; there is no plan')
    process.exitCode = EXIT.interrupted
  } finally {
    interrupt.release()
  }
}

/** @throws UsageError if several formats are requested, since only one can be printed */
export function requireOneFormat({
  format,
  json = false,
  as,
}: Pick<PlanFlags, 'format' | 'json' | 'as'>): void {
  const named = json ? '--json' : `--format ${format}`
  if (json && format !== 'json')
    throw new UsageError(`--json and --format ${format} cannot both be printed.`, {
      hint: 'Plan twice, each time with one of them; --seed makes both plans the same.',
    })
  if (as !== undefined && format !== 'text')
    throw new UsageError(`--as ${as} is the format of tables, and ${named} prints none.`, {
      hint: 'Leave one of them out.',
    })
}

/** @throws UsageError if the name stands for several tasks. */
function taskOf(name: string, { agents, unchecked }: PlanFlags, catalogue: Catalogue): Task {
  const [source, ...more] = findTasks([name], catalogue)
  if (source !== undefined && more.length === 0)
    return checkTask(textOf(source, agents), source.from, catalogue.scenarios, { agents, unchecked })
  throw new UsageError(`${name} stands for ${more.length + 1} tasks; plan needs one.`, {
    hint: `For example ${source?.from}.`,
  })
}

function forecastText(
  { calls, calibration, usage, subtasks, dependencies }: Forecast,
  price: Price | undefined,
): string {
  const before =
    calibration === undefined
      ? ''
      : ` after ${callsText(calibration)} to calibrate the model once (${tokensText(calibration, price)})`
  return `${callsText({ calls, usage })}${before}, ${tokensText({ usage }, price)}; ${count(subtasks, 'subtask')}, ${count(dependencies, 'dependency', 'dependencies')}`
}

/** Questions that the agents would be asked: the task is played once by a simulated model. */
async function actingText(
  task: Task,
  flags: PlanFlags,
  how: { catalogue: Catalogue; price: Price | undefined; foretold: Forecast; signal: AbortSignal },
): Promise<string> {
  const { catalogue, price, foretold, signal } = how
  const { seed } = flags
  const planner = plannerIn(flags)
  const request = usualRequest(task, { planner, seed, plugins: catalogue.references })
  // The rehearsal uses a simulated model, which may be unable to do what the real one can.
  const support = supportOfEpisode({
    task,
    planner: catalogue.planner(planner),
    answerer: catalogue.identityOf(REHEARSED_WITH),
    latency: 'none',
    server: 'embedded',
    scenarios: catalogue.scenarios,
  })
  if (!support.ok) return `acting: cannot be rehearsed with ${REHEARSED_WITH}: ${support.why}`
  const acting = await forecastActing(request, {
    game: catalogue,
    questions: catalogue.questions.list(),
    calibration: foretold.found,
    signal,
  })
  const end =
    acting.outcome === 'success' ? '' : `; the rehearsal ended as ${acting.outcome ?? 'interrupted'}`
  const whole = { usage: sumOf(foretold.usage, acting.usage) }
  return `acting (played with ${REHEARSED_WITH}): ${callsText(acting)}, ${tokensText(acting, price)}${end}\ntogether, planning and acting: ${tokensText(whole, price)}`
}

function callsText({ calls }: Cost): string {
  const total = Object.values(calls).reduce((sum, n) => sum + n, 0)
  return `${count(total, 'call')} (${Object.entries(calls)
    .map(([kind, n]) => `${n} ${kind}`)
    .join(', ')})`
}

function tokensText({ usage }: Pick<Cost, 'usage'>, price: Price | undefined): string {
  const money =
    price === undefined ? 'money: give --price IN,OUT' : `money ${costOf(usage, price).toFixed(4)}`
  return `about ${count(usage.inputTokens, 'token')} in and ${usage.outputTokens} out, ${money}`
}
