import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { basename, join } from 'node:path'
import { InvalidFileError } from '../core/errors.ts'
import type { Criteria } from '../mcu/autoeval/criteria/by-rules.ts'
import { criteriaIn } from '../mcu/autoeval/criteria/criteria-file.ts'
import { taskSlug } from '../mcu/import/task-slug.ts'

const HINT =
  '`causalmace criteria TASKS --out FOLDER` writes such files; docs/judging.md says what they hold.'

/** A criteria file and the problems in it. */
export interface CriteriaFile {
  readonly path: string
  /** The task, which the file is named after. */
  readonly task: string
  readonly criteria: Criteria | undefined
  /** Why it cannot be used. */
  readonly faults: readonly string[]
  /** Oddities that do not prevent its use. */
  readonly findings: readonly string[]
}

/** The criteria files (.txt, .md) of a folder. @throws InvalidFileError if there is no such folder */
export function criteriaFiles(folder: string): CriteriaFile[] {
  if (!existsSync(folder) || !statSync(folder).isDirectory())
    throw new InvalidFileError(folder, [{ path: '', message: 'is no folder of criteria' }], HINT)
  return readdirSync(folder)
    .filter((name) => /\.(?:txt|md)$/.test(name))
    .sort()
    .map((name) => {
      const path = join(folder, name)
      return { path, task: basename(name).replace(/\.\w+$/, ''), ...criteriaIn(readFileSync(path, 'utf8')) }
    })
}

/**
 * The criteria of a folder by task. Names are compared by their slugs, so that `craft_to_cake.txt` serves `craft-to-cake` and
 * `mcu_hard_craft_to_cake`; a file that also names the level takes precedence.
 * @throws InvalidFileError naming every unusable file, and files whose names differ only in spelling
 */
export function criteriaByTask(folder: string): (task: string) => Criteria | undefined {
  const files = criteriaFiles(folder)
  const wrong = files.filter(({ faults }) => faults.length > 0)
  const bySpelling = Map.groupBy(files, ({ task }) => spelled(task))
  const issues = [
    ...wrong.flatMap(({ path, faults }) => faults.map((message) => ({ path: basename(path), message }))),
    ...[...bySpelling.values()].flatMap(ambiguity),
  ]
  if (issues.length > 0) throw new InvalidFileError(folder, issues, HINT)
  // A file for one level does not serve another: only a name without a level serves all.
  return (task) => (bySpelling.get(spelled(task)) ?? bySpelling.get(taskSlug(task)))?.[0]?.criteria
}

/** A name in lower case with single underscores; its level is kept. */
const spelled = (name: string): string => name.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '_')

/** The message that two files are for the same task, because their names differ only in separators or case. */
function ambiguity([first, ...others]: readonly CriteriaFile[]): { path: string; message: string }[] {
  return others.map(({ path }) => ({
    path: basename(path),
    message: `is for the same task as ${basename(first?.path ?? '')}: remove one of them`,
  }))
}
