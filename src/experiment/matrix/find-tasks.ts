import { existsSync, readdirSync, statSync } from 'node:fs'
import { join, relative } from 'node:path'
import { UsageError } from '../../core/errors.ts'
import { packagePath } from '../../core/package-root.ts'

const IS_TASK = /\.(ya?ml|json)$/

/** Suites that come with the package: folders of task files below benchmarks/, by name. */
export function suites(): Map<string, string> {
  const root = packagePath('benchmarks')
  const found = readdirSync(root, { withFileTypes: true }).flatMap((entry): [string, string][] => {
    const folder = join(root, entry.name, 'tasks')
    return entry.isDirectory() && tasksBelow(folder).length > 0 ? [[entry.name, folder]] : []
  })
  return new Map(found.sort(([a], [b]) => a.localeCompare(b)))
}

/**
 * The task files that names on the command line stand for: files, folders (with all below them) and suites.
 * @throws UsageError for a name that is none of these, or a folder without task files.
 */
export function findTasks(names: readonly string[]): string[] {
  const files = names.flatMap((name) => {
    const suite = existsSync(name) ? undefined : suites().get(name)
    const path = suite ?? name
    if (!existsSync(path)) {
      const known = [...suites().keys()].join(', ')
      throw new UsageError(`${name}: no such file, folder or suite.`, { hint: `The suites are ${known}.` })
    }
    if (!statSync(path).isDirectory()) return [path]
    const below = tasksBelow(path)
    if (below.length === 0)
      throw new UsageError(`There is no task file (.yaml, .json) in ${path}.`, {
        hint: 'Give a folder of task files, such as benchmarks/ablation/tasks.',
      })
    return below
  })
  return [...new Map(files.map((file) => [relative('.', file), file])).values()]
}

function tasksBelow(folder: string): string[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => IS_TASK.test(file))
    .sort()
    .map((file) => join(folder, file))
}
