import { readdirSync } from 'node:fs'
import { join, relative } from 'node:path'
import { InvalidFileError } from '../../src/core/errors.ts'
import { importFile } from '../../src/import/import-file.ts'
import { importers } from '../../src/import/importers.ts'
import { builtinScenarios } from '../../src/scenario/builtin.ts'
import { readTaskFile } from '../../src/task/resolve-task.ts'
import type { Task } from '../../src/task/task.ts'

/** A task of a file of other people, or why there is none. */
export interface SampleTask {
  /** Path in the folder of samples, and the number of the task in it. */
  name: string
  task?: Task
  reason?: string
}

/** Every task of every file in a folder, laid out for a team. Files that hold no tasks are there with the reason. */
export async function sampleTasks(folder: string, agents: number): Promise<SampleTask[]> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
  const tasks: SampleTask[] = []
  for (const file of files) tasks.push(...(await tasksOf(file, relative(folder, file), agents)))
  return tasks
}

async function tasksOf(file: string, name: string, agents: number): Promise<SampleTask[]> {
  const tasks: SampleTask[] = []
  try {
    for await (const outcome of importFile(file, importers, { minecraft: '1.19.2', agents })) {
      const id = `${name}#${tasks.length}`
      if (outcome.kind === 'refused') {
        tasks.push({ name: id, reason: `refused: ${outcome.refusal.reason}` })
        continue
      }
      const { task, issues } = readTaskFile({ ...outcome.draft, agents }, builtinScenarios)
      const reason = issues.map(({ message }) => message).join('; ')
      tasks.push(task === undefined ? { name: id, reason } : { name: id, task })
    }
  } catch (error) {
    if (!(error instanceof InvalidFileError)) throw error
    return [{ name, reason: `no tasks: ${error.message}` }]
  }
  return tasks
}
