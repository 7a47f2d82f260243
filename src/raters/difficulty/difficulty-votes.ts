import { createHash } from 'node:crypto'
import { z } from 'zod'
import { RATED_BY_PEOPLE, type RatedByPeople } from '../../experiment/analysis/difficulty.ts'
import { type Named, type StoredVote, VoteStore } from '../vote-store.ts'
import type { DifficultyBallot } from './messages.ts'

/** A task whose difficulty people rate. */
const taskSchema = z.object({
  task: z.string(),
  goal: z.string(),
  /** The initial items and surroundings, in words. */
  given: z.array(z.string()),
})
export type AskedTask = z.infer<typeof taskSchema>
export type NamedTask = Named<AskedTask>

const perQuestion = <T>(value: T): Record<RatedByPeople, T> =>
  Object.fromEntries(RATED_BY_PEOPLE.map((id) => [id, value])) as Record<RatedByPeople, T>

/** From 1 (least) to 5, or null if the rater cannot tell: missing, never 0. */
const saidSchema = z.object({
  scores: z.object(perQuestion(z.int().min(1).max(5).nullable())),
  comment: z.string().optional(),
})
export type SaidDifficulty = z.infer<typeof saidSchema>

export type DifficultyStore = VoteStore<AskedTask, SaidDifficulty>
export type DifficultyVote = StoredVote<AskedTask, SaidDifficulty>

/** The file of a store of difficulties. */
export const DIFFICULTY_FILE = 'difficulty.sqlite'

/** Opens the difficulties of a folder, or makes a new store. @throws InvalidFileError if its file is not one */
export const openDifficulties = (folder: string): DifficultyStore =>
  VoteStore.open(folder, { file: DIFFICULTY_FILE, item: taskSchema, said: saidSchema })

/** A neutral id for a task: its name may hold a level or category. */
export const namedTask = (task: AskedTask, secret: string): NamedTask => ({
  id: createHash('sha256').update(`${secret}\n${task.task}`).digest('hex').slice(0, 20),
  ...task,
})

const step = z.union([
  z.literal(1),
  z.literal(2),
  z.literal(3),
  z.literal(4),
  z.literal(5),
  z.literal('unsure'),
])
const stepsSchema = z.strictObject(perQuestion(step))
const comment = z.string().max(2000).optional()

/** A ballot as a page sends it, and one that is not complete. */
export const ballotSchema = z.strictObject({ steps: stepsSchema, comment })
export const draftSchema = z.strictObject({ steps: stepsSchema.partial().optional(), comment })

/** The stored form of a ballot. */
export function saidOf({ steps, comment: remark }: DifficultyBallot): SaidDifficulty {
  const scores = Object.fromEntries(
    RATED_BY_PEOPLE.map((id) => {
      const chosen = steps[id]
      return [id, typeof chosen === 'number' ? chosen : null]
    }),
  ) as SaidDifficulty['scores']
  const text = remark?.trim() ?? ''
  return { scores, ...(text === '' ? {} : { comment: text }) }
}
