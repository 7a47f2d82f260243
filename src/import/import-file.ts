import { closeSync, openSync, readSync } from 'node:fs'
import { InvalidFileError } from '../core/errors.ts'
import type { GameVersion } from '../game/version.ts'
import { Ids, type ImportedTask, type Outcome } from './imported.ts'
import { sizeOfFile } from './ordinary-file.ts'
import { withPrintableTexts } from './printable-texts.ts'

export interface ImportOptions {
  /** Version of the tasks; blocks and items that do not exist in it are noted or refused. */
  minecraft: GameVersion
  /** Folder of the files that a file refers to: farm blueprints, structures, the original's data. Default: its own folder. */
  data?: string
  /** Team size for tasks whose file does not specify one; mechanisms that need one copy per agent are made for it. */
  agents?: number
  /** Numbers of the tasks to import, for files with many tasks. Default: all. */
  only?: (index: number) => boolean
  /** Called with the number of structures of a long file read so far, selected or not. */
  seen?: (file: string, structures: number) => void
}

/** Reads task files of another project. */
export interface Importer {
  readonly id: string
  /** A name for its input, for messages, e.g. `VillagerBench farm settings`. */
  readonly summary: string
  /** Whether the file is of this kind. @param file its path, and its first 65,536 bytes as text */
  fits(file: { path: string; head: string }): boolean
  /** @throws InvalidFileError if the file is unreadable */
  read(path: string, options: ImportOptions): Iterable<Outcome> | AsyncIterable<Outcome>
}

/** Known kinds of files that contain no tasks, with advice on what to do instead. */
const NO_TASKS: readonly [fits: RegExp, message: string][] = [
  [/^\s*$/, 'is empty'],
  // The first two bytes of UTF-16 are not valid in UTF-8.
  [/^\ufffd\ufffd/, 'is UTF-16, as it seems; save it as UTF-8'],
  [/^\s*\[\s*\]\s*$/, 'is an empty list'],
  [
    /^\s*\{\s*"task_\d+"\s*:/,
    'blueprint descriptions were written by a model and have missing and contradictory cells: import building_blue_print.json instead',
  ],
  [
    /^\s*\{\s*"\w+"\s*:\s*\{[^{}]*"(blocks|size|entities)"\s*:/,
    'farm blueprints are parts of tasks, not tasks: import farm_setting.json and pass this file with --data',
  ],
]

/** Number of bytes used to recognise a file: a name may come first, and it may be long. */
const HEAD_BYTES = 65_536

/**
 * Reads a task file of another project with the first importer that accepts it. Tasks with the same name are numbered, and
 * control characters in their texts become spaces, because task files may not contain any.
 * @throws InvalidFileError if no importer accepts it or the file is unreadable
 */
export async function* importFile(
  path: string,
  importers: readonly Importer[],
  options: ImportOptions,
): AsyncGenerator<Outcome> {
  const head = headOf(path)
  const importer = importers.find(({ fits }) => fits({ path, head }))
  if (importer === undefined) {
    const known = NO_TASKS.find(([fits]) => fits.test(head))
    const kinds = importers.map(({ summary }) => summary).join(', ')
    throw new InvalidFileError(path, [
      { path: '', message: known?.[1] ?? `not a file that an importer knows (${kinds})` },
    ])
  }
  const ids = new Ids()
  for await (const outcome of importer.read(path, options)) {
    if (outcome.kind === 'refused') yield outcome
    else yield named(withTeam(withPrintableTexts(outcome), options.agents), ids)
  }
}

const withTeam = (outcome: ImportedTask, agents: number | undefined): ImportedTask =>
  agents === undefined || outcome.draft.agents !== undefined
    ? outcome
    : { ...outcome, draft: { ...outcome.draft, agents } }

function named(outcome: ImportedTask, ids: Ids): Outcome {
  const id = ids.unique(outcome.draft.id)
  if (id === outcome.draft.id) return outcome
  const note = `named ${id}: an earlier task of the file is called ${outcome.draft.id}`
  return { ...outcome, draft: { ...outcome.draft, id }, notes: [...outcome.notes, note] }
}

function headOf(path: string): string {
  sizeOfFile(path)
  try {
    const file = openSync(path, 'r')
    const buffer = Buffer.alloc(HEAD_BYTES)
    const length = readSync(file, buffer, 0, buffer.length, 0)
    closeSync(file)
    return buffer.toString('utf8', 0, length).replace(/^\ufeff/, '')
  } catch (error) {
    throw new InvalidFileError(path, [{ path: '', message: (error as Error).message }])
  }
}
