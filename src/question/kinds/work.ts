import { clipped } from '../../core/clip.ts'
import { type Box, formatCell, type Position } from '../../core/position.ts'
import { isAir } from '../../game/block.ts'
import type { GameVersion } from '../../game/version.ts'
import type { Subtask } from '../../graph/subtask.ts'
import type { WantedCell } from '../../graph/wanted-cells.ts'
import type { ActionCall } from '../../task/action.ts'
import type { Observation } from '../../task/observation.ts'
import {
  describeContainers,
  describeEnvironment,
  describeHistory,
  describeState,
  describeSummary,
  type EnvironmentSummary,
} from '../describe-agent.ts'
import { describeAround } from '../describe-around.ts'
import { describeCalls } from '../describe-calls.ts'
import { describeWanted } from '../describe-wanted.ts'
import type { AskedBy, Cut } from '../question.ts'
import type { RepeatedRefusal, Step } from '../step.ts'
import type { Store } from '../store.ts'

/** An agent's knowledge of the subtask it works on. */
export interface WorkFacts {
  subtask: Subtask
  wanted: readonly WantedCell[]
  observation: Observation
  /** The version of the game that is played: recipes and drops depend on it. */
  gameVersion: GameVersion
  /** Calls of the subtask that are not carried out yet. */
  remaining: readonly ActionCall[]
  history: readonly Step[]
  /** Cells around those of the subtask that the blueprint fills as well. */
  beside?: readonly Position[]
  /** The area in which the task is played, for subtasks without cells; absent if the world is unbounded. */
  arena?: Box
  /** Remaining contents of the task's containers, as far as the team knows. */
  stores?: readonly Store[]
  /** Running summary of the steps that are too old to be quoted. */
  summary?: string
  /** The agent's last reflection. */
  reflection?: string
  /** Calls that were refused several times for the same reason, in this attempt or an earlier one. */
  repeated?: readonly RepeatedRefusal[]
  /**
   * The surroundings reduced to the needs of the subtask; absent while they are short enough to be listed in
   * full.
   */
  environment?: EnvironmentSummary
}

/** Longest description of a subtask, which a model wrote, and of one that is the whole task (characters). */
const MAX_DESCRIPTION = 600
const MAX_WHOLE_TASK = 20_000

/** The subtask as a prompt describes it: in words, with the cells to fill or the calls to make. */
export function describeSubtask({
  subtask,
  wanted,
  observation,
  remaining,
}: Pick<WorkFacts, 'subtask' | 'wanted'> & Partial<Pick<WorkFacts, 'observation' | 'remaining'>>): string {
  // The cells describe the whole work.
  if (wanted.length > 0) return describeWanted(wanted, observation).join('\n')
  const { description, actions } = subtask
  const most = actions.length === 0 ? MAX_WHOLE_TASK : MAX_DESCRIPTION
  return [clipped(description, most), ...describeLeft(actions, remaining)].join('\n')
}

function describeLeft(calls: readonly ActionCall[], remaining: readonly ActionCall[] = calls): string[] {
  if (calls.length === 0) return []
  if (remaining.length === 0) return ['Every call that this takes has been made.']
  const left = describeCalls(remaining)
  const all = describeCalls(calls)
  const isAll = left.join() === all.join()
  return [
    ...(isAll ? [] : ['Planned as these calls:', ...all]),
    'Calls still to be made, in this order:',
    ...left,
  ]
}

/** The slots that all questions about ongoing work share. */
export const slotsOfWork = (facts: WorkFacts) => ({
  task: describeSubtask(facts),
  state: describeState(facts.observation),
  history: describeHistory(facts.history, facts),
  environment: [
    ...describeContainers(facts.observation, facts.stores),
    facts.environment === undefined
      ? describeEnvironment(facts.observation, facts.wanted)
      : describeSummary(facts.observation, facts.environment, facts.wanted),
    ...describeBounds(facts.arena),
    ...describeMap(facts),
  ].join('\n'),
})

/** The parts of ongoing work that a short context omits: the map and distant things first, then old history. */
export const CUTS_OF_WORK: readonly Cut[] = [
  { slot: 'environment', from: 'end', what: 'more of the environment' },
  { slot: 'history', from: 'start', what: 'earlier actions' },
]

const describeBounds = (arena: Box | undefined): string[] =>
  arena === undefined ? [] : [`The arena goes from ${formatCell(arena.min)} to ${formatCell(arena.max)}.`]

function describeMap({ observation, wanted, beside = [] }: WorkFacts): string[] {
  if (observation.around === undefined) return []
  const toCome = [
    ...wanted.flatMap(({ position, block }) => (isAir(block.name) ? [] : [position])),
    ...beside,
  ]
  return [describeAround(observation.around, observation.position, toCome)]
}

export function identityOfWork(
  id: string,
  { subtask, history, observation }: WorkFacts,
  { agent, sample }: AskedBy,
): string {
  const { x, y, z } = observation.position
  return `${id} ${agent} ${subtask.id} ${history.length} ${sample} ${[x, y, z].map((v) => v.toFixed(1)).join()}`
}
