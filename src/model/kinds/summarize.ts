import { z } from 'zod'
import type { Subtask } from '../../graph/subtask.ts'
import type { Observation } from '../../task/observation.ts'
import type { Step } from './act.ts'

/** A running summary is carried on by what has happened since (paper, Table 8). */
export interface SummarizeHistoryFacts {
  subtask: Subtask
  /** The summary so far; empty at first. */
  summary: string
  /** What happened since. */
  latest: readonly Step[]
}

export const summarizeHistoryReplySchema = z.strictObject({ summary: z.string() })

/** What is around the agent, to be cut down to what its subtask takes (paper, Table 8). */
export interface SummarizeEnvironmentFacts {
  subtask: Subtask
  observation: Observation
}

const listed = z.array(z.string())

export const summarizeEnvironmentReplySchema = z.strictObject({
  entities: listed,
  blocks: listed,
  creatures: listed,
  interactive_items: listed,
})
