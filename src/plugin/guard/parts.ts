import { z } from 'zod'
import type { Importer } from '../../import/import-file.ts'
import type { Metric } from '../../judger/metrics/metric.ts'
import { builtinScenarios } from '../../scenario/builtin.ts'
import type { Suite } from '../../suite/suites.ts'
import { failureReasons } from '../../task/action.ts'
import { namesOf } from '../../task/task-format.ts'
import type { AssignmentStrategy } from '../../worker/assignment/assignment-strategy.ts'
import { type Check, fits, guarded, type Origin, wrongShape } from './guard.ts'

const draft = z.looseObject({ id: z.string(), scenario: z.string() })

/** Checks that a metric gives a number, or nothing. NaN means that it does not apply to the task. */
export const guardMetric = (metric: Metric, origin: Origin): Metric =>
  guarded(metric, origin, { compute: fits(z.union([z.number(), z.nan(), z.undefined()])) })

/** Checks that a suite lists drafts of task files; what is in them is checked when they are read. */
export const guardSuite = (suite: Suite, origin: Origin): Suite =>
  guarded(suite, origin, { tasks: fits(z.array(draft)) })

/** Checks that a strategy gives one of the paths that it may give. */
export function guardAssignment(strategy: AssignmentStrategy, origin: Origin): AssignmentStrategy {
  const { next } = guarded(strategy, origin, { next: fits(z.number().optional()) })
  return {
    id: strategy.id,
    ...(strategy.commitment === undefined ? {} : { commitment: strategy.commitment }),
    next(agent, board) {
      const path = next(agent, board)
      const candidates = board.candidates(agent.name)
      if (path === undefined || candidates.includes(path)) return path
      const message = `expected one of the candidates ${candidates.join(', ') || '(none)'}, got ${path}`
      throw wrongShape(origin, 'next', [{ path: [], message }])
    },
  }
}

const builtIn: ReadonlySet<string> = new Set(builtinScenarios.flatMap(namesOf))

const outcome = z.union([
  z.looseObject({ kind: z.literal('task'), draft, notes: z.array(z.string()) }),
  z.looseObject({
    kind: z.literal('refused'),
    refusal: z.looseObject({ task: z.string(), field: z.string(), reason: z.string() }),
  }),
])

/**
 * Checks each outcome of an importer as it comes. A task of a scenario that does not come with the package gets the name of the plug-in.
 */
export const guardImporter = (importer: Importer, origin: Origin, plugin: string): Importer => ({
  ...guarded(importer, origin, { fits: fits(z.boolean()) }),
  async *read(path, options) {
    const where = { origin, method: 'read' }
    const outcomes = guarded(importer, origin, { read: (value) => value }).read(path, options)
    for await (const one of outcomes) {
      fits(outcome)(one, where)
      const isForeign = one.kind === 'task' && !builtIn.has(one.draft.scenario)
      yield isForeign ? { ...one, draft: { ...one.draft, plugin } } : one
    }
  },
})

const result = z.union([
  z.looseObject({ ok: z.literal(true), data: z.unknown() }),
  z.looseObject({ ok: z.literal(false), reason: z.enum(failureReasons), detail: z.string() }),
])

/** Checks the results of an action. */
export const guardAction = <Action extends object>(action: Action, origin: Origin): Action =>
  guarded(action, origin, { run: fits(result) as Check } as { [Name in keyof Action]?: Check }, (args) =>
    args.some((arg) => (arg as { signal?: AbortSignal } | undefined)?.signal?.aborted === true),
  )
