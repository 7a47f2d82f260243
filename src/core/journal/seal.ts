import { z } from 'zod'

/** How many lines a journal has, and the checksum of the last: together they prove that its end is there. */
export const journalSealSchema = z.object({
  lines: z.int(),
  /** null for journals from before there were checksums. */
  sum: z.string().nullable(),
})
export type JournalSeal = z.infer<typeof journalSealSchema>

/** The seal of a journal without lines. */
export const EMPTY_SEAL: JournalSeal = { lines: 0, sum: '' }
