import { type EventData, eventsOf, type JournalEvent } from '../../core/journal/events.ts'
import { folded } from '../../core/journal/fold.ts'
import { GraphCourse, type GraphStage } from '../../graph/graph-course.ts'
import type { Plan } from '../../planner/plan.ts'
import { finalPlan } from '../../planner/plan-in-events.ts'
import type { Scenario } from '../../scenario/scenario.ts'
import type { ActionVocabulary } from '../../task/actions/vocabulary.ts'
import { taskFromJournal } from '../../task/resolve-task.ts'
import type { Task } from '../../task/task.ts'

/** One attempt of an agent at a subtask. Times are game milliseconds. */
export interface Attempt {
  agent: string
  subtask: number
  attempt: number
  start: number
  end: number
  /** undefined: it was not finished when the journal ends. */
  result: EventData<'subtask.finished'> | undefined
}

export interface ActionSpan {
  start: number
  end: number
  data: EventData<'action.finished'>
}

/** The input of the report's sections: the journal's events, grouped by subject. */
export interface RunView {
  task: Task | undefined
  /** The scenario of the task. */
  scenario: Scenario | undefined
  /** The plan as the planner left it. */
  plan: Plan | undefined
  /** The graph that the team followed, over time. */
  course: readonly GraphStage[]
  agents: readonly string[]
  attempts: readonly Attempt[]
  actions: readonly ActionSpan[]
  /** The actions that agents could call. */
  vocabulary: ActionVocabulary
  /** Game time at which the journal ends (ms). */
  end: number
  events: readonly JournalEvent[]
}

/** Reads the contents of a journal; an interrupted run may lack a plan and have unfinished attempts. */
export function viewRun(
  events: readonly JournalEvent[],
  { scenarios, actions: vocabulary }: { scenarios: readonly Scenario[]; actions: ActionVocabulary },
): RunView {
  const started = eventsOf(events, 'run.started')[0]
  const task = taskIn(started?.data.task, scenarios)
  const end = events.reduce((latest, { t }) => Math.max(latest, t), 0)
  return {
    task,
    scenario: scenarios.find(({ id }) => id === task?.scenario),
    plan: finalPlan(events),
    course: folded(new GraphCourse(), events),
    agents: started?.data.agents ?? [],
    attempts: attemptsOf(events, end),
    actions: eventsOf(events, 'action.finished').map(({ t, data }) => ({
      start: data.startedAt,
      end: t,
      data,
    })),
    vocabulary,
    end,
    events,
  }
}

/** The task of a journal; undefined where it holds none, or one of a scenario that is not installed. */
function taskIn(value: unknown, scenarios: readonly Scenario[]): Task | undefined {
  try {
    return taskFromJournal(value, scenarios)
  } catch {
    return undefined
  }
}

function attemptsOf(events: readonly JournalEvent[], end: number): Attempt[] {
  const finished = eventsOf(events, 'subtask.finished')
  return eventsOf(events, 'subtask.started').map(({ t, seq, data }) => {
    const ending = finished.find(
      (event) => event.seq > seq && event.data.agent === data.agent && event.data.subtask === data.subtask,
    )
    return { ...data, start: t, end: ending?.t ?? end, result: ending?.data }
  })
}

export type SubtaskStatus = 'done' | 'failed' | 'unfinished' | 'not started'

/** The state of a subtask at the end, and the agent that worked on it last. */
export function standingOf(
  view: RunView,
  subtask: number,
): { status: SubtaskStatus; agent: string | undefined } {
  const attempts = view.attempts.filter((attempt) => attempt.subtask === subtask)
  const done = attempts.find(({ result }) => result?.done)
  if (done !== undefined) return { status: 'done', agent: done.agent }
  const last = attempts.at(-1)
  if (last === undefined) return { status: 'not started', agent: undefined }
  return { status: last.result === undefined ? 'unfinished' : 'failed', agent: last.agent }
}
