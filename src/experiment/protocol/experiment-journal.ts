import { existsSync, readFileSync } from 'node:fs'
import { z } from 'zod'
import { appendText } from '../../core/output/files.ts'
import type { ExperimentFolder } from '../matrix/experiment-folder.ts'

/** Name of the journal in the folder of an experiment. */
const JOURNAL = 'journal.jsonl'

const at = z.string()

/** A line of an experiment's journal; `at` is an ISO timestamp. */
const entrySchema = z.discriminatedUnion('type', [
  /** First line, written before any episode is played. */
  z.object({ type: z.literal('planned'), at, protocol: z.string(), episodes: z.int() }),
  /** Play began or was resumed; `commit` is null outside a repository. */
  z.object({ type: z.literal('played'), at, commit: z.string().nullable(), changed: z.boolean() }),
  /** Play stopped; says whether the results follow the protocol so far. */
  z.object({ type: z.literal('halted'), at, followed: z.boolean(), deviations: z.array(z.string()) }),
])
export type ExperimentEntry = z.infer<typeof entrySchema>

/** Appends a line, in one write. */
export const noteInJournal = (folder: ExperimentFolder, entry: ExperimentEntry): void =>
  appendText(folder.file(JOURNAL), `${JSON.stringify(entry)}\n`)

/** All lines, except for a truncated last one. */
export function experimentJournal(folder: ExperimentFolder): ExperimentEntry[] {
  const file = folder.file(JOURNAL)
  if (!existsSync(file)) return []
  const lines = readFileSync(file, 'utf8').split('\n').slice(0, -1)
  return lines.flatMap((line) => {
    const entry = entrySchema.safeParse(JSON.parse(line))
    return entry.success ? [entry.data] : []
  })
}
