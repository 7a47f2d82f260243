import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import type { Position } from '../../core/position.ts'
import { subtask } from '../../graph/testing.ts'
import { wantedCells } from '../../graph/wanted-cells.ts'
import { expert, expertDependencies, pavilion } from '../../scenario/testing.ts'
import type { ActionCall, ActionResult } from '../../task/action.ts'
import { builtInActions } from '../../task/actions/built-in.ts'
import type { Observation, Scene } from '../../task/observation.ts'
import type { Task } from '../../task/task.ts'
import { cell, construction, heaps } from '../../task/testing.ts'
import { type ActFacts, act } from '../kinds/act.ts'
import { decompose } from '../kinds/decompose.ts'
import { dependencies } from '../kinds/dependencies.ts'
import { reflect } from '../kinds/reflect.ts'
import { defineQuestion, type Question } from '../question.ts'
import { expertAct, openCells } from './act.ts'

import { expertReflect } from './reflect.ts'

const ask = async <Facts, Reply>(question: Question<Facts, Reply>, about: Facts) =>
  (await expert.answer({ question, facts: about, seed: 1, sample: 0 })).value

const decomposition = (task: Task, scene: Scene = sceneOf(task)) =>
  ask(decompose, { task, description: task.goal, scene, actions: [] })

const sceneOf = (task: Task) => ({
  agents: [],
  containers: task.containers.map(({ position, items }) => ({ position, kind: 'chest', items })),
})

const tower = construction([cell('stone', 0, 0, 0), cell('stone', 0, 1, 0)])
const tuple = ({ x, y, z }: Position) => [x, y, z]
const withdraw = (at: Position) => ({
  name: 'WithdrawItem',
  args: { container: tuple(at), item: 'stone', amount: 2 },
})
const placing = (x: number, y: number, z: number): ActionCall => ({
  name: 'PlaceBlock',
  args: { item: 'stone', pos: [x, y, z] },
})
const work = subtask(1, [withdraw({ x: 3, y: 0, z: 0 }), placing(0, 0, 0), placing(0, 1, 0)])

/** An agent beside the tower with stone in hand; nothing is built. */
function facts(
  seen: Partial<Observation> = {},
  history: { action: ActionCall; result: ActionResult }[] = [],
): ActFacts {
  return {
    subtask: work,
    wanted: wantedCells(work, tower, builtInActions),
    remaining: work.actions,
    observation: {
      agent: 'alice',
      position: { x: 1, y: 0, z: 0 },
      health: 20,
      food: 20,
      held: 'stone',
      inventory: [{ item: 'stone', count: 2 }],
      cells: [
        { position: { x: 0, y: 0, z: 0 }, block: 'air' },
        { position: { x: 0, y: 1, z: 0 }, block: 'air' },
      ],
      containers: [{ position: { x: 5, y: 0, z: 0 }, kind: 'chest' }],
      others: [],
      ...seen,
    },
    history: history.map((step) => ({ thought: '', ...step })),
    actions: [],
  }
}

const standing = (lower: string, upper: string) => [
  { position: { x: 0, y: 0, z: 0 }, block: lower },
  { position: { x: 0, y: 1, z: 0 }, block: upper },
]
const refusal = (action: ActionCall, reason: 'missing_item' | 'no_support') => ({
  action,
  result: { ok: false as const, reason, detail: '' },
})

describe('a cell that is too high to be placed from the ground', () => {
  const mast = subtask(1, [placing(0, 9, 0)])
  const chest = { x: 5, y: 0, z: 0 }
  const dirt = { name: 'WithdrawItem', args: { container: tuple(chest), item: 'dirt', amount: 15 } }
  const high = (dirtCarried: number, history: Parameters<typeof facts>[1] = []): ActFacts => ({
    ...facts(
      {
        position: { x: 3, y: 0, z: 0 },
        inventory: [
          { item: 'stone', count: 1 },
          { item: 'dirt', count: dirtCarried },
        ],
        cells: [{ position: { x: 0, y: 9, z: 0 }, block: 'air' }],
      },
      history,
    ),
    subtask: mast,
    wanted: wantedCells(mast, construction([cell('stone', 0, 9, 0)]), builtInActions),
  })

  it('makes the expert take as much dirt along as the cell is high, and some to spare', () => {
    expect(expertAct(high(0), builtInActions).action).toEqual(dirt)
    expect(expertAct(high(4), builtInActions).action).toMatchObject({ args: { item: 'dirt', amount: 11 } })
  })

  it('is placed when enough is carried, or when nobody has any', () => {
    expect(expertAct(high(9), builtInActions).action).toMatchObject({ name: 'PlaceBlock' })
    expect(expertAct(high(0, [refusal(dirt, 'missing_item')]), builtInActions).action).toMatchObject({
      name: 'PlaceBlock',
    })
  })

  it('is walked to along the ground where it lies higher than a range can say', () => {
    const tall = subtask(1, [placing(30, 25, 0)])
    const { action } = expertAct(
      {
        ...high(25),
        subtask: tall,
        wanted: wantedCells(tall, construction([cell('stone', 30, 25, 0)]), builtInActions),
      },
      builtInActions,
    )
    expect(action).toEqual({ name: 'NavigateTo', args: { pos: [30, 0, 0], range: 4 } })
  })
})

describe('a cell that is placed from an upper floor', () => {
  it('is gone to by the way that the refusal names', () => {
    const far = (goTo?: Position) => ({
      action: placing(0, 1, 0),
      result: { ok: false as const, reason: 'too_far' as const, detail: '', ...(goTo && { goTo }) },
    })
    const floor = { x: 2, y: 6, z: 0 }
    expect(expertAct(facts({}, [far(floor)]), builtInActions).action).toEqual({
      name: 'NavigateTo',
      args: { pos: [2, 6, 0], range: 1 },
    })
    expect(expertAct(facts({}, [far()]), builtInActions).action).toMatchObject({ name: 'PlaceBlock' })
  })
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
        (effect) => `${effect.chosen_node}→${effect.target_node} ${effect.rules.join('+')}`,
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
        ({ target_node }) => target_node,
      )
    expect(effects([...subtasks, fetching])).toEqual([1, 2])
    expect(effects([work, fetching])).toEqual([])
  })
})

describe('the expert, asked to act', () => {
  const actionOf = (given: ActFacts) => expertAct(given, builtInActions).action

  it('places the first open cell when all is at hand', () => {
    expect(actionOf(facts())).toEqual({
      name: 'PlaceBlock',
      args: { item: 'stone', pos: [0, 0, 0], state: {} },
    })
  })

  it('goes on with the next cell when the first stands, and stops when all do', () => {
    expect(actionOf(facts({ cells: standing('stone', 'air') }))?.args.pos).toEqual([0, 1, 0])
    expect(actionOf(facts({ cells: standing('stone', 'stone') }))).toBeNull()
  })

  it('takes the item into its hand first', () => {
    expect(actionOf(facts({ held: undefined }))).toEqual({ name: 'Equip', args: { item: 'stone' } })
  })

  it('walks when the cell is far', () => {
    expect(actionOf(facts({ position: { x: 9, y: 0, z: 0 } }))).toMatchObject({
      name: 'NavigateTo',
      args: { pos: [0, 0, 0] },
    })
  })

  it('takes away what stands in the way, but not grass or water', () => {
    expect(actionOf(facts({ cells: standing('dirt', 'air') }))).toEqual({
      name: 'MineBlock',
      args: { pos: [0, 0, 0], discard: true },
    })
    expect(actionOf(facts({ cells: standing('grass', 'air') }))?.name).toBe('PlaceBlock')
    expect(actionOf(facts({ cells: standing('water[level=0]', 'air') }))?.name).toBe('PlaceBlock')
  })

  it('fetches what is still needed from the container of the plan, walking there when it is far', () => {
    expect(actionOf(facts({ inventory: [] }))).toEqual({
      name: 'WithdrawItem',
      args: { container: [3, 0, 0], item: 'stone', amount: 2 },
    })
    expect(actionOf(facts({ inventory: [], position: { x: -9, y: 0, z: 0 } }))).toMatchObject({
      name: 'NavigateTo',
      args: { pos: [3, 0, 0] },
    })
  })

  it('takes one tool for this subtask and for all that come next', () => {
    const { wanted } = facts()
    const paths = wanted.map((one) => ({
      ...one,
      item: 'dirt',
      block: { name: 'dirt_path', properties: {} },
    }))
    const carried = [{ item: 'dirt', count: 9 }]
    const given = {
      ...facts({ inventory: carried }),
      wanted: paths,
      upcoming: [{ item: 'iron_shovel', count: 1 }],
    }
    expect(actionOf(given)).toMatchObject({ args: { item: 'iron_shovel', amount: 1 } })
  })

  it('tries the next container it knows when one lacks the item, and stops when none is left', () => {
    const first = refusal(withdraw({ x: 3, y: 0, z: 0 }), 'missing_item')
    const second = refusal(withdraw({ x: 5, y: 0, z: 0 }), 'missing_item')
    expect(actionOf(facts({ inventory: [] }, [first]))?.args.container).toEqual([5, 0, 0])
    expect(actionOf(facts({ inventory: [] }, [first, second]))).toBeNull()
  })

  it('turns to other cells when one refuses, and leaves it after three refusals', () => {
    const refused = refusal(placing(0, 0, 0), 'no_support')
    expect(openCells(facts({}, [refused]), builtInActions).open.map(({ position }) => position.y)).toEqual([
      1, 0,
    ])
    const repeated = [{ action: refused.action, reason: 'no_support' as const, times: 2 }]
    const known = (...steps: (typeof refused)[]) => ({ ...facts({}, steps), repeated })
    expect(openCells(known(), builtInActions).open.map(({ position }) => position.y)).toEqual([1, 0])
    expect(openCells(known(refused), builtInActions).open.map(({ position }) => position.y)).toEqual([1])
    expect(
      openCells(facts({}, [refused, refused, refused]), builtInActions).open.map(
        ({ position }) => position.y,
      ),
    ).toEqual([1])
  })
})

describe('the expert, asked to reflect', () => {
  it('believes what it sees, not what it did', () => {
    const claimed = [{ action: placing(0, 0, 0), result: { ok: true as const, data: {} } }]
    expect(expertReflect(facts({}, claimed)).status).toBe(false)
    expect(expertReflect(facts({ cells: standing('stone', 'stone') })).status).toBe(true)
  })

  it('does not take a cell it cannot see for done', () => {
    expect(expertReflect(facts({ cells: standing('stone', 'stone').slice(0, 1) })).status).toBe(false)
  })

  it('names the last refusal', () => {
    expect(expertReflect(facts({}, [refusal(placing(0, 0, 0), 'no_support')])).reasoning).toContain(
      'no_support',
    )
  })
})
