import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { Command } from 'commander'
import { count } from '../core/count.ts'
import { UsageError } from '../core/errors.ts'
import { eventsOf } from '../core/journal/events.ts'
import { makeFolder } from '../core/make-folder.ts'
import { writeText } from '../core/output/files.ts'
import { panelInRun } from '../evaluation/panel-in-run.ts'
import { settledResults } from '../experiment/matrix/episode-result.ts'
import { ExperimentFolder } from '../experiment/matrix/experiment-folder.ts'
import { findTasks } from '../experiment/matrix/find-tasks.ts'
import { RunFolder } from '../experiment/run-folder.ts'
import type { GameVersion } from '../game/version.ts'
import { writeMcuConfig } from '../import/mcu-export.ts'
import { atomsOf } from '../mcu/atoms/atoms.ts'
import { type Dimension, perDimension } from '../mcu/autoeval/dimension.ts'
import { writeResults } from '../mcu/import/results.ts'
import type { Catalogue } from '../plugin/catalogue.ts'
import { type OpenTask, openSchema } from '../scenario/open/open.ts'
import { scoreOf } from '../scenario/open/score-fold.ts'
import { parseTask } from '../task/load-task.ts'
import { taskFromJournal } from '../task/resolve-task.ts'
import { minecraftOrDefaultOption } from './server-options.ts'

const print = (text: string) => process.stdout.write(`${text}\n`)

/** `mcu export`: writes our tasks in the formats of MCU and AgentBeats. */
export const mcuExportCommand = (catalogue: Catalogue): Command =>
  new Command('export')
    .description('write tasks, atoms and results in the formats of MCU and AgentBeats')
    .addCommand(
      new Command('tasks')
        .description('open tasks as task configs')
        .argument('<tasks...>', 'task files, folders, suites, or SUITE/TASK')
        .requiredOption('--out <folder>', 'where the configs go')
        .action((names: string[], { out }: { out: string }) => tasks(names, out, catalogue))
        .exitOverride(),
    )
    .addCommand(
      new Command('atoms')
        .description('our atoms as a list, a line each')
        .addOption(minecraftOrDefaultOption())
        .action(({ minecraft }: { minecraft: GameVersion }) => {
          for (const { text } of atomsOf(minecraft)) print(text)
        })
        .exitOverride(),
    )
    .addCommand(
      new Command('results')
        .description(
          'the results of an experiment with open tasks as result.json; not comparable with MCU’s own',
        )
        .argument('<experiment>', 'folder of an experiment of one condition')
        .action((path: string) => results(path, catalogue))
        .exitOverride(),
    )

function tasks(names: readonly string[], out: string, catalogue: Catalogue): void {
  const open = findTasks(names, catalogue)
    .map(({ text, from }) => parseTask(text, from, catalogue.scenarios))
    .filter((task): task is OpenTask => task.scenario === 'open')
  if (open.length === 0)
    throw new UsageError('None of these is an open task.', { hint: 'Give mcu-standard, for example.' })
  makeFolder(out)
  for (const task of open) writeText(join(out, `${task.id}.yaml`), writeMcuConfig(task))
  print(`${count(open.length, 'config')} written to ${out}`)
}

/** Label systems that hold the category of a task; the folder of an imported task comes first. */
const CATEGORIES = ['AgentBeats', 'MCU-Turbo'] as const

/** The total of MineStudio's rewards in a run, and whether they belong to milestones; undefined for a task without rewards. */
function rewardsIn(path: string, { scenarios }: Catalogue) {
  if (!existsSync(join(path, 'journal.jsonl'))) return undefined
  const { events } = RunFolder.open(path).journal()
  const started = eventsOf(events, 'run.started')[0]
  const task = started === undefined ? undefined : taskFromJournal(started.data.task, scenarios)
  const open = task !== undefined && 'open' in task ? openSchema.safeParse(task.open).data : undefined
  if (open === undefined || open.rewards.length === 0) return undefined
  return { ...scoreOf(open, events).rewards, isLong: open.milestones.length > 0 }
}

function results(path: string, catalogue: Catalogue): void {
  const folder = ExperimentFolder.open(path)
  const { conditions, tasks: played } = folder.spec
  const [condition, ...others] = conditions
  if (condition === undefined || others.length > 0)
    throw new UsageError(`${path} has ${count(conditions.length, 'condition')}.`, {
      hint: 'A result file is about one agent: export an experiment of one condition.',
    })
  const settled = Map.groupBy(settledResults(folder.results()), ({ task }) => task)
  const scored = played.flatMap(({ id, labels = [] }) => {
    const own = settled.get(id)
    if (own === undefined) return []
    const [failed] = own.filter(({ outcome }) => outcome === 'world_crash' || outcome === 'model_error')
    const folders = own.flatMap(({ run }) => (run === null ? [] : [join(folder.runs, run)]))
    const panels = folders.map(panelInRun)
    const judgedIn = (name: Dimension) => meanOf(panels.flatMap((panel) => panel[name]?.value ?? []))
    const judged = judgedIn('Task Progress')
    const paid = folders.flatMap((run) => rewardsIn(run, catalogue) ?? [])
    const [first] = paid
    const reward = meanOf(paid.map(({ total }) => total))
    const share = meanOf(own.flatMap(({ completionRate }) => completionRate ?? []))
    const isPlain = first !== undefined && !first.isLong && reward !== null
    const category = CATEGORIES.flatMap(
      (name) => labels.find(({ system }) => system === name)?.value ?? [],
    )[0]
    return [
      {
        task: id,
        category: category ?? 'other',
        // AgentBeats scores a short task by its rewards alone.
        score: isPlain ? Math.min(1, reward / first.most) : share,
        ...(reward === null ? {} : { reward }),
        ...(first?.isLong === true ? { isLong: true } : {}),
        ...(judged === null ? {} : { judged }),
        dimensions: perDimension(judgedIn),
        ...(failed === undefined ? {} : { error: failed.reason }),
      },
    ]
  })
  process.stdout.write(writeResults(condition.id, scored))
}

const meanOf = (values: readonly number[]): number | null =>
  values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0) / values.length
