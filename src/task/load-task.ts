import { readFileSync } from 'node:fs'
import { type Document, isNode, LineCounter, parseDocument } from 'yaml'
import { type FileFault, InvalidFileError } from '../core/errors.ts'
import { gameData } from './game-data.ts'
import type { GameVersion } from './game-version.ts'
import { atHeightOf } from './heights.ts'
import { resolveTask } from './resolve-task.ts'
import type { Task } from './task.ts'
import { taskFileSchema } from './task-file.ts'

export interface LoadTaskOptions {
  /** Plays the task in this version of the game, whatever its file says. */
  minecraft?: GameVersion
}

/**
 * Reads and checks a task file (YAML; JSON is YAML).
 * @throws InvalidFileError with every fault and its line.
 */
export function loadTask(path: string, options: LoadTaskOptions = {}): Task {
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
  return parseTask(text, path, options)
}

/** As `loadTask`, for a text that is already at hand; `name` stands for the file in messages. */
export function parseTask(text: string, name: string, options: LoadTaskOptions = {}): Task {
  const lines = new LineCounter()
  const document = parseDocument(text, { lineCounter: lines, uniqueKeys: true })
  if (document.errors.length > 0) {
    throw new InvalidFileError(
      name,
      document.errors.map((error) => ({
        path: '',
        line: error.linePos?.[0].line ?? 1,
        message: error.message.split('\n')[0] ?? 'not YAML',
      })),
    )
  }
  const fault = (path: readonly PropertyKey[], message: string): FileFault => {
    const line = lineOf(path)
    return { path: path.join('.'), message, ...(line === undefined ? {} : { line }) }
  }
  const lineOf = (path: readonly PropertyKey[]): number | undefined => {
    for (let length = path.length; length >= 0; length--) {
      const node = document.getIn(path.slice(0, length), true)
      if (isNode(node) && node.range) return lines.linePos(node.range[0]).line
    }
    return undefined
  }

  const parsed = taskFileSchema.safeParse(contentOf(document, name))
  if (!parsed.success) {
    throw new InvalidFileError(
      name,
      parsed.error.issues.map((issue) => fault(issue.path, issue.message)),
    )
  }
  const { task, faults } = resolveTask(parsed.data, gameData(options.minecraft ?? parsed.data.minecraft))
  if (faults.length > 0)
    throw new InvalidFileError(
      name,
      faults.map(({ path, message }) => fault(path, message)),
    )
  return atHeightOf(task.gameVersion, task)
}

/** Aliases are followed only here: one without an anchor, or far too many, count as faults of the file too. */
function contentOf(document: Document, name: string): unknown {
  try {
    return document.toJS()
  } catch (error) {
    throw new InvalidFileError(name, [{ path: '', message: (error as Error).message }])
  }
}
