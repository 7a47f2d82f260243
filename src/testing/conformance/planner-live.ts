import assert from 'node:assert/strict'
import type { LivePlan } from '../../planner/live-plan.ts'
import { graphOf, type Plan, planSchema } from '../../planner/plan.ts'
import type { Planner } from '../../planner/planner.ts'
import { supportOf } from '../../planner/support-of.ts'
import type { Answerer } from '../../question/answerer.ts'
import { createSimulated } from '../../question/simulated/simulated.ts'
import { builtinGame } from '../../scenario/builtin-expert.ts'
import { sceneBefore } from '../../task/scene.ts'
import type { Task } from '../../task/task.ts'
import type { Check } from '../check.ts'
import { assertReason, type CalibrationOf, surroundings, team } from './planner-setting.ts'

/** A team that records the plans published to it, and may react to each of them. */
function watching(onPlan: (count: number) => void = () => undefined): { live: LivePlan; plans: Plan[] } {
  const plans: Plan[] = []
  const live: LivePlan = {
    revise(plan, why) {
      assertReason(why)
      plans.push(structuredClone(plan))
      onPlan(plans.length)
    },
    isMoot: () => false,
  }
  return { live, plans }
}

interface LiveSubject {
  create: () => Planner
  calibrationOf: CalibrationOf
}

const publishesSoundPlans = ({ create, calibrationOf }: LiveSubject, task: Task): Check => ({
  name: `publishes plans that a team can act by, if any, and comes to the same plan as without a team: ${task.id}`,
  async run() {
    const answerer = createSimulated('strong', builtinGame)
    if (!supportOf(create(), { task, answerer, hasTrials: true }).ok) return
    const context = { answerer, ...surroundings, seed: 3, ...(await calibrationOf(answerer)) }
    const { live, plans } = watching()
    const last = await create().plan(task, sceneBefore(task, team), { ...context, live })
    for (const plan of plans) {
      assert.deepEqual(planSchema.parse(JSON.parse(JSON.stringify(plan))), plan)
      assert.equal(graphOf(plan).topologicalOrder().length, plan.subtasks.length)
      const common = last.subtasks.filter(({ id }) => plan.subtasks.some((subtask) => subtask.id === id))
      assert.deepEqual(common, plan.subtasks, 'a subtask of an earlier plan was lost or changed')
      const { task: of, planner, model } = last
      assert.deepEqual({ of: plan.task, planner: plan.planner, model: plan.model }, { of, planner, model })
    }
    assert.deepEqual(await create().plan(task, sceneBefore(task, team), context), last)
  },
})

const endsWithItsTeam = ({ create, calibrationOf }: LiveSubject, task: Task): Check => ({
  name: `ends when its team has ended, with the reason of its signal: ${task.id}`,
  async run() {
    const answerer = createSimulated('strong', builtinGame)
    if (!supportOf(create(), { task, answerer, hasTrials: true }).ok) return
    const ended = new AbortController()
    let late = 0
    const obedient: Answerer = {
      id: answerer.id,
      async answer(ask, options) {
        if (ended.signal.aborted) late++
        if (ended.signal.aborted) assert.ok(options?.signal?.aborted, 'a question without the signal')
        options?.signal?.throwIfAborted()
        return answerer.answer(ask, options)
      },
    }
    const { live } = watching(() => ended.abort(new RangeError('enough')))
    const calibration = await calibrationOf(answerer)
    const context = {
      answerer: obedient,
      ...surroundings,
      seed: 3,
      signal: ended.signal,
      live,
      ...calibration,
    }
    const planning = create().plan(task, sceneBefore(task, team), context)
    const hasPlan = await planning.then(
      () => true,
      () => false,
    )
    // A plan that needs no more questions may still be finished.
    if (hasPlan) assert.equal(late, 0, `${late} questions were asked after the team had ended`)
    else await assert.rejects(planning, /enough/)
  },
})

/** Requirements of a team that works while its planner continues. */
export const livePlanChecks = (subject: LiveSubject, task: Task): Check[] => [
  publishesSoundPlans(subject, task),
  endsWithItsTeam(subject, task),
]
