import { styleText } from 'node:util'
import { Command } from 'commander'
import { isCausalMaceError } from '../core/errors.ts'
import { findTasks } from '../experiment/matrix/find-tasks.ts'
import type { Catalogue } from '../plugin/catalogue.ts'
import { table } from '../report/terminal/table.ts'
import { checkTask, parseTask } from '../task/load-task.ts'
import { scenarioOf } from '../task/task-format.ts'
import { EXIT } from './explain.ts'
import { allOption, type LayoutFlags, layoutHere } from './layout.ts'
import { type JsonFlags, jsonOption, printerOf, printJson } from './output.ts'
import { withPluginFlag } from './plugin-options.ts'
import { tasksImportCommand } from './tasks-import.ts'

export const tasksCommand = (catalogue: Catalogue): Command =>
  new Command('tasks')
    .description('list the tasks of the package, check task files, import tasks of other projects')
    .addCommand(
      withPluginFlag(new Command('list'))
        .description('the tasks of suites, folders or files; without a name the suites')
        .argument('[names...]', 'suites, folders or files')
        .addOption(allOption())
        .addOption(jsonOption())
        .action((names: string[], flags: JsonFlags & LayoutFlags) => list(names, catalogue, flags)),
    )
    .addCommand(
      withPluginFlag(new Command('check'))
        .description(
          'read task files, name every issue with its line, and find out whether the task can be done',
        )
        .argument('<names...>', 'suites, folders or files')
        .addOption(jsonOption())
        .action((names: string[], flags: JsonFlags) => check(names, catalogue, flags)),
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
  const left = head.filter((title) => !['tasks', 'size', 'agents'].includes(title))
  const cells = rows.map((row) =>
    Object.values(row).map((cell, column) =>
      [cell]
        .flat()
        .join(', ')
        .slice(column === 0 && inside !== '' ? inside.length + 1 : 0),
    ),
  )
  const print = printerOf({ json })
  print(table(head, cells, { left, layout: layoutHere(flags), spare: ['scenario', 'agents'] }))
  if (names.length === 0)
    print('`tasks list SUITE` lists the tasks of a suite; play one with `run SUITE/TASK`.')
}

/** The folder or suite that several names share; empty where they share none. */
function folderOf(names: readonly string[]): string {
  const folders = new Set(names.map((name) => name.slice(0, Math.max(0, name.lastIndexOf('/')))))
  return names.length > 1 && folders.size === 1 ? ([...folders][0] ?? '') : ''
}

const suitesIn = (catalogue: Catalogue) =>
  catalogue.suites.ids.map((suite) => {
    const scenarios = findTasks([suite], catalogue).map(
      ({ from, text }) => parseTask(text, from, catalogue.scenarios).scenario,
    )
    return { suite, tasks: scenarios.length, scenarios: [...new Set(scenarios)] }
  })

const tasksIn = (names: readonly string[], catalogue: Catalogue) =>
  findTasks(names, catalogue).map(({ from, text }) => {
    const task = parseTask(text, from, catalogue.scenarios)
    const size = scenarioOf(catalogue.scenarios, task).size(task)
    return { task: from, scenario: task.scenario, size, agents: task.agents }
  })

function check(names: readonly string[], catalogue: Catalogue, flags: JsonFlags): void {
  const print = printerOf(flags)
  const checked = findTasks(names, catalogue).map(({ from, text }) => {
    try {
      const { id, scenario } = checkTask(text, from, catalogue.scenarios)
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
