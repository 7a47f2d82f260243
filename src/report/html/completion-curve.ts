import type { Completed } from '../../judger/metrics/completion-fold.ts'
import { decidedCompletion } from '../../judger/scenarios/judged-scenario.ts'
import type { RunView } from './run-view.ts'

/** Completion of the task from a moment (game ms) on. */
export interface CompletionCurve extends Omit<Completed, 'done'> {
  steps: { t: number; done: number }[]
}

/** Completion over time: one step for each change. */
export function completionCurve({
  task,
  scenario,
  events,
}: Pick<RunView, 'task' | 'scenario' | 'events'>): CompletionCurve {
  const steps = [{ t: 0, done: 0 }]
  if (task === undefined || scenario === undefined) return { of: 0, what: '', steps }
  const started = events.find((event) => event.type === 'run.started')
  const fold = decidedCompletion(scenario, task, started?.data.options.server ?? '')
  for (const event of events) {
    fold.apply(event)
    const { done } = fold.now()
    const last = steps.at(-1)
    if (last === undefined || last.done === done) continue
    if (last.t === event.t) last.done = done
    else steps.push({ t: event.t, done })
  }
  const { of, what } = fold.now()
  return { of, what, steps }
}
