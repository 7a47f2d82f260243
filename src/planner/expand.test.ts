import { describe, expect, it } from 'vitest'
import type { BodyStep, PlanFunction, PlanNode } from '../question/kinds/decompose.ts'
import { expandNodes } from './expand.ts'
import { catalogue } from './testing.ts'

const build = (body: BodyStep[], call: string[] = []): PlanFunction => ({
  name: 'build',
  call,
  description: '',
  body,
})
const node = (args: Record<string, unknown> = {}, id = 1, name = 'build'): PlanNode => ({
  id,
  description: `node ${id}`,
  step: { function: name, arguments: args },
})
const step = (args: Record<string, unknown>, more: Partial<BodyStep> = {}): BodyStep => ({
  action: 'Note',
  args,
  ...more,
})

/** The resulting arguments of the only action. */
const filled = (args: Record<string, unknown>, given: Record<string, unknown>) => {
  const { subtasks, issues } = expandNodes([build([step(args)])], [node(given)], catalogue)
  return { args: subtasks[0]?.actions[0]?.args, issues }
}

describe('references', () => {
  it('stand for arguments, and with dots for fields of them', () => {
    const { args, issues } = filled(
      { whole: '$cell', x: '$cell.pos.x', list: '$items' },
      { cell: { pos: { x: 4 } }, items: [1, 2] },
    )
    expect(issues).toEqual([])
    expect(args).toEqual({ whole: { pos: { x: 4 } }, x: 4, list: [1, 2] })
  })

  it('are replaced inside lists and objects, however deep', () => {
    expect(filled({ a: [{ b: ['$item', 'plain'] }] }, { item: 'stone' }).args).toEqual({
      a: [{ b: ['stone', 'plain'] }],
    })
  })

  it('are whole texts: a dollar elsewhere is a dollar', () => {
    const texts = { a: 'costs $5', b: '$', c: '$1', d: 'x$item', e: '$item!' }
    expect(filled(texts, { item: 'stone' })).toEqual({ args: texts, issues: [] })
  })

  it('are not followed a second time: an argument that looks like one stays a text', () => {
    expect(filled({ a: '$one' }, { one: '$two', two: 'secret' }).args).toEqual({ a: '$two' })
  })

  it('may stand for false, zero, null and the empty text', () => {
    const values = { a: false, b: 0, c: null, d: '' }
    expect(filled({ a: '$a', b: '$b', c: '$c', d: '$d' }, values)).toEqual({ args: values, issues: [] })
  })

  it.each([
    '$nothing',
    '$cell.nothing',
    '$cell.pos.x.y',
    '$constructor',
    '$toString',
    '$cell.constructor.name',
    '$cell.hasOwnProperty',
  ])('without a value are issues, inherited names too: %s', (text) => {
    const { issues } = filled({ a: text }, { cell: { pos: { x: 1 } } })
    expect(issues).toEqual([`node 1: "${text}" is not an argument of this function`])
  })

  it('never reach or change a prototype', () => {
    const evil = JSON.parse('{"__proto__": {"polluted": true}}') as Record<string, unknown>
    filled({ a: '$cell', __proto__: { polluted: '$cell' } }, { cell: evil })
    filled({ a: '$cell.__proto__' }, { cell: evil })
    expect(({} as { polluted?: boolean }).polluted).toBeUndefined()
  })
})

describe('forEach', () => {
  it('repeats a line for each element, and $each only holds there', () => {
    const body = [step({ name: '$item' }), step({ at: '$each.pos', name: '$item' }, { forEach: '$cells' })]
    const { subtasks, issues } = expandNodes(
      [build(body)],
      [node({ item: 'stone', cells: [{ pos: 1 }, { pos: 2 }] })],
      catalogue,
    )
    expect(issues).toEqual([])
    expect(subtasks[0]?.actions.map(({ args }) => args)).toEqual([
      { name: 'stone' },
      { at: 1, name: 'stone' },
      { at: 2, name: 'stone' },
    ])
  })

  it('of an empty list gives nothing', () => {
    const { subtasks, issues } = expandNodes(
      [build([step({}, { forEach: '$cells' })])],
      [node({ cells: [] })],
      catalogue,
    )
    expect([subtasks[0]?.actions, issues]).toEqual([[], []])
  })

  it.each([
    ['a text', 'abc'],
    ['an object', { length: 2 }],
    ['a number', 3],
  ])('over %s is an issue', (_name, cells) => {
    const { issues } = expandNodes([build([step({}, { forEach: '$cells' })])], [node({ cells })], catalogue)
    expect(issues).toEqual(['node 1: Note: forEach "$cells" is not a list'])
  })

  it('outside of itself leaves $each without meaning', () => {
    expect(filled({ a: '$each' }, {}).issues).toEqual(['node 1: "$each" is not an argument of this function'])
  })
})

describe('an issue in a decomposition', () => {
  it.each<[string, PlanFunction, PlanNode, string]>([
    [
      'an unknown function',
      build([step({})]),
      node({}, 1, 'fly'),
      'node 1: calls "fly", but the functions are build',
    ],
    [
      'a missing argument',
      build([step({})], ['item', 'pos']),
      node({ pos: 1 }),
      'node 1: build needs the argument item',
    ],
    [
      'a missing argument of an inherited name',
      build([step({})], ['constructor']),
      node(),
      'node 1: build needs the argument constructor',
    ],
    [
      'an unknown action',
      build([{ action: 'Teleport', args: {} }]),
      node(),
      'node 1: Teleport: there is no action "Teleport"',
    ],
    ['arguments that do not fit', build([step({ wrong: 1 })]), node(), 'node 1: Note: wrong is not wanted'],
  ])('is %s', (_name, made, called, issue) => {
    expect(expandNodes([made], [called], catalogue).issues).toEqual([issue])
  })

  it('is an id that comes twice', () => {
    const { issues } = expandNodes([build([step({})])], [node({}, 3), node({}, 3)], catalogue)
    expect(issues).toEqual(['node 3: its id is taken by an earlier node'])
  })

  it('is reported together with all others', () => {
    const body = [step({ a: '$x' }), { action: 'Teleport', args: {} }]
    const { issues } = expandNodes([build(body, ['x'])], [node({}, 1), node({}, 2, 'fly')], catalogue)
    expect(issues).toHaveLength(4)
  })
})

describe('a decomposition without issues', () => {
  it('keeps ids, descriptions and steps, and leaves what the model wrote as it was', () => {
    const functions = [build([step({ a: '$cell' })])]
    const nodes = [node({ cell: { x: 1 } }, 7)]
    const before = JSON.stringify({ functions, nodes })
    const { subtasks } = expandNodes(functions, nodes, catalogue)
    expect(subtasks[0]).toMatchObject({ id: 7, description: 'node 7', step: { function: 'build' } })
    expect(JSON.stringify({ functions, nodes })).toBe(before)
  })
})
