import { readFileSync, statSync } from 'node:fs'
import { basename, dirname, extname, join, resolve } from 'node:path'
import { type Importer, type ImportOptions, importFile } from './import-file.ts'
import { type ImportedTask, type Outcome, slug } from './imported.ts'
import { StagedFiles } from './staged-files.ts'
import { taskFileText } from './task-file-text.ts'

/** The destination of imported tasks. */
export interface Destination {
  /** Folder of the task files. */
  out: string
  /** Whether existing files with the same names may be replaced. */
  overwrite?: boolean
}

export interface ImportCounts {
  /** Number of tasks that could be read. */
  read: number
  /** Number of those that have notes. */
  noted: number
  refused: number
  /** Files written. */
  written: number
}

/**
 * Reads a task file of another project, and writes its tasks as files: all that could be read, or none if the file is truncated.
 * @param told called with each outcome and the file name of its task
 * @throws InvalidFileError if the file cannot be read to the end, UsageError if a task's file already exists
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

/** Highest number used to distinguish tasks with the same name. */
const MAX_NUMBER = 999

/** The first remark of a task file. */
const sourceLine = (path: string): string => `Imported from ${path}.`

/**
 * The task under a unique name. If the folder has a task with the same name from another file, the name of its file or of the
 * file's folder is put in front, or a number added. A file that is imported again keeps its names.
 */
function apartIn({ out, overwrite = false }: Destination, task: ImportedTask, path: string): ImportedTask {
  const { draft, notes } = task
  const isFree = (id: string) => !isOfAnotherFile(join(out, `${id}.yaml`), path)
  if (overwrite || isFree(draft.id)) return task
  const id = namesApart(draft.id, path).find(isFree) ?? draft.id
  return {
    ...task,
    draft: { ...draft, id },
    notes: [...notes, `named ${id}: ${draft.id}.yaml is of another file`],
  }
}

/** Other names for a task, the most descriptive one first. */
function namesApart(id: string, path: string): string[] {
  const file = slug(basename(path, extname(path)))
  const folder = slug(basename(dirname(resolve(path))))
  const ofFile = file === id ? [] : [slug(`${file}-${id}`)]
  const numbered = Array.from({ length: MAX_NUMBER }, (_, index) => slug(`${id.slice(0, 70)}-${index + 2}`))
  return [...ofFile, slug(`${folder}-${id}`), ...numbered]
}

function isOfAnotherFile(there: string, path: string): boolean {
  if (statSync(there, { throwIfNoEntry: false })?.isFile() !== true) return false
  return !readFileSync(there, 'utf8').startsWith(`# ${sourceLine(path)}`)
}
