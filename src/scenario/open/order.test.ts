import { describe, expect, it } from 'vitest'
import { subtask } from '../../graph/testing.ts'
import type { ActionCall } from '../../task/action.ts'
import { trueDependencies } from '../testing.ts'
import { orderInWords } from './order.ts'
import { openFile, readOpen } from './testing.ts'

const act = (name: string, args: Record<string, unknown> = {}): ActionCall => ({ name, args })
const put = (item: string, x = 0) => [act('PlaceBlock', { item, pos: [x, -60, 0] })]
const use = (item: string, target: unknown) => [act('Equip', { item }), act('UseOn', { target })]

const SCENE = [
  'setblock ~3 ~ ~ oak_log',
  'setblock ~-3 ~ ~ chest',
  'setblock ~-4 ~ ~ furnace',
  'give @s bread',
  'give @s iron_axe',
]
const task = (success: unknown) => readOpen(openFile(SCENE, success))

/** The edges that only the order of the task causes, for subtasks with these calls. */
const ordered = (success: unknown, ...calls: ActionCall[][]): string[] =>
  trueDependencies(
    task(success),
    calls.map((own, index) => subtask(index + 1, own)),
  )
    .filter(({ rules }) => rules.join() === 'task-order')
    .map(({ from, to }) => `${from}→${to}`)

const eaten = { kind: 'eaten', of: 'bread' }
const torch = { kind: 'standing', of: 'torch' }
const slept = { kind: 'slept' }
const eat = [act('Eat', { item: 'bread' })]
const sleep = [act('Sleep')]
const then = (...of: unknown[]) => ({ kind: 'then', of })

describe('the order of an open task', () => {
  it('makes each part wait for the one before it, in any order of the subtasks', () => {
    expect(ordered(then(eaten, torch, slept), eat, put('torch'), sleep)).toEqual(['1→2', '2→3'])
    expect(ordered(then(eaten, torch, slept), sleep, put('torch'), eat)).toEqual(['2→1', '3→2'])
  })

  it('is free where the goal does not mention it', () => {
    expect(ordered({ kind: 'and', of: [eaten, torch] }, eat, put('torch'))).toEqual([])
    expect(orderInWords(task({ kind: 'and', of: [eaten, torch] }))).toBeUndefined()
  })

  it('leaves free what only prepares a part, and what belongs to none', () => {
    const planks = { kind: 'crafted', of: 'oak_planks', count: 4 }
    const fetch = [act('MineBlock', { pos: [15, -60, 12] })]
    const craft = [act('Craft', { item: 'oak_planks', amount: 4 })]
    expect(ordered(then(eaten, planks), fetch, craft, eat, sleep)).toEqual(['3→2'])
  })

  it('skips a part that no agent works on', () => {
    expect(ordered(then(eaten, { kind: 'traded', of: 'emerald' }, torch), put('torch'), eat)).toEqual(['2→1'])
  })

  it('holds inside of other conditions, and for every round of a repetition', () => {
    const both = then(eaten, torch)
    expect(ordered({ kind: 'within', seconds: 30, of: both }, put('torch'), eat)).toEqual(['2→1'])
    expect(ordered({ kind: 'and', of: [slept, both] }, sleep, put('torch'), eat)).toEqual(['3→2'])
    const twice = { kind: 'times', count: 2, of: both }
    expect(ordered(twice, eat, put('torch'), eat, put('torch', 1))).toEqual(['1→2', '2→3', '3→4'])
  })

  it('goes by the alternative that is carried out', () => {
    const either = { kind: 'or', of: [slept, eaten] }
    expect(ordered(then(either, torch), put('torch'), eat)).toEqual(['2→1'])
  })

  it('gives the same deed, asked for twice, to one part after the other', () => {
    expect(ordered(then(torch, eaten, torch), put('torch'), put('torch', 1), eat)).toEqual(['1→3', '3→2'])
  })

  it('makes all blocks of a building wait, and all that comes after it', () => {
    const pillar = { kind: 'standing', of: '*', shape: 'pillar', size: 2 }
    const parts = [put('stone', 5), put('stone', 6), eat, sleep]
    expect(ordered(then(pillar, { kind: 'and', of: [eaten, slept] }), ...parts)).toEqual([
      '1→3',
      '1→4',
      '2→3',
      '2→4',
    ])
  })

  const chest = [act('CheckContainer', { container: [9, -60, 12] })]
  it.each([
    ['mined', { kind: 'mined', of: '*_log' }, [act('MineBlock', { pos: [15, -60, 12] })]],
    [
      'mined wherever it is',
      { kind: 'mined', of: 'stone' },
      [act('MineBlock', { item: 'cobblestone', amount: 1 })],
    ],
    ['killed', { kind: 'killed', of: 'cow' }, [act('Attack', { target: 'cow' })]],
    ['crafted', { kind: 'crafted', of: 'stick' }, [act('Craft', { item: 'stick', amount: 4 })]],
    [
      'smelted',
      { kind: 'crafted', of: 'iron_ingot' },
      [act('Smelt', { item: 'raw_iron', amount: 1, fuel: 'coal' })],
    ],
    ['sheared', { kind: 'sheared', of: 'sheep' }, use('shears', 'sheep')],
    ['stripped', { kind: 'placed', of: 'stripped_oak_log' }, use('iron_axe', [15, -60, 12])],
    ['used', { kind: 'used', of: 'iron_axe' }, use('iron_axe', [15, -60, 12])],
    ['opened', { kind: 'opened', of: 'chest' }, chest],
    ['reached', { kind: 'offset', horizontal: 8 }, [act('NavigateTo', { pos: [2, -60, 2] })]],
  ])('sees what is %s', (_what, leaf, calls) => {
    expect(ordered(then(leaf, torch), put('torch'), calls)).toContain('2→1')
    expect(ordered(then(torch, leaf), calls, put('torch'))).toContain('2→1')
    expect(ordered(then(leaf, torch), put('torch'), sleep)).toEqual([])
  })
})
