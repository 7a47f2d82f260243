import { z } from 'zod'
import type { Importer } from '../../import/import-file.ts'
import type { Metric } from '../../judger/metrics/metric.ts'
import type { ModelProvider } from '../../question/provider.ts'
import { builtinScenarios } from '../../scenario/builtin.ts'
import type { Suite } from '../../suite/suites.ts'
import { failureReasons } from '../../task/action.ts'
import { namesOf } from '../../task/task-format.ts'
import type { AssignmentStrategy } from '../../worker/assignment/assignment-strategy.ts'
import type { AssignmentDefinition } from '../define.ts'
import { type Check, fits, guarded, later, type Origin, wrongShape } from './guard.ts'

const fn = z.custom((value) => typeof value === 'function', 'expected a function')
const draft = z.looseObject({ id: z.string(), scenario: z.string() })

/** Checks that a metric returns a number or nothing. NaN means that it does not apply to the task. */
export const guardMetric = (metric: Metric, origin: Origin): Metric =>
  guarded(metric, origin, { compute: fits(z.union([z.number(), z.nan(), z.undefined()])) })

/** Checks that a suite lists drafts of task files; their contents are checked when they are read. */
export const guardSuite = (suite: Suite, origin: Origin): Suite =>
  guarded(suite, origin, { tasks: fits(z.array(draft)) })

/** Checks that a strategy returns one of the paths it may choose from. */
function guardStrategy(strategy: AssignmentStrategy, origin: Origin): AssignmentStrategy {
  const commitment = z.enum(['path', 'subtask']).optional()
  fits(z.looseObject({ id: z.string(), commitment, next: fn }))(strategy, { origin, method: 'create' })
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

/** Checks the strategies that a plug-in makes. */
export const guardAssignment = (assignment: AssignmentDefinition, origin: Origin): AssignmentDefinition =>
  guarded(assignment, origin, { create: (made) => guardStrategy(made as AssignmentStrategy, origin) })

const abilities = z.looseObject({
  acts: z.literal('listed').optional(),
  answers: z.union([z.literal('known'), z.array(z.string())]).optional(),
  isTruthful: z.literal(true).optional(),
  isInstant: z.literal(true).optional(),
})
const identity = { id: z.string(), abilities: abilities.optional(), contextTokens: z.number().optional() }
const model = z.union([
  z.looseObject({ ...identity, answer: fn }),
  z.looseObject({ ...identity, generate: fn }),
])

/** Checks the self-descriptions of a plug-in's models. Their replies are checked where they are used (`foreign`). */
export const guardModel = (provider: ModelProvider, origin: Origin): ModelProvider =>
  guarded(provider, origin, { create: fits(model) })

const builtIn: ReadonlySet<string> = new Set(builtinScenarios.flatMap(namesOf))

const outcome = z.union([
  z.looseObject({ kind: z.literal('task'), draft, notes: z.array(z.string()) }),
  z.looseObject({
    kind: z.literal('refused'),
    refusal: z.looseObject({ task: z.string(), field: z.string(), reason: z.string() }),
  }),
])

/** Checks each outcome of an importer as it arrives. A task whose scenario is not built in gets the name of the plug-in. */
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
  guarded(action, origin, { run: later(fits(result)) } as { [Name in keyof Action]?: Check }, {
    isAborted: (args) =>
      args.some((arg) => (arg as { signal?: AbortSignal } | undefined)?.signal?.aborted === true),
  })
