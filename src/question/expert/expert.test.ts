import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { subtask } from '../../graph/testing.ts'
import { expert, expertDependencies, pavilion } from '../../scenario/testing.ts'
import type { Scene } from '../../task/observation.ts'
import type { Task } from '../../task/task.ts'
import { cell, construction, heaps } from '../../task/testing.ts'
import { act } from '../kinds/act.ts'
import { decompose } from '../kinds/decompose.ts'
import { dependencies } from '../kinds/dependencies.ts'
import { reflect } from '../kinds/reflect.ts'
import { defineQuestion, type Question } from '../question.ts'
import { facts, placing, tower, tuple, withdraw, work } from './testing.ts'

const ask = async <Facts, Reply>(question: Question<Facts, Reply>, about: Facts) =>
  (await expert.answer({ question, facts: about, seed: 1, sample: 0 })).value

const decomposition = (task: Task, scene: Scene = sceneOf(task)) =>
  ask(decompose, { task, description: task.goal, scene, actions: [] })

const sceneOf = (task: Task) => ({
  agents: [],
  containers: task.containers.map(({ position, items }) => ({ position, kind: 'chest', items })),
})

describe('the expert', () => {
  it('answers questions with replies that fit their schemas', async () => {
    const task = pavilion()
    const about = { task, subtasks: [work], among: [1], asked: [1], rules: [] }
    const replies = [
      [decompose, await decomposition(task)],
      [dependencies, await ask(dependencies, about)],
      [act, await ask(act, facts())],
      [reflect, await ask(reflect, facts())],
    ] as const
    for (const [question, reply] of replies) expect(question.reply.parse(reply)).toEqual(reply)
  })

  it('says which question it has no answer to, unless the question brings one', async () => {
    const riddle = defineQuestion({ id: 'riddle', reply: z.string(), prompt: 'act', slots: () => ({}) })
    await expect(ask(riddle, {})).rejects.toMatchObject({
      code: 'model_question',
      message: 'The expert has no answer to the question "riddle".',
    })
    expect(await ask({ ...riddle, expert: () => 'time' }, {})).toBe('time')
  })

  it('decomposes any heap, impossible blocks too, into nodes that place each block once', async () => {
    await fc.assert(
      fc.asyncProperty(heaps, async (heap) => {
        const task = construction(heap)
        const reply = await decomposition(task)
        expect(decompose.reply.safeParse(reply).success).toBe(true)
        const placed = reply.nodes.flatMap(({ step }) =>
          (step.arguments.cells as { pos: number[] }[]).map(({ pos }) => `${pos}`),
        )
        expect(placed.sort()).toEqual(heap.map(({ position }) => `${tuple(position)}`).sort())
        expect(reply.nodes.map(({ id }) => id)).toEqual(reply.nodes.map((_, index) => index + 1))
      }),
      { seed: 26, numRuns: 50 },
    )
  })

  it('fetches from the container that has enough', async () => {
    const near = { position: { x: 1, y: 0, z: 1 }, kind: 'chest', items: [{ item: 'stone', count: 1 }] }
    const full = { position: { x: 9, y: 0, z: 9 }, kind: 'chest', items: [{ item: 'stone', count: 9 }] }
    const reply = await decomposition(tower, { agents: [], containers: [near, full] })
    expect(reply.nodes[0]?.step.arguments.container).toEqual([9, 0, 9])
  })
})

const idsOf = (subtasks: readonly { id: number }[]): number[] => subtasks.map(({ id }) => id)

describe('the expert, asked for dependencies', () => {
  const post = cell('stone', 0, 0, 0)
  const top = cell('stone', 0, 1, 0)
  const torch = cell('wall_torch[facing=east]', 1, 1, 0)
  const task = construction([post, top, torch])
  const subtasks = [
    subtask(1, [placing(0, 0, 0)]),
    subtask(2, [placing(0, 1, 0)]),
    subtask(3, [{ name: 'PlaceBlock', args: { item: 'torch', pos: [1, 1, 0] } }]),
  ]
  const edgesUnder = (...ids: string[]) => {
    const rules = ids.map((id) => ({ id, text: '', wording: 'rule' as const }))
    return [1, 2, 3].flatMap((id) =>
      expertDependencies({ task, subtasks, among: idsOf(subtasks), asked: [id], rules }).causal_effects.map(
        (effect) => `${effect.before}→${effect.after} ${effect.rules.join('+')}`,
      ),
    )
  }

  it('names the edges that a rule makes necessary, from both of their ends', () => {
    expect(edgesUnder('lower-before-higher').sort()).toEqual([
      '1→2 lower-before-higher',
      '1→2 lower-before-higher',
    ])
    expect(new Set(edgesUnder('support'))).toEqual(new Set(['1→2 support', '2→3 support']))
    expect(new Set(edgesUnder('attached-block'))).toEqual(new Set(['2→3 attached-block']))
  })

  it('names all rules that cause an edge', () => {
    expect(new Set(edgesUnder('support', 'attached-block'))).toEqual(
      new Set(['1→2 support', '2→3 attached-block+support']),
    )
  })

  it('names nothing when no rule is in force, for an unknown subtask, or by a rule it does not know', () => {
    const negated = [{ id: 'support', text: '', wording: 'counterfactual' as const }]
    expect(
      expertDependencies({ task, subtasks, among: idsOf(subtasks), asked: [2], rules: negated })
        .causal_effects,
    ).toEqual([])
    expect(
      expertDependencies({ task, subtasks, among: idsOf(subtasks), asked: [9], rules: [] }).causal_effects,
    ).toEqual([])
    expect(edgesUnder('reach')).toEqual([])
  })

  it('answers copies of a request as the request itself, and the next task by its own', () => {
    const rules = [{ id: 'support', text: '', wording: 'rule' as const }]
    const asked = { task, subtasks, among: idsOf(subtasks), asked: [1], rules }
    const answer = expertDependencies(asked)
    expect(expertDependencies(structuredClone(asked))).toEqual(answer)
    const moved = { ...asked, subtasks: [subtasks[0] as (typeof subtasks)[number]] }
    expect(expertDependencies(moved).causal_effects).toEqual([])
    expect(expertDependencies(asked)).toEqual(answer)
  })

  it('lets what places an item wait for what fetches it, unless it fetches the item itself', () => {
    const fetching = subtask(4, [withdraw({ x: 7, y: 0, z: 0 })])
    const rules = [{ id: 'have-before-place', text: '', wording: 'rule' as const }]
    const effects = (list: typeof subtasks) =>
      expertDependencies({ task, subtasks: list, among: idsOf(list), asked: [4], rules }).causal_effects.map(
        ({ after }) => after,
      )
    expect(effects([...subtasks, fetching])).toEqual([1, 2])
    expect(effects([work, fetching])).toEqual([])
  })
})
