import assert from 'node:assert/strict'
import { createRealtimeClock } from '../../core/clock.ts'
import { isCausalMaceError, ModelError } from '../../core/errors.ts'
import { EventLog } from '../../core/journal/log.ts'
import { cellKey } from '../../core/position.ts'
import { NotApplicableError } from '../../core/support.ts'
import { playEpisode } from '../../experiment/play-episode.ts'
import { usualRequest } from '../../experiment/usual-request.ts'
import { wantedCells } from '../../graph/wanted-cells.ts'
import { graphOf, type Plan, planSchema } from '../../planner/plan.ts'
import type { Planner } from '../../planner/planner.ts'
import { supportOf } from '../../planner/support-of.ts'
import { Catalogue } from '../../plugin/catalogue.ts'
import type { Answerer } from '../../question/answerer.ts'
import { ScriptedAnswerer } from '../../question/scripted/scripted.ts'
import { createSimulated } from '../../question/simulated/simulated.ts'
import { builtinGame, expert } from '../../scenario/builtin-expert.ts'
import { builtInActions } from '../../task/actions/built-in.ts'
import { sceneBefore } from '../../task/scene.ts'
import type { Task } from '../../task/task.ts'
import type { Check } from '../check.ts'
import { pavilionTask, smallGatheringTask, smallTask } from '../tasks.ts'
import { livePlanChecks } from './planner-live.ts'
import { assertReason, type CalibrationOf, calibratedOnce, surroundings, team } from './planner-setting.ts'

/** Replies that match their schema but make no sense. */
const NONSENSE: Readonly<Record<string, unknown>> = {
  decompose: {
    functions: [{ name: 'fly', call: [], description: '', body: [{ action: 'Teleport', args: {} }] }],
    nodes: [{ id: 1, description: 'fly', step: { function: 'fly', arguments: {} } }],
  },
  dependencies: {
    causal_effects: [
      { before: 1, after: 1, rules: ['none'], reason: '' },
      { before: -7, after: 999, rules: [], reason: '' },
    ],
  },
  edges: {
    edges: [
      { before: 1, after: 1 },
      { before: -7, after: 999 },
    ],
  },
  'verify-edges': { wrong: [{ before: 999, after: 998 }], missing: [{ before: -7, after: 999 }] },
  effects: { subtasks: [{ id: 999, needs: ['everything'], gives: ['nothing'] }] },
  pddl: { actions: ')(:action fly :effect (forall (?x) (flies ?x)))' },
  prerequisites: { subtasks: [{ id: 999, milestones: [], required_subtasks: [-1] }] },
  discuss: { thought: '', subtask: 999, objections: [{ agent: 'nobody', reason: '' }] },
}
/** Maximum number of model calls for planning a task of five blocks. */
const MAX_CALLS = 400

/**
 * A planner that claims to support an answerer that acts only on lists must list something in every subtask. One that does not
 * must give the reason, and is refused before anything is played.
 */
const supportCheck = ({ create, planWith }: Subject, task: Task): Check => ({
  name: `serves the settings that it says it serves, and is refused in others: ${task.id}`,
  async run() {
    const planner = create()
    const setting = { task, answerer: expert, hasTrials: true }
    const support = supportOf(planner, setting)
    assert.deepEqual(supportOf(create(), setting), support)
    if (!support.ok) {
      assertReason(support.why)
      return assert.rejects(playWith(create, task), NotApplicableError)
    }
    const plan = await planWith(expert, task)
    for (const { id, actions: listed } of plan.subtasks)
      assert.ok(listed.length > 0, `subtask ${id} lists nothing that ${expert.id} could do`)
  },
})

/** Starts playing a task with this planner and the expert. */
function playWith(create: () => Planner, task: Task): Promise<void> {
  const { id } = create()
  const isBuiltIn = new Catalogue().planners.find(id) !== undefined
  const planners = [{ id, summary: 'under test', create }]
  const catalogue = new Catalogue(isBuiltIn ? [] : [{ name: 'under-test', planners }])
  const clock = createRealtimeClock()
  const stop = new AbortController()
  const request = usualRequest(task, { planner: id })
  return playEpisode({
    request,
    catalogue,
    clock,
    answerer: expert,
    log: new EventLog(clock),
    stop,
    waitFor: () => undefined,
  })
}

/** An answerer that counts its calls and can replace some of its answers. */
function listening(answerer: Answerer, replace: Readonly<Record<string, () => unknown>> = {}) {
  const calls: Record<string, number> = {}
  const heard: Answerer = {
    id: answerer.id,
    async answer(ask, options) {
      const { id } = ask.question
      calls[id] = (calls[id] ?? 0) + 1
      const reply = await answerer.answer(ask, options)
      const instead = replace[id]
      return instead === undefined ? reply : { ...reply, value: instead() as never }
    },
  }
  return { answerer: heard, calls }
}

/** A planner under test, and the small task that most checks have it plan. */
interface Subject {
  create(): Planner
  small: Task
  calibrationOf: CalibrationOf
  /** Plans with the host's calibration of the answerer. */
  planWith(answerer: Answerer, task?: Task): Promise<Plan>
  /** Plans the small task without a calibration. */
  planUnprepared(answerer: Answerer): Promise<Plan>
  /** An unprepared plan for the expert, and the number of calls that it took, by question. */
  sample(): Promise<{ plan: Plan; calls: Readonly<Record<string, number>> }>
}

function subjectOf(create: () => Planner): Subject {
  const small = smallTask()
  const calibrationOf = calibratedOnce(create)
  const scene = sceneBefore(small, team)
  const planUnprepared: Subject['planUnprepared'] = (answerer) =>
    create().plan(small, scene, { answerer, ...surroundings, seed: 3 })
  const makeSample: Subject['sample'] = async () => {
    const { answerer, calls } = listening(expert)
    return { plan: await planUnprepared(answerer), calls }
  }
  let sample: ReturnType<Subject['sample']> | undefined
  return {
    create,
    small,
    calibrationOf,
    async planWith(answerer, task = small) {
      const calibration = await calibrationOf(answerer)
      return create().plan(task, sceneBefore(task, team), {
        answerer,
        ...surroundings,
        seed: 3,
        ...calibration,
      })
    },
    planUnprepared,
    sample() {
      sample ??= makeSample()
      return sample
    },
  }
}

const makesWholePlan = ({ create, planWith }: Subject, task: Task): Check => ({
  name: `makes a whole plan without a cycle, every cell wanted by a subtask, or says why it cannot: ${task.id}`,
  async run() {
    const support = supportOf(create(), { task, answerer: expert, hasTrials: true })
    if (!support.ok) return assertReason(support.why)
    const plan = await planWith(expert, task)
    assert.deepEqual(planSchema.parse(JSON.parse(JSON.stringify(plan))), plan)
    assert.ok(plan.subtasks.length > 0, 'a plan has subtasks')
    assert.equal(graphOf(plan).topologicalOrder().length, plan.subtasks.length)
    const wanted = new Set(
      plan.subtasks.flatMap((subtask) =>
        wantedCells(subtask, task, builtInActions).map(({ position }) => cellKey(position)),
      ),
    )
    const missing = task.blueprint.map(({ position }) => cellKey(position)).filter((key) => !wanted.has(key))
    assert.deepEqual(missing, [], 'cells that no subtask builds')
    for (const call of plan.subtasks.flatMap((subtask) => subtask.actions))
      assert.equal(builtInActions.parse(call).ok, true, `${call.name} ${JSON.stringify(call.args)}`)
  },
})

const namesItself = ({ create, small, sample }: Subject): Check => ({
  name: 'has an id, which its plans name beside task and model',
  async run() {
    const { id } = create()
    assert.match(id, /^\S+$/)
    const { planner, task, model } = (await sample()).plan
    assert.deepEqual({ planner, task, model }, { planner: id, task: small.id, model: 'expert' })
  },
})

const namesItsQuestions = ({ create, sample }: Subject): Check => ({
  name: 'names every question that it asks, if it names any',
  async run() {
    const { asks } = create()
    if (asks === undefined) return
    const { calls } = await sample()
    const named = new Set(asks.map(({ id }) => id))
    assert.deepEqual(
      Object.keys(calls).filter((id) => !named.has(id)),
      [],
      'questions that `asks` does not name',
    )
  },
})

const isRepeatable = ({ create, small, calibrationOf }: Subject): Check => ({
  name: 'makes the same plan again from the same replies, prepared or not, and leaves task and scene as they were',
  async run() {
    const answerer = createSimulated('strong', builtinGame)
    const task = structuredClone(small)
    const scene = sceneBefore(task, team)
    const before = structuredClone({ task, scene })
    const context = { answerer, ...surroundings, seed: 3 }
    const prepared = { ...context, ...(await calibrationOf(answerer)) }
    const plans = [context, prepared, prepared].map((each) => create().plan(task, scene, each))
    const [unprepared, first, second] = await Promise.all(plans)
    assert.equal(JSON.stringify(second), JSON.stringify(first))
    // A plan that calibrates the model itself needs more calls, but is otherwise the same.
    assert.deepEqual({ ...unprepared, modelCalls: first?.modelCalls }, first)
    assert.deepEqual({ task, scene }, before)
  },
})

const countsItsCalls = ({ sample }: Subject): Check => ({
  name: 'counts its calls of the model by kind',
  async run() {
    const { plan, calls } = await sample()
    assert.deepEqual(plan.modelCalls, calls)
  },
})

const survivesWrongAnswers = ({ create, small, calibrationOf }: Subject): Check => ({
  name: 'turns wrong answers into a graph or a typed error',
  async run() {
    const answerer = createSimulated('weak', builtinGame)
    const { calibration: sheet } = await calibrationOf(answerer)
    const calibration = sheet === undefined ? {} : { calibration: { ...sheet, verdict: 'refine' as const } }
    for (let seed = 1; seed <= 10; seed++) {
      try {
        const { openTrials: _, ...context } = { answerer, ...surroundings, seed, ...calibration }
        const plan = await create().plan(small, sceneBefore(small, team), context)
        assert.equal(graphOf(plan).size, plan.subtasks.length)
      } catch (error) {
        if (!isCausalMaceError(error)) throw error
      }
    }
  },
})

const survivesNonsense = ({ planUnprepared, sample }: Subject): Check => ({
  name: 'turns nonsense into a sound plan or a typed error, within a bounded number of calls',
  async run() {
    const { calls: kinds } = await sample()
    for (const kind of Object.keys(kinds)) {
      const { answerer, calls } = listening(expert, { [kind]: () => structuredClone(NONSENSE[kind]) })
      try {
        graphOf(await planUnprepared(answerer))
      } catch (error) {
        if (!isCausalMaceError(error)) throw error
      }
      const total = Object.values(calls).reduce((sum, count) => sum + count, 0)
      assert.ok(total < MAX_CALLS, `${total} calls`)
    }
  },
})

const passesModelErrorsOn = ({ planUnprepared, sample }: Subject): Check => ({
  name: 'passes on the ModelError of a reply that fits no schema',
  async run() {
    const { calls } = await sample()
    for (const kind of Object.keys(calls)) {
      const garbage = new ScriptedAnswerer({ [kind]: () => 'garbage' })
      const mixed: Answerer = {
        id: 'mixed',
        answer: (ask) => (ask.question.id === kind ? garbage : expert).answer(ask),
      }
      await assert.rejects(planUnprepared(mixed), ModelError)
    }
  },
})

const obeysItsSignal = ({ create, small, sample }: Subject): Check => ({
  name: 'asks nothing when the signal is already aborted, and rejects with its reason',
  async run() {
    const { calls } = await sample()
    if (Object.keys(calls).length === 0) return
    const signal = AbortSignal.abort(new RangeError('enough'))
    const obedient: Answerer = {
      id: 'obedient',
      async answer(ask, given) {
        given?.signal?.throwIfAborted()
        return expert.answer(ask)
      },
    }
    const context = { answerer: obedient, ...surroundings, seed: 3, signal }
    await assert.rejects(create().plan(small, sceneBefore(small, team), context), /enough/)
  },
})

/**
 * The team's requirements for any planner.
 * @param create function that makes a fresh planner
 * @param options.more additional tasks that it must be able to plan
 */
export function plannerConformance(create: () => Planner, options: { more?: readonly Task[] } = {}): Check[] {
  const subject = subjectOf(create)
  const { small } = subject
  return [
    namesItself(subject),
    ...[small, pavilionTask(), ...(options.more ?? [])].map((task) => makesWholePlan(subject, task)),
    ...[small, smallGatheringTask()].flatMap((task) => [
      supportCheck(subject, task),
      ...livePlanChecks(subject, task),
    ]),
    ...[
      namesItsQuestions,
      isRepeatable,
      countsItsCalls,
      survivesWrongAnswers,
      survivesNonsense,
      passesModelErrorsOn,
      obeysItsSignal,
    ].map((check) => check(subject)),
  ]
}
