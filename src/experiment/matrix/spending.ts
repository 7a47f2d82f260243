import { existsSync, readFileSync, renameSync } from 'node:fs'
import { z } from 'zod'
import { writeText } from '../../core/output/files.ts'
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

/** Spending of an experiment on its models so far, including episodes that were stopped and are played again. */
export const spentIn = (folder: ExperimentFolder): Spent => spentAt(folder.file(FILE))

/** Writes it down. */
export const noteSpent = (folder: ExperimentFolder, spent: Spent): void =>
  noteSpentAt(folder.file(FILE), spent)

/** The spending recorded in a file; zero if there is no file. */
export const spentAt = (file: string): Spent =>
  existsSync(file) ? spentSchema.parse(JSON.parse(readFileSync(file, 'utf8'))) : nothingSpent()

/** Records the spending atomically. */
export function noteSpentAt(file: string, spent: Spent): void {
  writeText(`${file}.part`, `${JSON.stringify(spent, null, 2)}\n`)
  renameSync(`${file}.part`, file)
}
