import assert from 'node:assert/strict'
import { parse } from 'yaml'
import type { GameEvent } from '../../core/journal/events.ts'
import { folded } from '../../core/journal/fold.ts'
import { SUPPORTED } from '../../core/support.ts'
import type { AgentAction } from '../../judger/actions/action.ts'
import type { Completed } from '../../judger/metrics/completion-fold.ts'
import { EMBEDDED_SERVER } from '../../judger/server/minecraft-server.ts'
import type { Scenario } from '../../scenario/scenario.ts'
import { parseTask } from '../../task/load-task.ts'
import { taskFromJournal } from '../../task/resolve-task.ts'
import type { Task } from '../../task/task.ts'
import { type Check, present } from '../check.ts'
import { cutShort, deepFreeze, throughJson } from '../journals.ts'
import { playTask, type WatchedRun } from '../play-task.ts'
import { badValueChecks } from './task-file.ts'

/** The task files that a scenario is tested with. */
export interface ScenarioExamples {
  /** Texts of feasible task files (YAML). Each is played once, so keep them small. */
  readonly examples: readonly string[]
  /** Texts of valid but infeasible task files. */
  readonly impossible?: readonly string[]
  /** Plug-in actions that the examples need. */
  readonly actions?: readonly AgentAction[]
}

/** Truncated journals per check. */
const CUTS = 12

/**
 * Requirements that files, the Judger, planners and reports have for any scenario. The expert plays the examples in virtual time.
 */
export function scenarioConformance(
  scenario: Scenario,
  { examples, impossible = [], actions = [] }: ScenarioExamples,
): Check[] {
  const read = (text: string, name = 'the example'): Task => parseTask(text, name, [scenario])

  return [
    {
      name: 'has an id and an example',
      async run() {
        assert.match(scenario.id, /^[\w.:-]+$/)
        assert.ok(examples.length > 0, 'there is an example')
      },
    },
    ...examples.flatMap((text, index) => {
      const run = once(() => playTask(read(text), scenario, actions))
      const checks = [
        ...fileChecks(scenario, text),
        ...badValueChecks(parse(text), scenario),
        ...runChecks(scenario, () => read(text), run),
      ]
      return checks.map((check) => ({ ...check, name: `${check.name} (example ${index + 1})` }))
    }),
    ...impossible.map((text, index) => ({
      name: `says why an impossible task cannot be done (${index + 1})`,
      async run() {
        const task = read(text)
        assert.notDeepEqual(scenario.feasibility(task, task.agents), [])
      },
    })),
  ]
}

/** Checks that read an example. */
function fileChecks(scenario: Scenario, text: string): Check[] {
  const read = (): Task => parseTask(text, 'the example', [scenario])
  return [
    {
      name: 'reads it, the same each time',
      async run() {
        const task = read()
        assert.equal(task.scenario, scenario.id)
        assert.deepEqual(read(), task)
        assert.ok((scenario.kinds ?? [scenario.id]).includes(scenario.kindOf?.(task) ?? scenario.id))
      },
    },
    {
      name: 'makes a task that survives JSON',
      async run() {
        const task = read()
        assert.deepEqual(taskFromJournal(throughJson(task), [scenario]), task)
      },
    },
    {
      name: 'describes it and says how large it is',
      async run() {
        const task = deepFreeze(read())
        assert.notEqual(scenario.size(task).trim(), '')
        assert.ok(scenario.describe(task).length > 0, 'lines for prompts')
      },
    },
    {
      name: 'says that rules decide its goal and that the expert can plan it, as examples must be',
      async run() {
        const task = deepFreeze(read())
        for (const support of [scenario.decidable?.(task, EMBEDDED_SERVER), scenario.decomposable?.(task)])
          assert.deepEqual(support ?? SUPPORTED, SUPPORTED)
      },
    },
    {
      name: 'finds it feasible for its own team, and copes with other team sizes',
      async run() {
        const task = deepFreeze(read())
        assert.deepEqual(scenario.feasibility(task, task.agents), [])
        for (const agents of [1, task.agents + 1])
          for (const { message } of scenario.feasibility(task, agents)) assert.notEqual(message.trim(), '')
      },
    },
  ]
}

/** Checks that play an example. */
function runChecks(scenario: Scenario, read: () => Task, play: () => Promise<WatchedRun>): Check[] {
  const completionOf = (task: Task, events: readonly GameEvent[]): Completed =>
    folded(scenario.completionFold(task), events)
  return [
    {
      name: 'lets the expert’s team succeed',
      async run() {
        const { events } = await play()
        const end = events.findLast(({ type }) => type === 'episode.finished')
        const { outcome, reason } = present(end, 'an end of the run').data as Record<string, unknown>
        assert.equal(outcome, 'success', String(reason))
      },
    },
    {
      name: 'begins unfinished, and ends with everything done',
      async run() {
        const { progress } = await play()
        const first = present(progress[0], 'progress that was asked for')
        const last = present(progress.at(-1), 'progress that was asked for')
        assert.ok(first.done < first.of, `begins at ${first.done} of ${first.of}`)
        assert.equal(last.done, last.of)
        for (const { done, of, what } of progress) {
          assert.ok(done >= 0 && done <= of, `${done} of ${of}`)
          assert.notEqual(what.trim(), '')
        }
      },
    },
    {
      name: 'follows the same completion through the journal as its judge and its measures',
      async run() {
        const { events, progress, actions } = await play()
        const task = read()
        const { done, of } = completionOf(task, events)
        const { completion } = folded(scenario.measureFold(task, actions), events)
        assert.deepEqual({ done, of }, { done: completion.done, of: completion.of })
        assert.equal(completion.value, done / of)
        const judged = present(progress.at(-1), 'progress that was asked for')
        // Scored steps are counted as points.
        if (judged.of === of) assert.equal(done, judged.done)
        // A run that ends before its arena is prepared leaves no journal.
        const prepared = events.findIndex(({ type }) => type === 'arena.prepared')
        const start = completionOf(task, events.slice(0, prepared + 1))
        assert.ok(start.done < start.of, `the journal begins at ${start.done} of ${start.of}`)
      },
    },
    {
      name: 'measures, follows and shows a journal that ends at any event, regardless of earlier reads',
      async run() {
        const task = deepFreeze(read())
        const { events, actions } = await play()
        const followed = scenario.measureFold(task, actions)
        let seen = 0
        for (const part of cutShort(deepFreeze(events), CUTS)) {
          const measures = folded(scenario.measureFold(task, actions), part)
          const { completion, complexity, maxActionTime } = measures
          // Intermediate reads must not change the result.
          assert.deepEqual(folded(followed, part.slice(seen)), measures)
          seen = part.length
          assert.ok(completion.value >= 0 && completion.value <= 1, `completion ${completion.value}`)
          assert.ok(complexity >= 0 && maxActionTime > 0)
          assert.equal(completionOf(task, part).done, completion.done)
          assert.ok(String(scenario.placeSection(task, part)).length > 0)
        }
      },
    },
  ]
}

/** The same result for every call; the first one does the work. */
function once<T>(work: () => Promise<T>): () => Promise<T> {
  let result: Promise<T> | undefined
  return () => {
    result ??= work()
    return result
  }
}
