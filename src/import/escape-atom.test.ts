import { describe, expect, it } from 'vitest'
import { escapeIn, parseTask } from '../scenario/testing.ts'
import { formatBlock } from '../task/block.ts'

import { importEscapeAtom } from './escape-atom.ts'
import { importFile } from './import-file.ts'
import { importers } from './importers.ts'
import { taskFileText } from './task-file-text.ts'
import { all, NO_SAMPLES, refusalOf, samples, taskOf } from './testing.ts'

const lever = { name: 'lever', position: [0, 0, 1], powered: false }
const pulled = { ...lever, powered: true }
const exit = [
  { name: 'air', position: [0, 0, 4] },
  { name: 'air', position: [0, 1, 4] },
]
const atom = (more: object = {}) => ({
  init: [lever],
  condition: [pulled],
  effect: exit,
  in: {},
  out: {},
  ...more,
})
const read = (more: object = {}, agents = 2) => importEscapeAtom(atom(more), 4, agents)
const escapeOf = (outcome: ReturnType<typeof read>) => {
  const { draft, notes } = taskOf(outcome)
  const task = parseTask(taskFileText(draft, notes), 'room.yaml')
  return { task, room: escapeIn(task), notes }
}

describe('an escape mechanism', () => {
  it('becomes a room with a gate of iron bars that its lever opens', () => {
    const { room } = escapeOf(read())
    expect(room.gates[0]?.cells.map(({ block }) => block.name)).toEqual(['iron_bars', 'iron_bars'])
    expect(room.gates[0]).toMatchObject({ openedBy: ['lever-0'], hold: 'each' })
    expect(room.mechanisms[0]).toMatchObject({
      block: { name: 'lever', properties: { powered: 'false' } },
      wanted: { name: 'lever', properties: { powered: 'true' } },
    })
  })

  it('is closed: walls surround the room and the space behind it, except for the gate', () => {
    const { room } = escapeOf(read())
    const walls = new Set(room.blocks.map(({ position: { x, z } }) => `${x},${z}`))
    for (let x = -4; x <= 4; x++) expect([walls.has(`${x},-4`), walls.has(`${x},12`)]).toEqual([true, true])
    for (let z = -4; z <= 12; z++) expect([walls.has(`-4,${z}`), walls.has(`4,${z}`)]).toEqual([true, true])
    expect(room.blocks.some(({ position: { x, y, z } }) => x === 0 && y < -57 && z === 4)).toBe(false)
    expect(walls.has('1,4')).toBe(true)
  })

  it('has one copy of a block for each agent if the original scatters them', () => {
    const { room, notes } = escapeOf(read({ init: [{ ...lever, random: true }] }, 5))
    expect(new Set(room.mechanisms.map(({ position }) => `${position.x} ${position.z}`)).size).toBe(5)
    expect(room.gates[0]?.hold).toBe('together')
    expect(notes.join()).toMatch(/5 copies of lever/)
  })

  it('needs a team of the required size', () => {
    expect(escapeOf(read({ min_player: 3 }, 1)).task.agents).toBe(3)
  })

  it('can be opened by any one of its conditions', () => {
    const second = { name: 'oak_pressure_plate', position: [1, 0, 0], powered: true }
    expect(escapeOf(read({ type: 'or', condition: [pulled, second] })).room.gates[0]?.hold).toBe('any')
  })
})

describe('a pitfall of VillagerBench’s rooms', () => {
  it('18: a "final" plate that alone completes a room must be held with the others, and a note says so', () => {
    const plate = (x: number) => ({ name: 'oak_pressure_plate', position: [x, 0, 0], powered: true })
    const condition = [
      { ...plate(-1), sub_event: '0' },
      { ...plate(1), sub_event: 'final' },
    ]
    const { room, notes } = escapeOf(read({ init: [], condition }))
    expect(room.gates[0]?.hold).toBe('together')
    expect(notes.join()).toMatch(/"final" one alone/)
  })

  it('19: more copies than cells are refused; the original searches forever', () => {
    const refusal = refusalOf(read({ init: [{ ...lever, random: 10 }] }))
    expect(refusal).toMatchObject({ task: 'atom 4', field: 'condition.0.random' })
    expect(refusal.reason).toMatch(/10 copies do not fit the 9 cells/)
  })

  it('20: a trapdoor is one block and a door two; states that a block does not have are left out', () => {
    const gate = (name: string) => ({
      init: [lever, { name, position: [0, 0, 4], facing: 'north', hinge: 'left' }],
      effect: [{ name, position: [0, 0, 4], open: true }],
    })
    const trapdoor = escapeOf(read(gate('iron_trapdoor')))
    expect(trapdoor.room.gates[0]?.cells.map(({ block }) => formatBlock(block))).toEqual([
      'iron_trapdoor[facing=north]',
    ])
    expect(trapdoor.notes.join()).toMatch(/hinge=left of iron_trapdoor left out/)
    expect(escapeOf(read(gate('iron_door'))).room.gates[0]?.cells).toHaveLength(2)
  })

  it('21: the gold that a room needs is in a chest, even for a small team', () => {
    const gold = { name: 'gold_block', position: [0, -1, 3] }
    const { task, room, notes } = escapeOf(read({ init: [], condition: [gold], in: { gold_block: 1 } }, 1))
    expect(task.containers[0]?.items).toEqual([{ item: 'gold_block', count: 1 }])
    expect(room.mechanisms[0]).toMatchObject({
      block: { name: 'air' },
      wanted: { name: 'gold_block' },
      position: { y: -60 },
    })
    expect(notes.join()).toMatch(/belongs into the floor/)
  })
})

describe('a mechanism that a task file cannot express is refused with mechanism, field and reason:', () => {
  it.each([
    ['teams merged by teleport', { merge: true }, 'merge', /teleport/],
    ['teams split by teleport', { split: true }, 'split', /teleport/],
    ['commands', { effect: [{ ...exit[0], command: '/tp @a 0 0 0' }] }, 'effect.0.command', /commands/],
    ['a gate of another room', { same_room: false }, 'same_room', /another room/],
    ['a locked chest', { init: [{ ...lever, lock_key: 'key' }] }, 'init.0.lock_key', /locked/],
    ['items of an earlier room', { out: { gold_block: 1 } }, 'out', /several rooms/],
    ['no way out', { effect: [{ name: 'stone', position: [0, 0, 4] }] }, 'effect', /way out/],
    ['no condition', { condition: [] }, 'condition', /no condition/],
    [
      'an invalid position',
      { condition: [{ ...pulled, position: [0, 0] }] },
      'condition.0.position',
      /three whole numbers/,
    ],
  ] as [string, object, string, RegExp][])('%s', (_name, more, field, reason) => {
    const refusal = refusalOf(read(more))
    expect([refusal.task, refusal.field]).toEqual(['atom 4', field])
    expect(refusal.reason).toMatch(reason)
  })
})

describe.skipIf(samples === undefined)(
  `the samples of escape mechanisms ${samples ? '' : NO_SAMPLES}`,
  () => {
    it('are read, except for the two that need several rooms', async () => {
      const outcomes = await all(importFile(`${samples}/escape_atom.sample.json`, importers))
      expect(outcomes.map(({ kind }) => kind)).toEqual([
        'task',
        'refused',
        'refused',
        'task',
        'task',
        'task',
        'task',
      ])
    })

    it('of descriptions are refused with the reason and the file to use instead', async () => {
      const reading = all(importFile(`${samples}/blueprint_description.sample.json`, importers))
      await expect(reading).rejects.toThrow('import building_blue_print.json')
    })
  },
)
