import type { Subtask } from '../../graph/subtask.ts'
import { describeCells, type WantedCell } from '../../graph/wanted-cells.ts'
import type { Observation } from '../../task/observation.ts'
import {
  describeEnvironment,
  describeHistory,
  describeState,
  describeSummary,
  type EnvironmentSummary,
} from '../describe-agent.ts'
import type { AskedBy } from '../question.ts'
import type { RepeatedRefusal, Step } from '../step.ts'

/** What an agent knows of the subtask it works on. */
export interface WorkFacts {
  subtask: Subtask
  wanted: readonly WantedCell[]
  observation: Observation
  history: readonly Step[]
  /** Running summary of the steps that are too old to be quoted. */
  summary?: string
  /** The agent's last reflection. */
  reflection?: string
  /** What it was refused several times alike, in this attempt or an earlier one. */
  repeated?: readonly RepeatedRefusal[]
  /** The surroundings cut down to what the subtask needs; absent while they are short enough to be told in full. */
  environment?: EnvironmentSummary
}

/** The subtask as a prompt describes it. */
export const describeSubtask = ({ subtask, wanted }: Pick<WorkFacts, 'subtask' | 'wanted'>): string =>
  wanted.length === 0 ? subtask.description : `${subtask.description}\nWanted: ${describeCells(wanted)}`

/** The slots that all questions about ongoing work share. */
export const slotsOfWork = (facts: WorkFacts) => ({
  task: describeSubtask(facts),
  state: describeState(facts.observation),
  history: describeHistory(facts.history, facts),
  environment:
    facts.environment === undefined
      ? describeEnvironment(facts.observation)
      : describeSummary(facts.observation, facts.environment),
})

export function identityOfWork(
  id: string,
  { subtask, history, observation }: WorkFacts,
  { agent, sample }: AskedBy,
): string {
  const { x, y, z } = observation.position
  return `${id} ${agent} ${subtask.id} ${history.length} ${sample} ${[x, y, z].map((v) => v.toFixed(1)).join()}`
}
