import { z } from 'zod'
import { decompose } from '../../question/kinds/decompose.ts'
import type { Scenario } from '../../scenario/scenario.ts'
import { taskSchema } from '../../task/task.ts'
import { type Check, fits, guarded, type Origin } from './guard.ts'

const fn = z.custom((value) => typeof value === 'function', 'expected a function')
const issue = z.looseObject({ path: z.array(z.union([z.string(), z.number()])), message: z.string() })
const support = z.union([
  z.object({ ok: z.literal(true) }),
  z.object({ ok: z.literal(false), why: z.string() }),
])
const label = z.looseObject({ system: z.string(), value: z.string() })
const amount = { done: z.number(), of: z.number() }

const measures = z.looseObject({
  completion: z.looseObject({ value: z.number(), ...amount, what: z.string().optional() }),
  complexity: z.number(),
  maxActionTime: z.number(),
})
const progress = z.looseObject({ ...amount, what: z.string() })

/** Checks what a fold has come to, whenever it is asked. */
const folds =
  (schema: z.ZodType): Check =>
  (fold, { origin, method }) => {
    fits(z.looseObject({ apply: fn, now: fn }))(fold, { origin, method })
    const now: Check = (value) => fits(schema)(value, { origin, method: `${method}().now` })
    return guarded(fold as { now(): unknown }, origin, { now })
  }

/** Checks a judge, and the progress that it reports. */
const judges: Check = (judge, where) => {
  const shape = {
    fixtures: z.array(z.unknown()),
    free: z.array(z.unknown()),
    commands: fn,
    watch: fn,
    progress: fn,
  }
  fits(z.looseObject(shape))(judge, where)
  return guarded(judge as Record<string, unknown>, where.origin, {
    commands: fits(z.array(z.string())),
    progress: fits(progress),
  })
}

/** What it returns is checked where it is used; what it throws is named. */
const pass: Check = (value) => value

/** Checks everything that a scenario returns to readers of files, Judger, planners and reports. */
export function guardScenario(scenario: Scenario, origin: Origin): Scenario {
  const { containers, blueprint, sources, starts } = taskSchema.shape
  const resolved = z.looseObject({ containers, blueprint, sources, starts, ...scenario.own })
  return guarded(scenario, origin, {
    resolve: fits(resolved),
    kindOf: fits(z.string()),
    traits: fits(z.looseObject({ labels: z.array(label), planning: z.number().optional() })),
    size: fits(z.string()),
    feasibility: fits(z.array(issue)),
    agentsNeeded: fits(z.number()),
    decidable: fits(support),
    decomposable: fits(support),
    judge: judges,
    measureFold: folds(measures),
    completionFold: folds(z.looseObject({ ...amount, what: z.string().optional() })),
    decompose: fits(decompose.reply),
    describe: fits(z.array(z.string())),
    order: fits(z.string().optional()),
    upgrade: pass,
    tactics: pass,
    causes: pass,
    placeSection: pass,
    together: fits(z.array(z.array(z.number()))),
  })
}
