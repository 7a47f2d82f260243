import { createHash } from 'node:crypto'
import { z } from 'zod'
import { joined, lessonSchema } from '../../experience/lessons.ts'
import {
  type AskedCounts,
  askedSchema,
  byKey,
  idleFailuresSchema,
  type Knowledge,
  keyText,
  type PlayedCounts,
  playedSchema,
} from './knowledge.ts'

/** The entry that one plan, or one run with its plan, adds to a store. */
export const entrySchema = z.strictObject({
  model: z.string(),
  prompts: z.string(),
  /** The task and seed of the entry, so that the same run counts once. */
  task: z.string(),
  seed: z.int(),
  asked: z.array(askedSchema),
  /** Edges by rules about planted subtasks in its lists of these, and those that fell for their rules; absent without any. */
  screened: z.strictObject({ named: z.int().positive(), misapplied: z.int().nonnegative() }).optional(),
  /** The team's findings; absent for a plan that was not played. */
  play: z
    .strictObject({
      played: z.array(playedSchema),
      idleFailures: idleFailuresSchema,
      lessons: z.array(lessonSchema).optional(),
    })
    .optional(),
})
export type Entry = z.infer<typeof entrySchema>

/** The name of an entry: a hash of its content, so that the same content has the same name wherever it comes from. */
export const nameOf = (entry: Entry): string =>
  createHash('sha256')
    .update(JSON.stringify(entrySchema.parse(entry)))
    .digest('hex')

/** Sums up the entries about a model and its prompts. Their order makes no difference. */
export function summed(
  entries: readonly Entry[],
  { model, prompts }: Pick<Entry, 'model' | 'prompts'>,
): Knowledge {
  const own = entries.filter((entry) => entry.model === model && entry.prompts === prompts)
  const screened = own.flatMap((entry) => entry.screened ?? [])
  const plays = own.flatMap(({ play }) => play ?? [])
  const lessons = joined(plays.flatMap((play) => play.lessons ?? []))
  const total = (of: (idle: Knowledge['idleFailures']) => number) =>
    plays.reduce((sum, { idleFailures }) => sum + of(idleFailures), 0)
  return {
    model,
    prompts,
    plans: own.filter(({ asked }) => asked.length > 0).length,
    runs: plays.length,
    asked: byKeys(
      own.flatMap(({ asked }) => asked),
      addAsked,
    ),
    played: byKeys(
      plays.flatMap(({ played }) => played),
      addPlayed,
    ),
    screened: {
      plans: screened.length,
      misapplying: screened.filter(({ misapplied }) => misapplied > 0).length,
    },
    idleFailures: { failed: total(({ failed }) => failed), tried: total(({ tried }) => tried) },
    ...(lessons.length === 0 ? {} : { lessons }),
  }
}

const addAsked = (a: AskedCounts, b: AskedCounts): AskedCounts => ({
  ...a,
  confirmed: a.confirmed + b.confirmed,
  refuted: a.refuted + b.refuted,
  undecided: a.undecided + b.undecided,
  leaning: a.leaning + b.leaning,
})

const addPlayed = (a: PlayedCounts, b: PlayedCounts): PlayedCounts => ({
  ...a,
  needed: a.needed + b.needed,
  needless: a.needless + b.needless,
})

/** Sums rows of the same key; sorted, so that equal sums are equal records. */
function byKeys<Row extends AskedCounts | PlayedCounts>(
  rows: readonly Row[],
  add: (a: Row, b: Row) => Row,
): Row[] {
  const sums = new Map<string, Row>()
  for (const row of rows) {
    const known = sums.get(keyText(row))
    sums.set(keyText(row), known === undefined ? row : add(known, row))
  }
  return [...sums.values()].sort(byKey)
}
