import { atHeightOf } from './heights.ts'
import type { TaskIssue } from './part-checker.ts'
import { type LoadTaskOptions, readTaskFile } from './resolve-task.ts'
import { rulesToBlame } from './rules-to-blame.ts'
import { type TaskFormat, type TaskOf, teamSupport } from './task-format.ts'
import { readText, YamlFile } from './yaml-file.ts'

/**
 * Reads and checks a task file (YAML; JSON is YAML).
 * @param scenarios the available scenarios
 * @param options options that override the file
 * @throws InvalidFileError with every issue and its line.
 */
export function loadTask<F extends TaskFormat>(
  path: string,
  scenarios: readonly F[],
  options: LoadTaskOptions = {},
): TaskOf<F> {
  const text = readText(path, 'Give the path of a task file, such as benchmarks/demo/pavilion.yaml.')
  return parseTask(text, path, scenarios, options)
}

/** Like `loadTask`, for text that has already been read; `name` replaces the file name in messages. */
export function parseTask<F extends TaskFormat>(
  text: string,
  name: string,
  scenarios: readonly F[],
  options: LoadTaskOptions = {},
): TaskOf<F> {
  return taskIn(new YamlFile(text, name), scenarios, options).task
}

/**
 * Like `parseTask`, and checks that a team of its size can complete the task, unless the task is to be played `unchecked`.
 * @throws InvalidFileError with every issue and its line, including what makes the task infeasible.
 */
export function checkTask<F extends TaskFormat>(
  text: string,
  name: string,
  scenarios: readonly F[],
  { unchecked = false, ...options }: LoadTaskOptions & { unchecked?: boolean | undefined } = {},
): TaskOf<F> {
  const file = new YamlFile(text, name)
  const { task, format } = taskIn(file, scenarios, options)
  // A team that is too small is not applicable, so its other obstacles are not checked.
  const isPlayed = teamSupport(task, format).ok
  const obstacles = unchecked || !isPlayed ? [] : obstaclesOf(task, format)
  if (obstacles.length > 0) throw file.errorOf(obstacles)
  return task
}

/** The obstacles to a task, followed by the rules of its world that are to blame unless an obstacle names a rule already. */
function obstaclesOf<F extends TaskFormat>(task: TaskOf<F>, format: F): TaskIssue[] {
  const obstaclesTo = (one: TaskOf<F>) => format.feasibility(one, one.agents)
  const obstacles = obstaclesTo(task)
  const isNamed = obstacles.length === 0 || obstacles.some(({ path }) => path[0] === 'rules')
  return isNamed
    ? obstacles
    : [...obstacles, ...rulesToBlame(task, (other) => obstaclesTo(other).length === 0)]
}

/** Turns a file's content into a task. */
function taskIn<F extends TaskFormat>(
  file: YamlFile,
  scenarios: readonly F[],
  options: LoadTaskOptions,
): { task: TaskOf<F>; format: F } {
  const { task, format, issues } = readTaskFile(file.content(), scenarios, options)
  if (issues.length > 0 || task === undefined || format === undefined) throw file.errorOf(issues)
  return { task: atHeightOf(task.gameVersion, task), format }
}
