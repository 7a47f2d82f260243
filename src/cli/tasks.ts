import { relative } from 'node:path'
import { styleText } from 'node:util'
import Table from 'cli-table3'
import { Command } from 'commander'
import { isCausalMaceError } from '../core/errors.ts'
import { findTasks, suites } from '../experiment/matrix/find-tasks.ts'
import { loadTask } from '../task/load-task.ts'
import { EXIT } from './explain.ts'
import { tasksImportCommand } from './tasks-import.ts'

const print = (text: string) => process.stdout.write(`${text}\n`)

export const tasksCommand = (): Command =>
  new Command('tasks')
    .description(
      'list the tasks that come with the package, check task files, import those of other projects',
    )
    .addCommand(
      new Command('list')
        .description('the tasks of suites, folders or files (default: all suites)')
        .argument('[names...]', 'suites, folders or files')
        .action(list),
    )
    .addCommand(
      new Command('check')
        .description('read task files and say every fault with its line')
        .argument('<names...>', 'suites, folders or files')
        .action(check),
    )
    .addCommand(tasksImportCommand().exitOverride())

function list(names: readonly string[]): void {
  const table = new Table({
    style: { head: [], border: [], compact: true },
    head: ['suite', 'task', 'scenario', 'size', 'agents', 'file'],
    colAligns: ['left', 'left', 'left', 'right', 'right', 'left'],
  })
  const sets: [string, readonly string[]][] =
    names.length > 0
      ? names.map((name) => [name, findTasks([name])])
      : [...suites()].map(([name]) => [name, findTasks([name])])
  for (const [set, files] of sets) {
    for (const file of files) {
      const { id, scenario, blueprint, agents } = loadTask(file)
      const size = scenario === 'construction' ? `${blueprint.length} blocks` : '–'
      table.push([set, id, scenario, size, agents, relative('.', file)])
    }
  }
  print(table.toString())
}

function check(names: readonly string[]): void {
  let faults = 0
  for (const file of findTasks(names)) {
    try {
      const { id, scenario } = loadTask(file)
      print(`${styleText('green', 'ok  ')}  ${relative('.', file)}  ${id} (${scenario})`)
    } catch (error) {
      if (!isCausalMaceError(error)) throw error
      faults++
      print(`${styleText('red', 'FAIL')}  ${error.message.replaceAll('\n', '\n      ')}`)
    }
  }
  process.exitCode = faults === 0 ? EXIT.success : EXIT.failure
}
