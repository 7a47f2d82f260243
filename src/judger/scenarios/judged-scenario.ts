import type { Fold } from '../../core/journal/fold.ts'
import type { Support } from '../../core/support.ts'
import type { ActionVocabulary } from '../../task/actions/vocabulary.ts'
import type { Task } from '../../task/task.ts'
import type { CompletionFold } from '../metrics/completion-fold.ts'
import type { Measures } from '../metrics/measures.ts'
import type { ScenarioJudge } from './scenario-judge.ts'
import type { TableGroup } from './table-group.ts'

/** The part of a scenario that the Judger uses: how to watch a run and how to score it afterwards. */
export interface JudgedScenario<T extends Task = Task> {
  readonly id: T['scenario']
  /** Groups of its tasks in the table by scenario. Default: one group per kind, without additional columns. */
  readonly tables?: readonly TableGroup[]
  /** Whether doors are part of its puzzles: agents then open none by hand on their paths. */
  readonly doorsAreLocks?: boolean
  /**
   * Whether rules over the journal decide if a task's goal is reached. If they do not, a run has neither a completion rate nor an
   * efficiency and is left out of all rates; its completion is ignored. Default: they do.
   * @param server the server's id in `run.started`: some facts are only counted by the embedded world
   */
  decidable?(task: T, server: string): Support
  /** Creates a judge for one run of a task. */
  judge(task: T): ScenarioJudge
  /**
   * Computes the measures of a run from its journal, event by event. They are read once, when the run is over.
   * @param actions the actions that the agents could call
   */
  measureFold(task: T, actions: ActionVocabulary): Fold<Measures>
  /**
   * A makespan that no team of this size can beat, given the physical limits of bodies (ms of game time); it must never be above
   * the true optimum. Absent if no bound is known.
   */
  floorMs?(task: T, agents: number): number
  /** Tracks the completion of the task, event by event. */
  completionFold(task: T): CompletionFold
}

/** Completion that no rule can determine. */
const UNDECIDED = { done: 0, of: 0, what: '' } as const

/**
 * Tracks the completion of a task as far as rules decide it on a server; where they do not, it is 0 of 0, which is not a valid
 * share.
 * @param server the server's id in `run.started`
 */
export const decidedCompletion = <T extends Task>(
  scenario: Pick<JudgedScenario<T>, 'decidable' | 'completionFold'>,
  task: T,
  server: string,
): CompletionFold =>
  scenario.decidable?.(task, server).ok === false
    ? { apply: () => undefined, now: () => UNDECIDED }
    : scenario.completionFold(task)
