import assert from 'node:assert/strict'
import type { GameEvent } from '../../core/journal/events.ts'
import type { Metric } from '../../judger/metrics/metric.ts'
import { constructionScenario } from '../../scenario/construction/scenario.ts'
import type { Task } from '../../task/task.ts'
import type { Check } from '../check.ts'
import { cutShort, deepFreeze, throughJson } from '../journals.ts'
import { playTask } from '../play-task.ts'
import { smallTask } from '../tasks.ts'

/** A task and the journal of a run. */
export interface PlayedTask {
  readonly task: Task
  readonly events: readonly GameEvent[]
}

/** Truncated journals per check. */
const CUTS = 60

let small: Promise<PlayedTask> | undefined

/** A construction of five blocks, played by two agents on the first call. */
function smallRun(): Promise<PlayedTask> {
  small ??= (async () => {
    const task = smallTask()
    const { events } = await playTask(task, constructionScenario)
    return { task, events: throughJson(events) }
  })()
  return small
}

/**
 * Requirements of scorecards and reports for any metric. It is tested on a small construction, for which it may return undefined.
 * @param options.runs runs of further tasks, such as those of the scenario that it measures
 */
export function metricConformance(
  metric: Metric,
  { runs = [] }: { runs?: readonly PlayedTask[] } = {},
): Check[] {
  const allRuns = async () => [await smallRun(), ...runs]
  const compute = ({ events, task }: PlayedTask) => metric.compute(events, task)

  return [
    {
      name: 'has an id and a title',
      async run() {
        assert.match(metric.id, /^[\w.:-]+$/)
        assert.notEqual(metric.title.trim(), '')
      },
    },
    {
      name: 'gives a finite number, or undefined where it has no value',
      async run() {
        for (const run of await allRuns()) assertValue(compute(run))
      },
    },
    {
      name: 'gives the same value for the same events, regardless of other calls in between',
      async run() {
        const all = await allRuns()
        const first = all.map(compute)
        assert.deepEqual(all.toReversed().map(compute), first.toReversed())
        assert.deepEqual(throughJson(all).map(compute), first)
      },
    },
    {
      name: 'leaves events and task as they are',
      async run() {
        for (const run of await allRuns()) compute(deepFreeze(structuredClone(run)))
      },
    },
    {
      name: 'copes with a journal that ends at any event',
      async run() {
        for (const { task, events } of await allRuns())
          for (const part of cutShort(events, CUTS)) assertValue(compute({ task, events: part }))
      },
    },
  ]
}

function assertValue(value: number | undefined): void {
  assert.ok(value === undefined || Number.isFinite(value), `a finite number or undefined: ${value}`)
}
