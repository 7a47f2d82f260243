import { existsSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from 'vitest'
import { packagePath } from '../core/package-root.ts'
import type { Outcome } from './imported.ts'

/** Slices of other projects' files, where this machine has them; they are never copied into the project. */
const SAMPLES = packagePath('..', 'shared', 'samples', 'villagerbench')
const ELSEWHERE = '/work/shared/samples/villagerbench'
export const samples = [SAMPLES, ELSEWHERE].find((folder) => existsSync(folder))
export const NO_SAMPLES = `(skipped: no samples in ${SAMPLES})`

/** A file of this text in a folder of its own. */
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

/** The task and the notes, or a failed test that says why there is none. */
export function taskOf(outcome: Outcome | undefined) {
  if (outcome?.kind !== 'task') expect.fail(JSON.stringify(outcome))
  return outcome
}

export function refusalOf(outcome: Outcome | undefined) {
  if (outcome?.kind !== 'refused') expect.fail('the task was read')
  return outcome.refusal
}
