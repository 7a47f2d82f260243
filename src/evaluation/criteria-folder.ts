import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { basename, join } from 'node:path'
import { InvalidFileError } from '../core/errors.ts'
import type { Criteria } from '../mcu/autoeval/criteria/by-rules.ts'
import { criteriaIn } from '../mcu/autoeval/criteria/criteria-file.ts'

const HINT =
  '`causalmace criteria TASKS --out FOLDER` writes such files; docs/judging.md says what they hold.'
const LEVEL = /^mcu_(?:simple|medium|hard)_/

/** A criteria file, and what is said against it. */
export interface CriteriaFile {
  readonly path: string
  /** The task, which the file is named after. */
  readonly task: string
  readonly criteria: Criteria | undefined
  /** Why it cannot be used. */
  readonly faults: readonly string[]
  /** What is odd about it. */
  readonly findings: readonly string[]
}

/** The criteria files (.txt, .md) of a folder. @throws InvalidFileError where there is no such folder */
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
 * The criteria of a folder by task. A task of our suites also takes the file that is named without `mcu_hard_` or `mcu_simple_`,
 * as MCU's files are.
 * @throws InvalidFileError naming every file that cannot be used
 */
export function criteriaByTask(folder: string): (task: string) => Criteria | undefined {
  const files = criteriaFiles(folder)
  const wrong = files.filter(({ faults }) => faults.length > 0)
  if (wrong.length > 0) {
    const issues = wrong.flatMap(({ path, faults }) =>
      faults.map((message) => ({ path: basename(path), message })),
    )
    throw new InvalidFileError(folder, issues, HINT)
  }
  const byTask = new Map(files.map(({ task, criteria }) => [task, criteria]))
  return (task) => byTask.get(task) ?? byTask.get(task.replace(LEVEL, ''))
}
