import { describe, expect, it } from 'vitest'
import { isCausalMaceError, ModelError } from '../../src/core/errors.ts'
import { cellKey } from '../../src/core/position.ts'
import { wantedCells } from '../../src/graph/wanted-cells.ts'
import { actions } from '../../src/judger/actions/index.ts'
import { expertModel } from '../../src/model/expert/expert-model.ts'
import type { LanguageModel, ReplyOf, RequestKind } from '../../src/model/language-model.ts'
import { ScriptedModel } from '../../src/model/scripted/scripted-model.ts'
import { createSimulatedModel } from '../../src/model/simulated/simulated-model.ts'
import { graphOf, type Plan, planSchema } from '../../src/planner/plan.ts'
import type { Planner } from '../../src/planner/planner.ts'
import { sceneBefore } from '../../src/task/scene.ts'
import type { Task } from '../../src/task/task.ts'
import { cell, construction, pavilion } from '../../src/task/testing.ts'

/** Replies that fit their schema and mean nothing. */
const NONSENSE: { [K in RequestKind]?: ReplyOf<K> } = {
  decompose: {
    functions: [{ name: 'fly', call: [], description: '', body: [{ action: 'Teleport', args: {} }] }],
    nodes: [{ id: 1, description: 'fly', step: { function: 'fly', arguments: {} } }],
  },
  dependencies: {
    causal_effects: [
      { chosen_node: 1, target_node: 1, rules: ['none'], reason: '' },
      { chosen_node: -7, target_node: 999, rules: [], reason: '' },
    ],
  },
  prerequisites: { subtasks: [{ id: 999, milestones: [], required_subtasks: [-1] }] },
  discuss: { thought: '', subtask: 999, objections: [{ agent: 'nobody', reason: '' }] },
}
/** More calls than any planner may make of a task of five blocks before it has a plan or fails. */
const PATIENCE = 400

const small = construction([
  cell('stone', 0, 0, 0),
  cell('glass', 0, 1, 0),
  cell('stone', 3, 0, 0),
  cell('oak_log[axis=y]', 3, 1, 0),
  cell('torch', 3, 2, 0),
])
const team = ['Alice', 'Bob']

/** A model with its calls counted, and some of its answers replaced. */
function listening(model: LanguageModel, replace: { [K in RequestKind]?: () => unknown } = {}) {
  const calls: Record<string, number> = {}
  const heard: LanguageModel = {
    id: model.id,
    async generate(request, options) {
      calls[request.kind] = (calls[request.kind] ?? 0) + 1
      const reply = await model.generate(request, options)
      const instead = replace[request.kind]
      return instead === undefined ? reply : { ...reply, value: instead() as never }
    },
  }
  return { model: heard, calls }
}

/**
 * What the Worker relies on in any planner. Point it at one of your own with `plannerConformance('my planner', create)`.
 * @param options.more tasks that it must be able to plan, too
 */
export function plannerConformance(
  name: string,
  create: () => Planner,
  options: { more?: readonly Task[] } = {},
): void {
  const planWith = (model: LanguageModel, task: Task = small, seed = 3): Promise<Plan> =>
    create().plan(task, sceneBefore(task, team), { model, actions, seed })

  describe(`${name} as a Planner`, () => {
    it('has an id, which its plans bear beside the names of task and model', async () => {
      const { id } = create()
      expect(id).toMatch(/^\S+$/)
      expect(await planWith(expertModel)).toMatchObject({ planner: id, task: small.id, model: 'expert' })
    })

    it.each([small, pavilion(), ...(options.more ?? [])])(
      'makes a whole plan without a circle, every cell wanted by a subtask: $id',
      async (task) => {
        const plan = await planWith(expertModel, task)
        expect(planSchema.parse(JSON.parse(JSON.stringify(plan)))).toEqual(plan)
        const graph = graphOf(plan)
        expect(graph.topologicalOrder()).toHaveLength(plan.subtasks.length)
        expect(plan.subtasks.length).toBeGreaterThan(0)
        const wanted = new Set(
          plan.subtasks.flatMap((subtask) =>
            wantedCells(subtask, task).map(({ position }) => cellKey(position)),
          ),
        )
        for (const { position } of task.blueprint) expect(wanted).toContain(cellKey(position))
        const byName = new Map(actions.map((action) => [action.name, action]))
        for (const { name: action, args } of plan.subtasks.flatMap((subtask) => subtask.actions))
          expect(byName.get(action)?.faultIn(args)).toBeUndefined()
      },
    )

    it('makes the same plan again of the same replies, and leaves task and scene as they were', async () => {
      const model = createSimulatedModel('strong')
      const task = structuredClone(small)
      const scene = sceneBefore(task, team)
      const before = structuredClone({ task, scene })
      const plans = [1, 2].map(() => create().plan(task, scene, { model, actions, seed: 3 }))
      const [first, second] = await Promise.all(plans)
      expect(JSON.stringify(second)).toBe(JSON.stringify(first))
      expect({ task, scene }).toEqual(before)
    })

    it('counts its calls of the model by kind', async () => {
      const { model, calls } = listening(expertModel)
      expect((await planWith(model)).modelCalls).toEqual(calls)
    })

    it('makes a graph of wrong answers too, or fails with a typed error', async () => {
      for (let seed = 1; seed <= 10; seed++) {
        try {
          const plan = await planWith(createSimulatedModel('weak'), small, seed)
          expect(graphOf(plan).size).toBe(plan.subtasks.length)
        } catch (error) {
          expect(isCausalMaceError(error), String(error)).toBe(true)
        }
      }
    })

    it('comes through nonsense with a sound plan or a typed error, without asking forever', async () => {
      const { model: counted, calls: kinds } = listening(expertModel)
      await planWith(counted)
      for (const kind of Object.keys(kinds) as RequestKind[]) {
        const { model, calls } = listening(expertModel, { [kind]: () => structuredClone(NONSENSE[kind]) })
        const ended = await planWith(model).then(
          (plan) => graphOf(plan),
          (error: unknown) => error,
        )
        if (ended instanceof Error) expect(isCausalMaceError(ended), String(ended)).toBe(true)
        expect(Object.values(calls).reduce((sum, count) => sum + count, 0)).toBeLessThan(PATIENCE)
      }
    })

    it('lets a reply that fits no schema be the error it is', async () => {
      const { model, calls } = listening(expertModel)
      await planWith(model)
      for (const kind of Object.keys(calls) as RequestKind[]) {
        const garbage = new ScriptedModel({ [kind]: () => 'garbage' as never })
        const mixed: LanguageModel = {
          id: 'mixed',
          generate: (request) =>
            request.kind === (kind as string) ? garbage.generate(request) : expertModel.generate(request),
        }
        await expect(planWith(mixed)).rejects.toThrow(ModelError)
      }
    })

    it('asks nothing under a signal that has fired, and gives its reason', async () => {
      const { model, calls } = listening(expertModel)
      await planWith(model)
      if (Object.keys(calls).length === 0) return
      const signal = AbortSignal.abort(new RangeError('enough'))
      const obedient: LanguageModel = {
        id: 'obedient',
        async generate(request, given) {
          given?.signal?.throwIfAborted()
          return expertModel.generate(request)
        },
      }
      const stopped = create().plan(small, sceneBefore(small, team), {
        model: obedient,
        actions,
        seed: 3,
        signal,
      })
      await expect(stopped).rejects.toThrow('enough')
    })
  })
}
