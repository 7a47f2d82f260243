import { type Importer, type ImportOptions, importFile } from './import-file.ts'
import type { Outcome } from './imported.ts'
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
      const { draft, notes } = outcome
      const name = `${draft.id}.yaml`
      files?.add(name, taskFileText(draft, [`Imported from ${path}.`, ...notes]))
      counts.read++
      if (notes.length > 0) counts.noted++
      told(outcome, name)
    }
    if (counts.read > 0) counts.written = files?.commit() ?? 0
    return counts
  } finally {
    files?.discard()
  }
}
