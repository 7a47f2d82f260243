import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { isCausalMaceError } from '../../../src/core/errors.ts'
import { createRandom } from '../../../src/core/random.ts'
import type { Outcome } from '../../../src/import/imported.ts'
import { importers } from '../../../src/import/importers.ts'
import { writeImported } from '../../../src/import/write-imported.ts'
import { builtinScenarios } from '../../../src/scenario/builtin.ts'
import { parseTask } from '../../../src/task/load-task.ts'
import { mutated } from './mutations.ts'
import { originalFile } from './original-files.ts'

/*
 * Mutated files of other projects against the importers. Whatever is in a file, it ends in valid tasks or in typed errors,
 * soon and in little memory; nothing is overwritten, and nothing is left half-written.
 */

export interface ImportFuzz {
  files: number
  /** Files of which at least one task was read, files that were refused task by task, and as a whole. */
  read: number
  refused: number
  unreadable: number
  tasks: number
  /** Of each format: files of which a task was read, and all files. */
  kinds: Record<string, { read: number; files: number }>
  /** Faults, with the number of the file; at most 20. */
  faults: string[]
  slowest: { file: string; ms: number }
  /** Highest memory of the process (MB). Each file needs less. */
  peakMb: number
}

/** A file that was in the folder before, under the name of a task that some of the files have. */
const KEPT = { name: 'villager-000-house-0.yaml', text: 'kept' }
const VALID_NAME = /^[a-z0-9-]{1,120}\.yaml$/

/** @param keep folder for the files that cause faults; default: none are kept */
export async function fuzzImports({
  files,
  seed,
  onProgress,
}: {
  files: number
  seed: number
  onProgress?: (done: number) => void
}): Promise<ImportFuzz> {
  const random = createRandom(seed)
  const root = mkdtempSync(join(tmpdir(), 'causalmace-fuzz-'))
  const result: ImportFuzz = {
    files: 0,
    read: 0,
    refused: 0,
    unreadable: 0,
    tasks: 0,
    kinds: {},
    faults: [],
    slowest: { file: '', ms: 0 },
    peakMb: 0,
  }
  try {
    for (let number = 0; number < files; number++) {
      const file = originalFile(random, number)
      const folder = join(root, String(number))
      const out = join(folder, 'out')
      mkdirSync(out, { recursive: true })
      for (const [name, text] of Object.entries(file.beside)) writeFileSync(join(folder, name), text)
      writeFileSync(join(out, KEPT.name), KEPT.text)
      writeFileSync(join(folder, file.name), mutated(file, random))
      const began = performance.now()
      const before = result.read
      const fault = await tried(join(folder, file.name), out, result)
      const ms = performance.now() - began
      if (ms > result.slowest.ms) result.slowest = { file: `${number}, ${file.kind}`, ms: Math.round(ms) }
      if (fault !== undefined && result.faults.length < 20)
        result.faults.push(`file ${number} (${file.kind}): ${fault}`)
      const { read = 0, files: tries = 0 } = result.kinds[file.kind] ?? {}
      result.kinds[file.kind] = { read: read + result.read - before, files: tries + 1 }
      result.files++
      rmSync(folder, { recursive: true })
      onProgress?.(number + 1)
    }
  } finally {
    rmSync(root, { recursive: true, force: true })
  }
  result.peakMb = Math.round(process.resourceUsage().maxRSS / 1024)
  return result
}

/** Imports one file. @returns the fault, if any */
async function tried(path: string, out: string, result: ImportFuzz): Promise<string | undefined> {
  const outcomes: Outcome[] = []
  const names: string[] = []
  let written = 0
  try {
    const options = { minecraft: '1.19.2', data: dirname(path) } as const
    const counts = await writeImported(path, importers, options, { out }, (outcome, name) => {
      outcomes.push(outcome)
      if (name !== undefined) names.push(name)
    })
    written = counts.written
    if (counts.read !== counts.written || counts.read !== names.length)
      return `${counts.read} tasks read, ${counts.written} written, ${names.length} told`
    if (written > 0) result.read++
    else result.refused++
    result.tasks += written
  } catch (error) {
    if (!isCausalMaceError(error)) return `${(error as Error).stack}`
    if (error.message.length > 2000) return `a message of ${error.message.length} characters`
    result.unreadable++
  }
  const wordless = outcomes.find((outcome) => outcome.kind === 'refused' && outcome.refusal.reason === '')
  if (wordless !== undefined) return 'a refusal without a reason'
  return faultOf(out, written === 0 ? [] : names)
}

/** A fault of the folder: unexpected files, or invalid tasks. */
function faultOf(out: string, names: readonly string[]): string | undefined {
  if (readFileSync(join(out, KEPT.name), 'utf8') !== KEPT.text) return 'a file was overwritten'
  const found = readdirSync(out).filter((name) => name !== KEPT.name)
  if (found.length !== names.length || names.some((name) => !found.includes(name)))
    return `${found.join()} written instead of ${names.join()}`
  if (readdirSync(join(out, '..')).some((name) => name.startsWith('.')))
    return 'something was left beside the folder'
  for (const name of names) {
    if (!VALID_NAME.test(name)) return `${name} is not a name for a file`
    try {
      parseTask(readFileSync(join(out, name), 'utf8'), name, builtinScenarios)
    } catch (error) {
      return `not a valid task: ${(error as Error).message.slice(0, 300)}`
    }
  }
  return undefined
}
