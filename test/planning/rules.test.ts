import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { packagePath } from '../../src/core/package-root.ts'
import { needsGraph } from '../../src/graph/score/needs-graph.ts'
import type { Subtask } from '../../src/graph/subtask.ts'
import { subtask } from '../../src/graph/testing.ts'
import { criteriaQuestion } from '../../src/mcu/autoeval/criteria/by-model.ts'
import { compareRuns, rateRun } from '../../src/mcu/autoeval/judge/questions.ts'
import { loadOrderRules, loadRules, type Rule } from '../../src/planner/causal/rules.ts'
import { statementsOf } from '../../src/planner/causal/testing.ts'
import { builtInQuestions } from '../../src/question/questions.ts'
import type { Escape, EscapeTask } from '../../src/scenario/escape/rooms.ts'
import type { Gathering, GatheringTask } from '../../src/scenario/gathering/gathering.ts'
import { openFile, readOpen } from '../../src/scenario/open/testing.ts'
import { expertDependencies, trueDependencies } from '../../src/scenario/testing.ts'
import type { ActionCall } from '../../src/task/action.ts'
import { orderRuleIds, type RuleId, ruleIds } from '../../src/task/rule-ids.ts'
import type { BlueprintBlock, Task } from '../../src/task/task.ts'
import { cell, construction } from '../../src/task/testing.ts'

const rules = [...loadRules(), ...loadOrderRules()]

/** The edges that the expert names, with some rules negated. */
function edges(task: Task, subtasks: Subtask[], ...negated: string[]): string[] {
  const statements = statementsOf(rules, ({ id }) => (negated.includes(id) ? 'counterfactual' : 'rule'))
  const among = subtasks.map(({ id }) => id)
  const named = among.flatMap(
    (id) => expertDependencies({ task, subtasks, among, asked: [id], rules: statements }).causal_effects,
  )
  return [...new Set(named.map(({ before, after }) => `${before}→${after}`))].sort()
}

type Pos = [number, number, number]
const act = (name: string, args: Record<string, unknown>): ActionCall => ({ name, args })
const withdraw = (item: string, amount = 1, container: Pos = [7, 0, 0]) =>
  act('WithdrawItem', { container, item, amount })
const equip = (item: string) => act('Equip', { item })
const place = (item: string, ...pos: Pos) => act('PlaceBlock', { item, pos })
const mine = (...pos: Pos) => act('MineBlock', { pos })
const craft = (item: string, amount = 1) => act('Craft', { item, amount })
const list = (...actions: ActionCall[][]): Subtask[] => actions.map((own, index) => subtask(index + 1, own))

const building = (...blocks: BlueprintBlock[]): Task => construction(blocks)
function gathering(blocks: [text: string, ...at: Pos][], animals: string[] = []): GatheringTask {
  const at = { x: 0, y: 0, z: 0 }
  const sources = blocks.map(([text, x, y, z]) => ({
    position: { x, y, z },
    block: cell(text, 0, 0, 0).block,
  }))
  const part: Gathering = {
    obtain: [{ item: 'stick', count: 1 }],
    animals: animals.map((kind) => ({ kind, position: at, count: 1 })),
  }
  return { ...construction([]), scenario: 'gathering', gathering: part, sources, containers: [] }
}
function rooms(hold: 'each' | 'together'): EscapeTask {
  const lever = (id: string, x: number): Escape['mechanisms'][number] => ({
    id,
    position: { x, y: 0, z: 1 },
    block: { name: 'lever', properties: {} },
    wanted: { name: 'lever', properties: { powered: 'true' } },
  })
  const box = (x: number) => ({ min: { x, y: 0, z: 0 }, max: { x: x + 3, y: 2, z: 3 } })
  const bars = { position: { x: 4, y: 0, z: 1 }, block: { name: 'iron_bars', properties: {} } }
  const part: Escape = {
    rooms: [
      { id: 'cell', box: box(0), score: 1, wait: 4 },
      { id: 'hall', box: box(5), score: 1, wait: 4 },
    ],
    start: 'cell',
    exit: 'hall',
    gates: [{ id: 'gate', between: ['cell', 'hall'], cells: [bars], openedBy: ['a', 'b'], hold }],
    blocks: [],
    teleports: [],
    mechanisms: [lever('a', 1), lever('b', 2)],
    carry: [],
  }
  return { ...construction([]), scenario: 'escape', escape: part, containers: [] }
}

describe('a balcony that opens only from inside', () => {
  it('is reached by the lift: work there waits for the lift, not for the balcony’s own gate', () => {
    const { escape: part } = rooms('each')
    const room = (id: string, x: number) => ({
      id,
      box: { min: { x, y: 0, z: 9 }, max: { x: x + 2, y: 2, z: 11 } },
      score: 1,
      wait: 4,
    })
    const balcony: Escape = {
      ...(part as Escape),
      rooms: [...(part as Escape).rooms, room('balcony', 0)],
      gates: [
        {
          id: 'balcony-gate',
          between: ['cell', 'balcony'],
          cells: [{ position: { x: 1, y: 0, z: 8 }, block: { name: 'iron_bars', properties: {} } }],
          openedBy: ['inside'],
          hold: 'each',
        },
        ...(part as Escape).gates,
      ],
      teleports: [{ id: 'lift', from: 'cell', to: [{ x: 0, y: 0, z: 9 }], openedBy: ['a'], hold: 'each' }],
      mechanisms: [
        ...(part as Escape).mechanisms,
        {
          id: 'inside',
          position: { x: 1, y: 0, z: 10 },
          block: { name: 'lever', properties: {} },
          wanted: { name: 'lever', properties: { powered: 'true' } },
        },
      ],
    }
    const plan = list(
      [act('Toggle', { pos: [1, 0, 1] })],
      [act('Toggle', { pos: [2, 0, 1] })],
      [act('Toggle', { pos: [1, 0, 10] })],
    )
    const task: EscapeTask = { ...rooms('each'), escape: balcony }
    expect(edges(task, plan)).toEqual(['1→3'])
  })
})

describe('a hall with several ways in', () => {
  /** Gates by the mechanisms that open them, from the cell into the hall; levers a to d stand in the cell. */
  const needsOf = (...gates: [openedBy: string[], hold: 'each' | 'any'][]) => {
    const { escape: part } = rooms('each')
    const levers = ['a', 'b', 'c', 'd'].map((id, index) => ({
      id,
      position: { x: 0, y: 0, z: index },
      block: { name: 'lever', properties: {} },
      wanted: { name: 'lever', properties: { powered: 'true' } },
    }))
    const [gate] = (part as Escape).gates
    const hall: Escape = {
      ...(part as Escape),
      gates: gates.map(([openedBy, hold], index) => ({
        ...(gate as Escape['gates'][number]),
        id: `gate-${index}`,
        openedBy,
        hold,
      })),
      mechanisms: levers,
    }
    const plan = list(...levers.map(({ position: { x, y, z } }) => [act('Toggle', { pos: [x, y, z] })]), [
      act('NavigateTo', { pos: [6, 0, 1] }),
    ])
    const task: EscapeTask = { ...rooms('each'), escape: hall }
    const ids = plan.map(({ id }) => id)
    return needsGraph(ids, trueDependencies(task, plan)).requirementsOf(5)
  }

  it('is entered once any of them is open, whichever it is', () => {
    expect(needsOf([['a'], 'each'], [['b'], 'each'], [['c'], 'each'])).toEqual([[1, 2, 3]])
    expect(needsOf([['a', 'b'], 'each'], [['c'], 'each'])).toEqual([
      [1, 3],
      [2, 3],
    ])
    expect(needsOf([['a', 'b'], 'any'], [['c', 'd'], 'any'])).toEqual([[1, 2, 3, 4]])
  })
})

const post = Array.from({ length: 8 }, (_, y) => cell('stone', 0, y, 0))
const levers = list(
  [act('Toggle', { pos: [1, 0, 1] })],
  [act('Toggle', { pos: [2, 0, 1] })],
  [act('NavigateTo', { pos: [6, 0, 1] })],
)

/** For each rule, a task in which only this rule causes the given edge, or together with one other rule. */
const CASES: Readonly<Record<RuleId, [task: Task, subtasks: Subtask[], edge: string, besides?: RuleId]>> = {
  'have-before-place': [
    building(cell('stone', 0, 0, 0)),
    list([withdraw('stone')], [place('stone', 0, 0, 0)]),
    '1→2',
  ],
  'equip-before-place': [
    building(cell('stone', 0, 0, 0)),
    list([withdraw('stone'), equip('stone')], [withdraw('stone'), place('stone', 0, 0, 0)]),
    '1→2',
  ],
  'lower-before-higher': [
    building(cell('stone', 0, 0, 0), cell('stone', 0, 1, 0)),
    list([place('stone', 0, 0, 0)], [place('stone', 0, 1, 0)]),
    '1→2',
    // The block below a block is one of the neighbours that can carry it.
    'support',
  ],
  support: [
    building(cell('stone', 0, 0, 0), cell('stone', 0, 1, 0), cell('stone', 1, 1, 0)),
    list([place('stone', 0, 0, 0), place('stone', 0, 1, 0)], [place('stone', 1, 1, 0)]),
    '1→2',
  ],
  // Placing the ladder would also involve the rule `support`; removing it involves only this rule.
  'attached-block': [
    gathering([
      ['ladder[facing=east]', 1, 0, 0],
      ['oak_log', 0, 0, 0],
    ]),
    list([mine(1, 0, 0)], [mine(0, 0, 0)]),
    '1→2',
  ],
  gravity: [
    gathering([
      ['sand', 0, 1, 0],
      ['stone', 0, 0, 0],
    ]),
    list([mine(0, 1, 0)], [withdraw('wooden_pickaxe'), mine(0, 0, 0)]),
    '1→2',
  ],
  reach: [
    building(...post, ...[1, 2].map((y) => cell('bricks', 2, y - 1, 0))),
    list(
      [place('bricks', 2, 0, 0), place('bricks', 2, 1, 0)],
      post.map((_, y) => place('stone', 0, y, 0)),
    ),
    '1→2',
  ],
  'ingredients-before-craft': [
    gathering([['oak_log', 0, 0, 0]]),
    list([mine(0, 0, 0)], [craft('oak_planks', 4)]),
    '1→2',
  ],
  'table-before-craft': [
    gathering([]),
    list(
      [withdraw('crafting_table'), place('crafting_table', 1, 0, 0)],
      [withdraw('oak_planks', 8), craft('chest')],
    ),
    '1→2',
  ],
  'furnace-and-fuel-before-smelt': [
    gathering([['furnace', 3, 0, 0]]),
    list(
      [withdraw('coal')],
      [withdraw('raw_iron', 2), act('Smelt', { item: 'raw_iron', amount: 2, fuel: 'coal' })],
    ),
    '1→2',
  ],
  'tool-tier-before-mine': [
    gathering([['iron_ore', 0, 0, 0]]),
    list([withdraw('stone_pickaxe')], [mine(0, 0, 0)]),
    '1→2',
  ],
  'container-access': [
    building(cell('chest', 1, 0, 0)),
    list([withdraw('chest'), place('chest', 1, 0, 0)], [withdraw('stone', 1, [1, 0, 0])]),
    '1→2',
  ],
  'ripe-before-harvest': [
    gathering([['wheat[age=2]', 0, 0, 0]]),
    list([withdraw('bone_meal'), equip('bone_meal'), act('UseOn', { target: [0, 0, 0] })], [mine(0, 0, 0)]),
    '1→2',
  ],
  'animal-and-tool': [
    gathering([], ['cow']),
    list([withdraw('bucket')], [equip('bucket'), act('UseOn', { target: 'cow' })]),
    '1→2',
  ],
  'hand-over-before-use': [
    building(cell('stone', 0, 0, 0)),
    list([withdraw('stone'), act('Handover', { item: 'stone', agent: 'bob' })], [place('stone', 0, 0, 0)]),
    '1→2',
  ],
  'mechanism-before-passage': [rooms('each'), levers, '1→3'],
  'simultaneous-conditions': [rooms('together'), levers, '2→3'],
  'task-order': [
    readOpen(
      openFile(['give @s bread', 'give @s torch'], {
        kind: 'then',
        of: [
          { kind: 'eaten', of: 'bread' },
          { kind: 'standing', of: 'torch' },
        ],
      }),
    ),
    list([place('torch', 0, 0, 0)], [act('Eat', { item: 'bread' })]),
    '2→1',
  ],
  'last-chance': [
    gathering([], ['cow']),
    list([act('Attack', { target: 'cow' })], [equip('bucket'), act('UseOn', { target: 'cow' })]),
    '2→1',
  ],
}

describe('every rule of rules/', () => {
  it('is used to derive dependencies, and every rule used there is documented', () => {
    expect(rules.map(({ id }) => id).sort()).toEqual([...ruleIds, ...orderRuleIds].sort())
  })

  it.each(rules.map((rule) => [rule.id, rule] as const))(
    'changes an answer of the expert: %s',
    (id: string, _rule: Rule) => {
      const [task, subtasks, edge, other] = CASES[id as RuleId]
      expect(edges(task, subtasks)).toContain(edge)
      // Of two rules that cause it either one is enough.
      if (other === undefined) expect(edges(task, subtasks, id)).not.toContain(edge)
      else {
        expect(edges(task, subtasks, id)).toContain(edge)
        expect(edges(task, subtasks, other)).toContain(edge)
        expect(edges(task, subtasks, id, other)).not.toContain(edge)
      }
    },
  )

  it('has a paraphrase that changes no answer', () => {
    for (const [task, subtasks] of Object.values(CASES)) {
      const among = subtasks.map(({ id }) => id)
      const ask = (wording: 'rule' | 'paraphrase') =>
        expertDependencies({ task, subtasks, among, asked: [1], rules: statementsOf(rules, () => wording) })
      expect(ask('paraphrase')).toEqual(ask('rule'))
    }
  })
})

describe('every prompt of prompts/', () => {
  const prompts = readdirSync(packagePath('prompts')).map((file) => file.replace('.md', ''))
  /** Prompts of questions, and prompts that code renders by name to have a reply repaired. */
  const used = new Set([
    ...[...builtInQuestions, criteriaQuestion, rateRun, compareRuns].map(({ prompt }) => String(prompt)),
    ...readdirSync(packagePath('src'), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
      .flatMap((file) => [
        ...readFileSync(join(packagePath('src'), file), 'utf8').matchAll(/renderPrompt\(\s*'([\w-]+)'/g),
      ])
      .map(([, prompt]) => String(prompt)),
  ])

  it.each(prompts)('is used: %s', (prompt) => {
    expect(used).toContain(prompt)
  })

  it('exists for every use', () => {
    expect(used.size).toBeGreaterThan(builtInQuestions.length)
    for (const prompt of used) expect(prompts).toContain(prompt)
  })
})
