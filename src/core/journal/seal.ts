import { z } from 'zod'

/** The number of lines of a journal and the checksum of the last one: together they prove that its end is present. */
export const journalSealSchema = z.object({
  lines: z.int(),
  /** null for journals that predate checksums. */
  sum: z.string().nullable(),
})
export type JournalSeal = z.infer<typeof journalSealSchema>

/** The seal of a journal without lines. */
export const EMPTY_SEAL: JournalSeal = { lines: 0, sum: '' }
