import { readFileSync } from 'node:fs'
import { type Document, isMap, isNode, isScalar, LineCounter, parseDocument } from 'yaml'
import { type FileIssue, InvalidFileError } from '../core/errors.ts'
import { atHeightOf } from './heights.ts'
import type { Path, TaskIssue } from './part-checker.ts'
import { type LoadTaskOptions, readTaskFile } from './resolve-task.ts'
import type { TaskFormat, TaskOf } from './task-format.ts'

/**
 * Reads and checks a task file (YAML; JSON is YAML).
 * @param scenarios the available scenarios
 * @param options override what the file says
 * @throws InvalidFileError with every issue and its line.
 */
export function loadTask<F extends TaskFormat>(
  path: string,
  scenarios: readonly F[],
  options: LoadTaskOptions = {},
): TaskOf<F> {
  let text: string
  try {
    text = readFileSync(path, 'utf8')
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code
    const message = code === 'ENOENT' ? 'no such file' : (error as Error).message
    throw new InvalidFileError(
      path,
      [{ path: '', message }],
      'Give the path of a task file, such as benchmarks/demo/pavilion.yaml.',
    )
  }
  return parseTask(text, path, scenarios, options)
}

/** Like `loadTask`, for text that has been read already; `name` stands for the file in messages. */
export function parseTask<F extends TaskFormat>(
  text: string,
  name: string,
  scenarios: readonly F[],
  options: LoadTaskOptions = {},
): TaskOf<F> {
  return new TaskText(text, name).read(scenarios, options).task
}

/**
 * Like `parseTask`, and checks that a team of its size can complete the task.
 * @throws InvalidFileError with every issue and its line, including what makes the task infeasible.
 */
export function checkTask<F extends TaskFormat>(
  text: string,
  name: string,
  scenarios: readonly F[],
  options: LoadTaskOptions = {},
): TaskOf<F> {
  const file = new TaskText(text, name)
  const { task, format } = file.read(scenarios, options)
  const obstacles = format.feasibility(task, task.agents)
  if (obstacles.length > 0) throw file.errorOf(obstacles)
  return task
}

/** The text of a task file, with the line number of each part. */
class TaskText {
  readonly #name: string
  readonly #lines = new LineCounter()
  readonly #document: Document

  constructor(text: string, name: string) {
    this.#name = name
    this.#document = parseDocument(text, { lineCounter: this.#lines, uniqueKeys: true })
    const { errors } = this.#document
    if (errors.length === 0) return
    throw new InvalidFileError(
      name,
      errors.map((error) => ({
        path: '',
        line: error.linePos?.[0].line ?? 1,
        message: error.message.split('\n')[0] ?? 'not YAML',
      })),
    )
  }

  read<F extends TaskFormat>(
    scenarios: readonly F[],
    options: LoadTaskOptions,
  ): { task: TaskOf<F>; format: F } {
    const { task, format, issues } = readTaskFile(this.#content(), scenarios, options)
    if (issues.length > 0 || task === undefined || format === undefined) throw this.errorOf(issues)
    return { task: atHeightOf(task.gameVersion, task), format }
  }

  errorOf(issues: readonly TaskIssue[]): InvalidFileError {
    return new InvalidFileError(
      this.#name,
      issues.map(({ path, message, isKey = false }): FileIssue => {
        const line = isKey ? this.#lineOfKey(path) : this.#lineOf(path)
        return { path: path.join('.'), message, ...(line === undefined ? {} : { line }) }
      }),
    )
  }

  /** The parsed content. Aliases are resolved here: one without an anchor, or far too many, is an issue of the file. */
  #content(): unknown {
    try {
      return this.#document.toJS()
    } catch (error) {
      throw new InvalidFileError(this.#name, [{ path: '', message: (error as Error).message }])
    }
  }

  /** The line of the part at a path, or of the closest enclosing part that the file has. */
  #lineOf(path: Path): number | undefined {
    for (let length = path.length; length >= 0; length--) {
      const node = this.#document.getIn(path.slice(0, length), true)
      if (isNode(node) && node.range) return this.#lines.linePos(node.range[0]).line
    }
    return undefined
  }

  /** The line of a key. Its value may begin on the next line. */
  #lineOfKey(path: Path): number | undefined {
    const parent = this.#document.getIn(path.slice(0, -1), true)
    const pairs = isMap(parent) ? parent.items : []
    const key = pairs
      .map((pair) => pair.key)
      .find((node) => isScalar(node) && String(node.value) === path.at(-1))
    return isNode(key) && key.range ? this.#lines.linePos(key.range[0]).line : this.#lineOf(path)
  }
}
