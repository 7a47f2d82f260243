import { describe, expect, it } from 'vitest'
import { packagePath } from '../../core/package-root.ts'
import { changesIn } from '../../game/rules/differences.ts'
import type { RuleBook } from '../../game/rules/rule-book.ts'
import { expandNodes } from '../../planner/expand.ts'
import { builtInActions } from '../../task/actions/built-in.ts'
import { agentNames } from '../../task/agent-names.ts'
import { sceneBefore } from '../../task/scene.ts'
import type { Task } from '../../task/task.ts'
import { cell, construction } from '../../task/testing.ts'
import { describeEscape } from '../escape/describe.ts'
import type { EscapeTask, Mechanism } from '../escape/rooms.ts'
import { asEscape, expertDecompose, loadTask, trueDependencies } from '../testing.ts'
import { drawRuleBook, ruleKindsOf } from './draw-rules.ts'
import type { RuleChange, RuleKind } from './drawing.ts'

const twoRooms = asEscape(loadTask(packagePath('benchmarks', 'planning', 'examples', 'two-rooms.yaml')))
const [lever] = twoRooms.escape.mechanisms
const spare = { ...(lever as Mechanism), id: 'spare-lever', position: { x: 3, y: 1, z: 0 } }
/** With another lever, which opens nothing in the game. */
const rooms: EscapeTask = {
  ...twoRooms,
  escape: { ...twoRooms.escape, mechanisms: [...twoRooms.escape.mechanisms, spare] },
}
const pickaxe = loadTask(packagePath('benchmarks', 'planning', 'examples', 'iron-pickaxe.yaml'))
const sides = [0, 1, 2]
/** A hollow tower, which grows around its corners where nothing in it falls. */
const materials = construction(
  [0, 1, 2, 3, 4].flatMap((y) =>
    sides.flatMap((x) => sides.flatMap((z) => (x === 1 && z === 1 ? [] : [cell('cobblestone', x, y, z)]))),
  ),
)
const chest = { position: { x: 9, y: 0, z: 9 }, block: { name: 'chest', properties: {} } }
const tower: Task = {
  ...materials,
  agents: 3,
  containers: [{ ...chest, items: [{ item: 'cobblestone', count: 64 }] }],
}

function drawn(task: Task, kind: RuleKind, change: RuleChange, seed = 1): RuleBook {
  const book = drawRuleBook(task, { seed, change, kind })
  if (book === undefined) throw new TypeError(`no rules for ${task.id}`)
  return book
}

/** The dependencies of the expert's plan, by what the subtasks do. */
function edgesOf(usual: Task, rules?: RuleBook): string[] {
  const task = rules === undefined ? usual : { ...usual, rules }
  const scene = sceneBefore(task, agentNames(task.agents))
  const { functions, nodes } = expertDecompose({ task, scene })
  const { subtasks } = expandNodes(functions, nodes, builtInActions)
  const says = new Map(subtasks.map(({ id, actions }) => [id, JSON.stringify(actions)]))
  return trueDependencies(task, subtasks).map(
    ({ from, to, anyOf }) => `${says.get(from)} → ${says.get(to)} ${anyOf ?? ''}`,
  )
}

describe('rules drawn for a task', () => {
  it.each([
    ['gravity', tower, 'falls'],
    ['support', tower, 'needsBelow'],
    ['openings', rooms, 'openings'],
    ['smelting', pickaxe, 'smelts'],
  ] as const)('of the kind %s change its dependencies, and a control does not', (kind, task, table) => {
    const book = drawn(task, kind, '50')
    expect(changesIn(book)).toBeGreaterThan(0)
    expect(Object.keys(book[table]).length).toBe(changesIn(book))
    expect(edgesOf(task, book)).not.toEqual(edgesOf(task))
    const control = drawn(task, 'all', 'control')
    expect(changesIn(control)).toBe(1)
    expect(edgesOf(task, control)).toEqual(edgesOf(task))
  })

  it.each([
    ['a pickaxe', pickaxe, ['recipes', 'digs', 'smelting', 'gravity']],
    ['a tower', tower, ['gravity', 'support']],
    ['an escape', rooms, ['openings']],
    ['an open goal', { ...pickaxe, scenario: 'open' }, []],
  ] as const)('are of the kinds that the plan of %s uses', (_, task, kinds) => {
    expect(ruleKindsOf(task as Task, 'single')).toEqual(kinds)
    for (const kind of kinds) expect(changesIn(drawn(task as Task, kind, 'single'))).toBe(1)
  })

  it.each([
    ['a pickaxe', pickaxe, ['recipes', 'digs', 'smelting', 'growth', 'gravity', 'support']],
    ['a tower', tower, ['gravity', 'support']],
    ['an escape', rooms, ['gravity']],
  ] as const)('of controls are of the kinds that %s can have without showing', (_, task, kinds) => {
    expect(ruleKindsOf(task, 'control')).toEqual(kinds)
    for (const kind of kinds) {
      const book = drawn(task, kind, 'control')
      expect(changesIn(book)).toBe(1)
      expect(edgesOf(task, book)).toEqual(edgesOf(task))
    }
  })

  it('open a gate by the same mechanisms in another way where there are no others', () => {
    const { openings } = drawn(twoRooms, 'openings', 'single', 5)
    expect(openings['second-door']?.openedBy).toEqual(['left-plate', 'right-plate'])
    expect(openings['second-door']?.hold).not.toBe('together')
  })

  it('are none for open goals and in terrain', () => {
    expect(drawRuleBook({ ...pickaxe, scenario: 'open' }, { seed: 1, change: 'single' })).toBeUndefined()
    const terrain = { ...pickaxe, terrain: { seed: 1 } } as unknown as Task
    expect(drawRuleBook(terrain, { seed: 1, change: 'single' })).toBeUndefined()
  })

  it('leave the description of an escape unchanged, so that agents must learn what opens a gate', () => {
    const task = { ...rooms, rules: drawn(rooms, 'openings', '50') }
    expect(describeEscape(task)).toEqual(describeEscape(rooms))
  })
})
