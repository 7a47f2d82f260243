import { readFileSync, statSync } from 'node:fs'
import { basename, extname, join } from 'node:path'
import { type Importer, type ImportOptions, importFile } from './import-file.ts'
import { type ImportedTask, type Outcome, slug } from './imported.ts'
import { StagedFiles } from './staged-files.ts'
import { taskFileText } from './task-file-text.ts'

/** Where imported tasks go. */
export interface Destination {
  /** Folder of the task files. */
  out: string
  /** Whether files of the same names may be replaced. */
  overwrite?: boolean
}

export interface ImportCounts {
  /** Tasks that could be read. */
  read: number
  /** Of these, tasks with notes. */
  noted: number
  refused: number
  /** Files written. */
  written: number
}

/**
 * Reads a task file of another project, and writes its tasks as files: all that could be read, or none if the file breaks
 * off.
 * @param told called with each outcome, and the file name of a task
 * @throws InvalidFileError if the file cannot be read to its end, UsageError if a task's file exists already
 */
export async function writeImported(
  path: string,
  importers: readonly Importer[],
  options: ImportOptions,
  destination: Destination | undefined,
  told: (outcome: Outcome, name?: string) => void,
): Promise<ImportCounts> {
  const counts = { read: 0, noted: 0, refused: 0, written: 0 }
  const files = destination && new StagedFiles(destination.out, destination)
  try {
    for await (const outcome of importFile(path, importers, options)) {
      if (outcome.kind === 'refused') {
        counts.refused++
        told(outcome)
        continue
      }
      const task = destination === undefined ? outcome : apartIn(destination, outcome, path)
      const { draft, notes } = task
      const name = `${draft.id}.yaml`
      files?.add(name, taskFileText(draft, [sourceLine(path), ...notes]))
      counts.read++
      if (notes.length > 0) counts.noted++
      told(task, name)
    }
    if (counts.read > 0) counts.written = files?.commit() ?? 0
    return counts
  } finally {
    files?.discard()
  }
}

/** The first remark of a task file. */
const sourceLine = (path: string): string => `Imported from ${path}.`

/**
 * The task under a name that begins with that of its file, where the folder has a task of the same name from another file.
 * A file that is imported again keeps its names.
 */
function apartIn({ out, overwrite = false }: Destination, task: ImportedTask, path: string): ImportedTask {
  const { draft, notes } = task
  const there = join(out, `${draft.id}.yaml`)
  if (overwrite || !isOfAnotherFile(there, path)) return task
  const id = slug(`${basename(path, extname(path))}-${draft.id}`)
  return {
    ...task,
    draft: { ...draft, id },
    notes: [...notes, `named ${id}: ${draft.id}.yaml is of another file`],
  }
}

function isOfAnotherFile(there: string, path: string): boolean {
  if (statSync(there, { throwIfNoEntry: false })?.isFile() !== true) return false
  return !readFileSync(there, 'utf8').startsWith(`# ${sourceLine(path)}`)
}
