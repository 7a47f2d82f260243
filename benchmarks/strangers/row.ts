import { z } from 'zod'

const shares = z.object({
  working: z.number(),
  walking: z.number(),
  waiting: z.number(),
  idle: z.number(),
})

/** One play of a building by a team, as the rows file keeps it. */
export const rowSchema = z.object({
  building: z.string(),
  /** Whether it was generated, or is a task of a file of other people. */
  from: z.enum(['generator', 'samples']),
  agents: z.int(),
  /** Which code played it; rows of other code are played again. */
  code: z.string(),
  blocks: z.int(),
  kinds: z.int(),
  outcome: z.string(),
  reason: z.string(),
  /** Share of the goal that was reached, 0..1; null where no rule decides. */
  completion: z.number().nullable(),
  /** From the first assignment to the end (s of game time). */
  makespan: z.number(),
  /** Scheduling bound of the run's own durations (s); null where not every subtask was done. */
  bound: z.number().nullable(),
  /** A time that no team of this size can beat (s); null if unknown. */
  floor: z.number().nullable(),
  /** Share of the makespan that passes after the last block or deed of the task, in which scaffold is removed. */
  tidying: z.number(),
  /** Blocks of scaffold that stand in the end. */
  scaffoldLeft: z.int().nullable(),
  /** Shares of makespan × agents. */
  spent: shares,
  /** How often an agent was refused `inventory_full` twice in a row. */
  fullTwice: z.int(),
  /** How often an agent repeated a walk to where it stood. */
  walkedInPlace: z.int(),
  /** Refused actions by reason. */
  refusals: z.record(z.string(), z.int()),
  wallSeconds: z.number(),
})
export type Row = z.infer<typeof rowSchema>

/** Refusals per agent and minute from which they are named as what holds a team. */
const MANY_REFUSALS = 1
/** Share of time from which a way to spend it is named. */
const MUCH = 0.15

/** The main obstacles to a faster team, the largest first, in a few words. */
export function whatHolds({ spent, tidying, refusals, agents, makespan }: Row): string {
  const shareOf = (label: string, value: number): [string, number][] =>
    value >= MUCH ? [[`${label} ${(100 * value).toFixed(0)} %`, value]] : []
  const parts = [
    ...shareOf('walking', spent.walking),
    ...shareOf('waiting', spent.waiting),
    ...shareOf('idle', spent.idle),
    ...shareOf('tidying', tidying),
  ].sort(([, a], [, b]) => b - a)
  const [reason, count] = Object.entries(refusals).sort(([, a], [, b]) => b - a)[0] ?? ['', 0]
  const isMuch = count / agents / Math.max(1, makespan / 60) >= MANY_REFUSALS
  return [...parts.map(([text]) => text), ...(isMuch ? [`${count} × ${reason}`] : [])].join(', ')
}
