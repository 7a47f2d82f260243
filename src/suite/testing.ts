import type { Task } from '../task/task.ts'
import { resolveSuite, type SuiteOptions, suites } from './suites.ts'

/** The tasks of a built-in suite, for tests. */
export function suiteTasks(id: string, options: SuiteOptions = {}): Task[] {
  const suite = suites.find((candidate) => candidate.id === id)
  if (suite === undefined) throw new TypeError(`no suite ${id}`)
  return resolveSuite(suite, options)
}
