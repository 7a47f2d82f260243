import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { InvalidFileError } from '../../../src/core/errors.ts'
import { createRandom } from '../../../src/core/random.ts'
import { type McuFile, readMcuFile } from '../../../src/import/mcu-file.ts'
import { originalMcuFile } from './mcu-files.ts'
import { mutated } from './mutations.ts'

/*
 * Mutated files of MCU, and files that are nothing at all: each is read, or ends in one typed error that names the file and the
 * place in it.
 */

interface McuFuzz {
  files: number
  read: number
  refused: number
  /** Errors that name a place inside the file. */
  placed: number
  /** Faults; at most 20. */
  faults: string[]
  slowest: { file: string; ms: number }
}

const MAX_MESSAGE = 2000

export function fuzzMcu({ files, seed }: { files: number; seed: number }): McuFuzz {
  const random = createRandom(seed)
  const root = mkdtempSync(join(tmpdir(), 'causalmace-fuzz-mcu-'))
  const result: McuFuzz = { files, read: 0, refused: 0, placed: 0, faults: [], slowest: { file: '', ms: 0 } }
  try {
    for (let number = 0; number < files; number++) {
      const file = originalMcuFile(random)
      const path = join(root, file.name)
      writeFileSync(path, mutated(file, random))
      const began = performance.now()
      const fault = tried(path, result)
      const ms = Math.round(performance.now() - began)
      if (ms > result.slowest.ms) result.slowest = { file: `${number}, ${file.kind}`, ms }
      if (fault !== undefined && result.faults.length < 20)
        result.faults.push(`file ${number} (${file.kind}): ${fault}`)
      rmSync(path)
    }
  } finally {
    rmSync(root, { recursive: true, force: true })
  }
  return result
}

/** Reads one file. @returns the fault, if any */
function tried(path: string, result: McuFuzz): string | undefined {
  try {
    const fault = faultOf(readMcuFile(path, { minecraft: '1.19.2' }))
    result.read++
    return fault
  } catch (error) {
    if (!(error instanceof InvalidFileError)) return `${(error as Error).stack}`
    result.refused++
    const [issue, ...more] = error.issues
    if (issue === undefined || more.length > 0) return `${error.issues.length} issues`
    if (issue.path !== '') result.placed++
    if (issue.message === '' || error.message.length > MAX_MESSAGE)
      return `a message of ${error.message.length} characters`
    return error.file === path ? undefined : `the file is called ${error.file}`
  }
}

/** A fault of a read file. */
function faultOf(file: McuFile): string | undefined {
  if (({} as { polluted?: unknown }).polluted !== undefined) return 'the prototype of objects was changed'
  if (file.notes.some((note) => note.length > MAX_MESSAGE)) return 'a note without end'
  if (file.kind !== 'rating') return undefined
  const scores = Object.values(file.rating.scores)
  return scores.every((score) => score === null || (score >= 0 && score <= 10))
    ? undefined
    : 'a score out of range'
}
