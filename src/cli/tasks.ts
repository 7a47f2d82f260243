import { styleText } from 'node:util'
import Table from 'cli-table3'
import { Command } from 'commander'
import { isCausalMaceError } from '../core/errors.ts'
import { findTasks } from '../experiment/matrix/find-tasks.ts'
import type { Catalogue } from '../plugin/catalogue.ts'
import { TABLE_STYLE } from '../report/terminal/table-style.ts'
import { checkTask, parseTask } from '../task/load-task.ts'
import { scenarioOf } from '../task/task-format.ts'
import { EXIT } from './explain.ts'
import { withPluginFlag } from './plugin-options.ts'
import { tasksImportCommand } from './tasks-import.ts'

const print = (text: string) => process.stdout.write(`${text}\n`)

export const tasksCommand = (catalogue: Catalogue): Command =>
  new Command('tasks')
    .description('list the tasks of the package, check task files, import tasks of other projects')
    .addCommand(
      withPluginFlag(new Command('list'))
        .description('the tasks of suites, folders or files; without a name the suites')
        .argument('[names...]', 'suites, folders or files')
        .action((names: string[]) => list(names, catalogue)),
    )
    .addCommand(
      withPluginFlag(new Command('check'))
        .description(
          'read task files, name every issue with its line, and find out whether the task can be done',
        )
        .argument('<names...>', 'suites, folders or files')
        .action((names: string[]) => check(names, catalogue)),
    )
    .addCommand(tasksImportCommand(catalogue).exitOverride())

function list(names: readonly string[], catalogue: Catalogue): void {
  print(names.length === 0 ? suitesTable(catalogue) : tasksTable(names, catalogue))
}

function suitesTable(catalogue: Catalogue): string {
  const table = new Table({
    style: TABLE_STYLE,
    head: ['suite', 'tasks', 'scenarios'],
    colAligns: ['left', 'right', 'left'],
  })
  for (const name of catalogue.suites.ids) {
    const scenarios = findTasks([name], catalogue).map(
      ({ from, text }) => parseTask(text, from, catalogue.scenarios).scenario,
    )
    table.push([name, scenarios.length, [...new Set(scenarios)].join(', ')])
  }
  return `${table.toString()}\n\`tasks list SUITE\` lists the tasks of a suite; play one with \`run SUITE/TASK\`.`
}

function tasksTable(names: readonly string[], catalogue: Catalogue): string {
  const table = new Table({
    style: TABLE_STYLE,
    head: ['task', 'scenario', 'size', 'agents'],
    colAligns: ['left', 'left', 'right', 'right'],
  })
  for (const { from, text } of findTasks(names, catalogue)) {
    const task = parseTask(text, from, catalogue.scenarios)
    const size = scenarioOf(catalogue.scenarios, task).size(task)
    table.push([from, task.scenario, size, task.agents])
  }
  return table.toString()
}

function check(names: readonly string[], catalogue: Catalogue): void {
  let failed = 0
  for (const { from, text } of findTasks(names, catalogue)) {
    try {
      const { id, scenario } = checkTask(text, from, catalogue.scenarios)
      print(`${styleText('green', 'ok  ')}  ${from}  ${id} (${scenario})`)
    } catch (error) {
      if (!isCausalMaceError(error)) throw error
      failed++
      print(`${styleText('red', 'FAIL')}  ${error.message.replaceAll('\n', '\n      ')}`)
    }
  }
  process.exitCode = failed === 0 ? EXIT.success : EXIT.failure
}
