import { styleText } from 'node:util'
import { Command } from 'commander'
import { isCausalMaceError, UsageError } from '../core/errors.ts'
import { findTasks, type TaskSource, textOf } from '../experiment/matrix/find-tasks.ts'
import type { Catalogue } from '../plugin/catalogue.ts'
import { tryScenario } from '../plugin/guard/try-scenario.ts'
import { type Layout, table } from '../report/table/table.ts'
import { MAX_AGENTS } from '../task/agent-names.ts'
import { checkTask, parseTask } from '../task/load-task.ts'
import { kindOf, scenarioOf } from '../task/task-format.ts'
import { EXIT } from './explain.ts'
import { allOption, asOption, type LayoutFlags, layoutHere } from './layout.ts'
import { type JsonFlags, jsonOption, printerOf, printJson, tablePrinterOf } from './output.ts'
import { withPluginFlag } from './plugin-options.ts'
import { tasksImportCommand } from './tasks-import.ts'
import { wholeNumber } from './whole-number.ts'

export const tasksCommand = (catalogue: Catalogue): Command =>
  new Command('tasks')
    .description('list the tasks of the package, check task files, import tasks of other projects')
    .addCommand(
      withPluginFlag(new Command('list'))
        .description('the tasks of suites, folders or files; without a name the suites')
        .argument('[names...]', 'suites, folders or files')
        .addOption(allOption())
        .addOption(asOption())
        .addOption(jsonOption())
        .action((names: string[], flags: JsonFlags & LayoutFlags) => list(names, catalogue, flags)),
    )
    .addCommand(
      withPluginFlag(new Command('check'))
        .description(
          'read task files, list every issue with its line, and check whether the task can be done',
        )
        .argument('<names...>', 'suites, folders or files')
        .addOption(jsonOption())
        .action((names: string[], flags: JsonFlags) => check(names, catalogue, flags)),
    )
    .addCommand(
      withPluginFlag(new Command('show'))
        .description(
          'print the file of a task, to read it or to change a copy: `tasks show SUITE/TASK > mine.yaml`',
        )
        .argument('<task>', 'SUITE/TASK, or a task file')
        .option('--agents <n>', 'size of the team that the task is laid out for', wholeNumber(1, MAX_AGENTS))
        .action((name: string, flags: { agents?: number }) => show(name, catalogue, flags)),
    )
    .addCommand(tasksImportCommand(catalogue).exitOverride())

function list(names: readonly string[], catalogue: Catalogue, flags: JsonFlags & LayoutFlags): void {
  const { json = false } = flags
  const rows = names.length === 0 ? suitesIn(catalogue) : tasksIn(names, catalogue)
  if (json) {
    printJson(rows)
    return
  }
  const inside = names.length === 0 ? '' : folderOf(rows.map((row) => ('task' in row ? row.task : '')))
  const task = inside === '' ? 'task' : `task of ${inside}`
  const head = names.length === 0 ? ['suite', 'tasks', 'scenarios'] : [task, 'scenario', 'size', 'agents']
  const cells = rows.map((row) =>
    Object.values(row).map((cell, column) =>
      [cell]
        .flat()
        .join(', ')
        .slice(column === 0 && inside !== '' ? inside.length + 1 : 0),
    ),
  )
  const print = printerOf(flags)
  tablePrinterOf({ json })(listTable(head, cells, layoutHere(flags)))
  if (names.length === 0)
    print('`tasks list SUITE` lists the tasks of a suite; play one with `run SUITE/TASK`.')
}

/** Suites, or the tasks of the given suites. */
export const listTable = (
  head: readonly string[],
  rows: readonly (readonly string[])[],
  layout: Layout,
): string => {
  const left = head.filter((title) => !['tasks', 'size', 'agents'].includes(title))
  return table(head, rows, { left, layout, spare: ['scenario', 'agents'] })
}

/** Prints only the text of one task, so that it can be redirected to a file. */
function show(name: string, catalogue: Catalogue, { agents }: { agents?: number }): void {
  const [source, ...others] = findTasks([name], catalogue)
  if (source === undefined || others.length > 0)
    throw new UsageError(`${name} stands for ${others.length + 1} tasks; one can be shown at a time.`, {
      hint: `Name one of them, such as ${source?.from}; \`causalmace tasks list ${name}\` prints all.`,
    })
  process.stdout.write(textOf(source, agents))
}

/** The folder or suite that several names share; empty if there is none. */
function folderOf(names: readonly string[]): string {
  const folders = new Set(names.map((name) => name.slice(0, Math.max(0, name.lastIndexOf('/')))))
  return names.length > 1 && folders.size === 1 ? ([...folders][0] ?? '') : ''
}

const suitesIn = (catalogue: Catalogue) =>
  catalogue.suites.ids.map((suite) => {
    const kinds = findTasks([suite], catalogue).map((source) => kindIn(source, catalogue))
    return { suite, tasks: kinds.length, scenarios: [...new Set(kinds)] }
  })

/** The kind of a task according to its draft. A draft whose scenario has several kinds must be parsed, which takes a while. */
function kindIn(source: TaskSource, { scenarios }: Catalogue): string {
  const { scenario } = source
  const format = scenarios.find(({ id }) => id === scenario)
  const isTheOnlyOne = format === undefined || format.kinds === undefined
  if (scenario !== undefined && isTheOnlyOne) return scenario
  return kindOf(scenarios, parseTask(source.text, source.from, scenarios))
}

const tasksIn = (names: readonly string[], catalogue: Catalogue) =>
  findTasks(names, catalogue).map(({ from, text }) => {
    const task = parseTask(text, from, catalogue.scenarios)
    const size = scenarioOf(catalogue.scenarios, task).size(task)
    return { task: from, scenario: kindOf(catalogue.scenarios, task), size, agents: task.agents }
  })

function check(names: readonly string[], catalogue: Catalogue, flags: JsonFlags): void {
  const print = printerOf(flags)
  const checked = findTasks(names, catalogue).map(({ from, text }) => {
    try {
      const task = checkTask(text, from, catalogue.scenarios)
      tryScenario(task, catalogue)
      const { id } = task
      const scenario = kindOf(catalogue.scenarios, task)
      print(`${styleText('green', 'ok  ')}  ${from}  ${id} (${scenario})`)
      return { task: from, ok: true, id, scenario }
    } catch (error) {
      if (!isCausalMaceError(error)) throw error
      print(`${styleText('red', 'FAIL')}  ${error.message.replaceAll('\n', '\n      ')}`)
      return { task: from, ok: false, issue: error.message }
    }
  })
  if (flags.json) printJson(checked)
  process.exitCode = checked.every(({ ok }) => ok) ? EXIT.success : EXIT.failure
}
