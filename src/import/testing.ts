import { existsSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from 'vitest'
import { packagePath } from '../core/package-root.ts'
import type { Outcome } from './imported.ts'

/** Excerpts of other projects' files, if this machine has them. CAUSALMACE_SAMPLES names the folder that holds one folder per project. */
const SAMPLES = join(
  process.env.CAUSALMACE_SAMPLES ?? packagePath('..', 'shared', 'samples'),
  'villagerbench',
)
export const samples = existsSync(SAMPLES) ? SAMPLES : undefined
export const NO_SAMPLES = `(skipped: no samples in ${SAMPLES})`

/** Writes a file into a new temporary folder and returns its path. */
export function fileOf(name: string, content: unknown): string {
  const folder = mkdtempSync(join(tmpdir(), 'import-'))
  const path = join(folder, name)
  writeFileSync(
    path,
    content instanceof Buffer || typeof content === 'string' ? content : JSON.stringify(content),
  )
  return path
}

export async function all(outcomes: AsyncIterable<Outcome> | Iterable<Outcome>): Promise<Outcome[]> {
  const found: Outcome[] = []
  for await (const outcome of outcomes) found.push(outcome)
  return found
}

/** The imported task and notes; fails the test if the task was refused. */
export function taskOf(outcome: Outcome | undefined) {
  if (outcome?.kind !== 'task') expect.fail(JSON.stringify(outcome))
  return outcome
}

export function refusalOf(outcome: Outcome | undefined) {
  if (outcome?.kind !== 'refused') expect.fail('the task was read')
  return outcome.refusal
}
