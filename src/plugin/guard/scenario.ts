import { z } from 'zod'
import { decompose } from '../../question/kinds/decompose.ts'
import type { Scenario } from '../../scenario/scenario.ts'
import { cellPositionSchema, placedBlockSchema } from '../../task/parts.ts'
import { taskSchema } from '../../task/task.ts'
import type { Tactics } from '../../worker/tactics.ts'
import { type Check, fits, guarded, later, type Origin, pass } from './guard.ts'

const fn = z.custom((value) => typeof value === 'function', 'expected a function')
const issue = z.looseObject({ path: z.array(z.union([z.string(), z.number()])), message: z.string() })
const support = z.union([
  z.object({ ok: z.literal(true) }),
  z.object({ ok: z.literal(false), why: z.string() }),
])
const label = z.looseObject({ system: z.string(), value: z.string() })
const amount = { done: z.number().nonnegative(), of: z.number().nonnegative() }
const PART = 'done must not be more than of'
const isPart = ({ done, of }: { done: number; of: number }): boolean => done <= of

const measures = z.looseObject({
  completion: z
    .looseObject({ value: z.number().min(0).max(1), ...amount, what: z.string().optional() })
    .refine(isPart, PART),
  complexity: z.number(),
  maxActionTime: z.number(),
})
const progress = z.looseObject({ ...amount, what: z.string() }).refine(isPart, PART)
const completion = z.looseObject({ ...amount, what: z.string().optional() }).refine(isPart, PART)

const position = z.looseObject({ x: z.number(), y: z.number(), z: z.number() })
const tacticsShape = z.looseObject({
  limits: z.looseObject({ steps: z.number(), ms: z.number() }).optional(),
  patienceMs: z.number().optional(),
  replans: z.number().optional(),
  handsOverWithin: z.number().optional(),
  idlePollMs: z.number().optional(),
})

/** Checks the current value of a fold on every call. */
const folds =
  (schema: z.ZodType): Check =>
  (fold, { origin, method }) => {
    fits(z.looseObject({ apply: fn, now: fn }))(fold, { origin, method })
    const checks = { apply: pass, now: fits(schema) }
    return guarded(fold as { apply: unknown; now: unknown }, origin, checks, { within: `${method}().` })
  }

/** Checks a judge, and the progress that it reports. */
const judges: Check = (judge, where) => {
  const shape = {
    fixtures: z.array(placedBlockSchema),
    free: z.array(cellPositionSchema),
    commands: fn,
    watch: fn,
    progress: fn,
  }
  fits(z.looseObject(shape))(judge, where)
  return guarded(judge as Record<string, unknown>, where.origin, {
    commands: fits(z.array(z.string())),
    welcome: fits(z.array(z.looseObject({ agent: z.string(), command: z.string() }))),
    watch: fits(fn),
    progress: fits(progress),
    remaining: fits(taskSchema.loose()),
  })
}

/** Checks the tactics of a team, and their return values during a run. */
const commands: Check = (tactics, where) => {
  fits(tacticsShape)(tactics, where)
  return guarded(
    tactics as Tactics,
    where.origin,
    {
      isOver: fits(z.boolean()),
      mayStart: fits(z.boolean()),
      callsLeft: fits(z.array(z.looseObject({ name: z.string() }))),
      cellsToObserve: fits(z.array(position)),
      holdsLeft: fits(z.number()),
      hold: later(pass),
      reachablePlace: fits(position.optional()),
      whileIdle: later(fits(z.boolean())),
      afterWork: later(pass),
    },
    { within: 'tactics().' },
  )
}

/** Checks everything that a scenario returns to readers of files, Judger, planners and reports. */
export function guardScenario(scenario: Scenario, origin: Origin): Scenario {
  const { containers, blueprint, sources, starts } = taskSchema.shape
  const resolved = z.looseObject({ containers, blueprint, sources, starts, ...scenario.own })
  return guarded(scenario, origin, {
    resolve: fits(resolved),
    kindOf: fits(z.string()),
    traits: fits(
      z.looseObject({
        labels: z.array(label),
        planning: z.number().optional(),
        planningInTasks: z.number().optional(),
        planningVersion: z.int().positive().optional(),
      }),
    ),
    size: fits(z.string()),
    feasibility: fits(z.array(issue)),
    agentsNeeded: fits(z.int().positive()),
    decidable: fits(support),
    decomposable: fits(support),
    judge: judges,
    measureFold: folds(measures),
    completionFold: folds(completion),
    decompose: fits(decompose.reply),
    describe: fits(z.array(z.string())),
    order: fits(z.string().optional()),
    upgrade: fits(z.record(z.string(), z.unknown())),
    tactics: commands,
    causes: fits(z.undefined()),
    ownRules: fits(z.array(z.string())),
    placeSection: fits(z.looseObject({ text: z.string() })),
    together: fits(z.array(z.array(z.number()))),
  })
}
