import { describe, expect, it } from 'vitest'
import { InvalidFileError } from '../core/errors.ts'
import { builtinScenarios } from '../scenario/builtin.ts'
import { waysOf } from '../scenario/escape/rooms.ts'
import { asGathering, escapeIn, parseTask } from '../scenario/testing.ts'

import { taskFromJournal } from './resolve-task.ts'

const HEAD = `schema: 1
id: some-task
title: A task
goal: Do it.
arena: { min: [-9, 0, -9], max: [9, 5, 9], spawn: [0, 0, 0] }
`
const pickaxe = (changes: Partial<Record<'obtain' | 'blocks' | 'animals' | 'chest', string>> = {}) => `${HEAD}
scenario: gathering
supply: { chests: [{ at: [3, 0, 3], items: [${changes.chest ?? '{ item: coal, count: 70 }'}] }] }
gathering:
  obtain: [${changes.obtain ?? '{ item: iron_pickaxe }'}]
  blocks: [${changes.blocks ?? '{ block: oak_log, at: [1, 0, 1], size: [2, 3, 1] }, { block: "wheat[age=3]", at: [5, 0, 5] }'}]
  animals: [${changes.animals ?? '{ kind: cow, at: [-3, 0, 0], count: 2 }'}]
`
const cells = (
  changes: Partial<
    Record<'gates' | 'mechanisms' | 'exit' | 'carry' | 'rooms' | 'blocks' | 'teleports', string>
  > = {},
) => `${HEAD}
scenario: escape
escape:
  rooms: [${changes.rooms ?? '{ id: cell, min: [0, 0, 0], max: [2, 2, 2] }, { id: hall, min: [4, 0, 0], max: [6, 2, 2] }'}]
  start: cell
  exit: ${changes.exit ?? 'hall'}
  gates: [${changes.gates ?? '{ id: door, between: [cell, hall], cells: [{ block: iron_bars, at: [3, 0, 1], size: [1, 2, 1] }], opened_by: [pull] }'}]
  mechanisms: [${changes.mechanisms ?? '{ id: pull, at: [0, 1, 1], block: "lever[face=wall,facing=east]" }'}]
  carry: [${changes.carry ?? ''}]
  blocks: [${changes.blocks ?? ''}]
  teleports: [${changes.teleports ?? ''}]
`

function issuesOf(text: string): string[] {
  try {
    parseTask(text, 'task.yaml')
  } catch (error) {
    if (error instanceof InvalidFileError) return error.message.split('\n')
    throw error
  }
  return []
}

describe('a gathering task', () => {
  const task = parseTask(pickaxe(), 'task.yaml')

  it('has the items to obtain, the blocks in the world, and the content of the chests in stacks', () => {
    expect(asGathering(task).gathering.obtain).toEqual([{ item: 'iron_pickaxe', count: 1 }])
    expect(task.sources.map(({ block }) => block.name)).toEqual([
      ...Array<string>(6).fill('oak_log'),
      'wheat',
    ])
    expect(task.sources[5]?.position).toEqual({ x: 2, y: 2, z: 1 })
    expect(task.containers[0]?.items.map(({ count }) => count)).toEqual([64, 6])
    expect(task.blueprint).toEqual([])
    expect(task).not.toHaveProperty('escape')
  })

  it('can be sent to another thread', () => {
    expect(taskFromJournal(structuredClone(task), builtinScenarios)).toEqual(task)
  })

  it.each([
    [
      'an unknown item',
      { obtain: '{ item: iron_pickax }' },
      ':10  gathering.obtain.0.item: unknown item "iron_pickax"',
    ],
    ['nothing to obtain', { obtain: '' }, ':10  gathering.obtain: '],
    ['an unknown block', { blocks: '{ block: ok_log, at: [1, 0, 1] }' }, 'did you mean "oak_log"?'],
    [
      'an age that wheat does not have',
      { blocks: '{ block: "wheat[age=9]", at: [1, 0, 1] }' },
      'wheat has no age=9',
    ],
    [
      'a box beyond the arena',
      { blocks: '{ block: stone, at: [8, 0, 1], size: [3, 1, 1] }' },
      'blocks.0.size: (10, 0, 1)',
    ],
    [
      'an animal that gives nothing',
      { animals: '{ kind: dragon, at: [1, 0, 1] }' },
      '"dragon" gives no known item',
    ],
    [
      'an unknown item in a chest',
      { chest: '{ item: cole }' },
      'supply.chests.0.items.0.item: unknown item "cole"',
    ],
    ['an overfull chest', { chest: '{ item: bucket, count: 500 }' }, 'fill 32 slots; a chest has 27'],
  ])('with %s is refused, naming the place', (_name, changes, issue) => {
    expect(issuesOf(pickaxe(changes)).join('\n')).toContain(issue)
  })

  it('has no blueprint', () => {
    expect(issuesOf(`${pickaxe()}blueprint: { origin: [0, 0, 0] }`).join()).toContain('blueprint')
  })
})

describe('an escape task', () => {
  const task = parseTask(cells(), 'task.yaml')

  it('has rooms, gates and the state that activates each mechanism', () => {
    expect(escapeIn(task).gates[0]).toMatchObject({
      between: ['cell', 'hall'],
      openedBy: ['pull'],
      hold: 'each',
    })
    expect(escapeIn(task).gates[0]?.cells).toHaveLength(2)
    expect(escapeIn(task).mechanisms[0]?.wanted.properties).toEqual({
      face: 'wall',
      facing: 'east',
      powered: 'true',
    })
    expect(taskFromJournal(structuredClone(task), builtinScenarios)).toEqual(task)
  })

  it.each([
    [
      'a gate to an unknown room',
      { gates: '{ id: a, between: [cell, attic], cells: [{ block: stone, at: [3, 0, 1] }] }' },
      'gates.0.between.1: there is no room "attic"',
    ],
    [
      'a gate with an unknown mechanism',
      { mechanisms: '' },
      'gates.0.opened_by.0: there is no mechanism "pull"',
    ],
    ['no way to the exit', { gates: '' }, 'escape.exit: no gates lead from "cell" to "hall"'],
    [
      'a mechanism that cannot be powered',
      { mechanisms: '{ id: pull, at: [0, 1, 1], block: stone }' },
      'stone cannot be powered',
    ],
    [
      'a room twice',
      {
        rooms: '{ id: cell, min: [0,0,0], max: [1,1,1] }, { id: cell, min: [0,0,0], max: [1,1,1] }',
        exit: 'cell',
        gates: '',
      },
      'rooms.1.id: "cell" is already taken',
    ],
    [
      'an unknown item to carry',
      { carry: '{ item: golden_key }' },
      'carry.0.item: unknown item "golden_key"',
    ],
    [
      'a wall where a gate is',
      { blocks: '{ block: bedrock, at: [3, 0, 0], size: [1, 3, 3] }' },
      'escape.blocks: bedrock at (3, 0, 1), where the gate "door" is',
    ],
    [
      'two mechanisms in one cell',
      {
        mechanisms: '{ id: pull, at: [0, 1, 1], block: lever }, { id: push, at: [0, 1, 1], block: lever }',
      },
      'mechanisms.1.at: (0, 1, 1) is already taken by the mechanism "pull"',
    ],
    [
      'a spawn outside the start room',
      { rooms: '{ id: cell, min: [1,0,0], max: [2,2,2] }, { id: hall, min: [4,0,0], max: [6,2,2] }' },
      'arena.spawn: (0, 0, 0) lies outside the room "cell"',
    ],
    [
      'a teleport from an unknown room',
      { teleports: '{ id: t, from: attic, to: [[4, 0, 0]] }' },
      'teleports.0.from: there is no room "attic"',
    ],
    [
      'a teleport to a place outside all rooms',
      { teleports: '{ id: t, from: cell, to: [[4, 0, 0], [9, 0, 9]] }' },
      'teleports.0.to.1: (9, 0, 9) is not in any room',
    ],
    [
      'a room beyond the arena',
      { rooms: '{ id: cell, min: [0,0,0], max: [1,1,99] }, { id: hall, min: [0,0,0], max: [1,1,1] }' },
      'rooms.0.max: (1, 1, 99) lies outside',
    ],
  ])('with %s is refused, naming the place', (_name, changes, issue) => {
    expect(issuesOf(cells(changes)).join('\n')).toContain(issue)
  })

  it('may have one-way teleports and walls', () => {
    const changes = {
      gates: '',
      teleports: '{ id: jump, from: cell, to: [[4, 0, 0], [5, 0, 0]], opened_by: [pull] }',
      blocks: '{ block: bedrock, at: [3, 0, 0], size: [1, 3, 3] }',
    }
    const part = escapeIn(parseTask(cells(changes), 'task.yaml'))
    expect(part?.blocks).toHaveLength(9)
    expect(part && waysOf(part)).toEqual([
      { id: 'jump', from: 'cell', to: ['hall'], isGate: false, openedBy: ['pull'], hold: 'each' },
    ])
  })

  it('may use a placed block as a mechanism', () => {
    const text = cells({ mechanisms: '{ id: pull, at: [0, 1, 1], block: air, wanted: gold_block }' })
    expect(escapeIn(parseTask(text, 'task.yaml')).mechanisms[0]?.wanted.name).toBe('gold_block')
  })
})

describe('a task file', () => {
  it('of an unknown scenario is refused with a list of the known ones', () => {
    expect(issuesOf(`${HEAD}scenario: farming`)[0]).toContain(
      'scenario: expected one of "construction", "escape", "gathering", "cooking", "open", got "farming"',
    )
  })
})
