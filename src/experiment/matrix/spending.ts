import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { z } from 'zod'
import { nothingSpent, type Spent } from '../../model/allowance/allowance.ts'
import type { ExperimentFolder } from './experiment-folder.ts'

const FILE = 'spending.json'

const spentSchema = z.object({
  calls: z.number(),
  inputTokens: z.number(),
  outputTokens: z.number(),
  cost: z.number(),
  estimated: z.literal(true).optional(),
})

/** What an experiment has spent on its models so far, also on episodes that were stopped and are played again. */
export function spentIn(folder: ExperimentFolder): Spent {
  const file = folder.file(FILE)
  return existsSync(file) ? spentSchema.parse(JSON.parse(readFileSync(file, 'utf8'))) : nothingSpent()
}

/** Writes it down, whole or not at all. */
export function noteSpent(folder: ExperimentFolder, spent: Spent): void {
  const file = folder.file(FILE)
  writeFileSync(`${file}.part`, `${JSON.stringify(spent, null, 2)}\n`)
  renameSync(`${file}.part`, file)
}
