import { closeSync, openSync, readSync } from 'node:fs'
import { InvalidFileError } from '../core/errors.ts'
import type { Outcome } from './imported.ts'

export interface ImportOptions {
  /** Folder with what a file refers to: farm blueprints, structures, the original's data. Default: the file's own. */
  data?: string
  /** Size of the team for mechanisms of which there is one for each agent. */
  agents?: number
}

/** A reader of task files of another project. */
export interface Importer {
  readonly id: string
  /** What it reads, as messages name it, e.g. `VillagerBench farm settings`. */
  readonly summary: string
  /** Is the file of this kind? @param file its path, and its first 4096 bytes as text */
  fits(file: { path: string; head: string }): boolean
  /** @throws InvalidFileError when the file cannot be read at all. */
  read(path: string, options: ImportOptions): Iterable<Outcome> | AsyncIterable<Outcome>
}

/** Kinds that are known but hold no tasks, with what to give instead. */
const NO_TASKS: readonly [fits: RegExp, message: string][] = [
  [
    /^\s*\{\s*"task_\d+"\s*:/,
    'blueprint descriptions are what a model wrote about the blueprints, with cells lost and contradicted: import building_blue_print.json',
  ],
  [
    /^\s*\{\s*"\w+"\s*:\s*\{[^{}]*"(blocks|size|entities)"\s*:/,
    'farm blueprints are parts of tasks, not tasks: import farm_setting.json and give this file with --data',
  ],
]

/**
 * Reads a task file of another project with the first importer that it fits.
 * @throws InvalidFileError when none fits, or the file cannot be read.
 */
export async function* importFile(
  path: string,
  importers: readonly Importer[],
  options: ImportOptions = {},
): AsyncGenerator<Outcome> {
  const head = headOf(path)
  const importer = importers.find(({ fits }) => fits({ path, head }))
  if (importer === undefined) {
    const known = NO_TASKS.find(([fits]) => fits.test(head))
    const kinds = importers.map(({ summary }) => summary).join(', ')
    throw new InvalidFileError(path, [
      { path: '', message: known?.[1] ?? `not a file that an importer knows: ${kinds}` },
    ])
  }
  yield* importer.read(path, options)
}

function headOf(path: string): string {
  try {
    const file = openSync(path, 'r')
    const buffer = Buffer.alloc(4096)
    const length = readSync(file, buffer, 0, buffer.length, 0)
    closeSync(file)
    return buffer.toString('utf8', 0, length).replace(/^\ufeff/, '')
  } catch (error) {
    const missing = (error as NodeJS.ErrnoException).code === 'ENOENT'
    throw new InvalidFileError(path, [
      { path: '', message: missing ? 'no such file' : (error as Error).message },
    ])
  }
}
