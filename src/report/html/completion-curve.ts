import type { Completed } from '../../judger/metrics/completion-fold.ts'
import type { RunView } from './run-view.ts'

/** How far the task was, from each moment (game ms) on. */
export interface CompletionCurve extends Omit<Completed, 'done'> {
  steps: { t: number; done: number }[]
}

/** Follows completion through the journal: one step for each time that the number changes. */
export function completionCurve({
  task,
  scenario,
  events,
}: Pick<RunView, 'task' | 'scenario' | 'events'>): CompletionCurve {
  const steps = [{ t: 0, done: 0 }]
  if (task === undefined || scenario === undefined) return { of: 0, what: '', steps }
  const fold = scenario.completionFold(task)
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
