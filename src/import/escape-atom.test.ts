import { describe, expect, it } from 'vitest'
import { formatBlock } from '../game/block.ts'
import { escapeComplexity } from '../scenario/escape/complexity.ts'
import { roomAt } from '../scenario/escape/rooms.ts'
import { escapeObstacles } from '../scenario/escape/solver.ts'
import { asEscape } from '../scenario/testing.ts'

import { importFile } from './import-file.ts'
import { importers } from './importers.ts'
import { escapeOf, exit, lever, pulled, read } from './testing/escape-atom.ts'
import { all, NO_SAMPLES, refusalOf, samples } from './testing.ts'

const VERSION = '1.19.2'

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
    expect(notes.join()).toMatch(/5 copies of lever, one for each agent/)
    expect(escapeOf(read({ init: [{ ...lever, random: 4 }] }, 2)).notes.join()).toMatch(
      /4 copies of lever; the original/,
    )
  })

  it('may name its blocks with the game’s prefix', () => {
    const named = (list: readonly { name: string }[]) =>
      list.map((entry) => ({ ...entry, name: `minecraft:${entry.name}` }))
    const prefixed = { init: named([lever]), condition: named([pulled]), effect: named(exit) }
    expect(escapeOf(read(prefixed)).room).toEqual(escapeOf(read()).room)
  })

  it('asks once for what two conditions ask of one cell', () => {
    const { room, notes } = escapeOf(read({ condition: [pulled, pulled] }))
    expect(room.mechanisms).toHaveLength(1)
    expect(notes.join()).toMatch(/condition 1 is left out/)
  })

  it('wants what is done in different events one after another, so one agent is enough', () => {
    const button = { name: 'oak_button', position: [2, 0, 1] }
    const steps = [
      { ...pulled, name: 'oak_pressure_plate', sub_event: 'step_on' },
      { ...button, powered: true, sub_event: 'press_button' },
    ]
    const init = [{ ...lever, name: 'oak_pressure_plate' }, button]
    const { task, room } = escapeOf(read({ init, condition: steps }, 1))
    expect([task.agents, room.gates[0]?.hold]).toEqual([1, 'each'])
  })

  it('needs a team of the required size', () => {
    expect(escapeOf(read({ min_player: 3 }, 1)).task.agents).toBe(3)
  })

  it('can be opened by any one of its conditions', () => {
    const second = { name: 'oak_pressure_plate', position: [1, 0, 0], powered: true }
    expect(escapeOf(read({ type: 'or', condition: [pulled, second] })).room.gates[0]?.hold).toBe('any')
  })
})

describe('what the original’s file says beside the blocks', () => {
  const weighed = escapeOf(
    read({ score: 3, wait_interval: 2, condition: [pulled, { ...pulled, position: [2, 0, 2] }] }, 4),
  )

  it('is the room’s score and wait, which make its complexity: score · agents · conditions / wait', () => {
    expect(weighed.room.rooms[0]).toMatchObject({ score: 3, wait: 2, conditions: 2 })
    expect(escapeComplexity(weighed.room, 4)).toBe((3 * 4 * 2) / 2)
  })

  it('is one condition, however many copies there are', () => {
    const { room } = escapeOf(read({ init: [{ ...lever, random: true }] }, 5))
    expect(escapeComplexity(room, 5)).toBe(5 / 4)
  })

  it('is when gates close again, and the limit on time', () => {
    expect(weighed.room.gates[0]?.closesAfter).toBe(300)
    expect(escapeOf(read({ activate_duration: 20 })).room.gates[0]?.closesAfter).toBe(20)
    expect(weighed.task.timeLimitMs).toBe(1000 * (60 + 360))
  })

  it('is which door belongs to which event', () => {
    const plate = (x: number, more: object) => ({ name: 'oak_pressure_plate', position: [x, 0, 0], ...more })
    const door = (x: number, more: object = {}) => ({
      name: 'iron_door',
      position: [x, 0, 4],
      facing: 'north',
      ...more,
    })
    const { room } = escapeOf(
      read({
        init: [door(-1), door(1), plate(1, {}), plate(-1, {})],
        condition: [
          plate(1, { powered: true, sub_event: '0' }),
          plate(-1, { powered: true, sub_event: 'final' }),
        ],
        effect: [door(-1, { open: true, sub_event: '0' }), door(1, { open: true, sub_event: 'final' })],
      }),
    )
    expect(room.gates.map(({ openedBy, cells }) => [openedBy, cells[0]?.position.x])).toEqual([
      [['oak-pressure-plate-0'], -1],
      [['oak-pressure-plate-1'], 1],
    ])
  })

  it('has the other blocks of the room, with lava that does not flow', () => {
    const { room, notes } = escapeOf(
      read({
        init: [
          lever,
          { name: 'oak_fence', position: [2, 0, 2] },
          { name: 'lava', position: [0, 0, 3] },
          { name: 'summon_sheep', position: [1, 0, 0] },
          { name: 'oak_sign', position: [0, -1, 3] },
        ],
        effect: [...exit, { name: 'air', position: [0, 0, 3] }],
      }),
    )
    expect(room.blocks.filter(({ block }) => block.name !== 'bedrock')).toEqual([
      { position: { x: 2, y: -60, z: 2 }, block: { name: 'oak_fence', properties: {} } },
    ])
    expect(room.gates[0]?.cells.map(({ block }) => block.name)).toEqual([
      'iron_bars',
      'iron_bars',
      'magma_block',
    ])
    expect(notes.join()).toMatch(/lava read as magma_block.*summon_sheep left out/)
  })

  it('is an item that the room yields: it lies behind the gate and must be carried out', () => {
    const { task, room } = escapeOf(
      read({
        init: [lever, { name: 'chest', position: [2, 0, 2], lock_key: 'key' }],
        effect: [...exit, { name: 'lever', position: [0, 0, 1], command: '/give @a tripwire_hook' }],
        out: { gold_block: 1 },
      }),
    )
    expect(room.carry).toEqual([{ item: 'gold_block', count: 1 }])
    expect(roomAt(room, task.containers[0]?.position ?? { x: 0, y: 0, z: 0 })).toBe('out')
  })
})

describe('a lever or button', () => {
  const standing = (more: object, agents = 1) =>
    escapeOf(read({ init: [{ ...lever, ...more }], condition: [{ ...pulled, ...more }] }, agents)).room
      .mechanisms

  it('that would hang in the air stands on the floor, where its neighbours cannot make it fall', () => {
    const facesOf = (more: object, agents?: number) =>
      standing(more, agents).map(({ block }) => block.properties.face)
    expect(facesOf({})).toEqual(['floor'])
    expect(facesOf({ random: true }, 3)).toEqual(['floor', 'floor', 'floor'])
    expect(facesOf({ face: 'wall', facing: 'south' })).toEqual(['floor'])
  })

  it('stays at a wall, but not at the bars of the gate', () => {
    expect(standing({ position: [2, 0, 3], facing: 'north' })[0]?.block.properties.face).toBeUndefined()
    expect(standing({ position: [0, 0, 3], facing: 'north' })[0]?.block.properties.face).toBe('floor')
  })

  it('counts however it is fixed, as in the original', () => {
    expect(standing({ face: 'wall' })[0]?.wanted.properties).toEqual({ powered: 'true' })
  })
})

describe('a mechanism for several rooms', () => {
  const moved = (which: string) => [{ ...lever, command: `/tp @r[_position_,distance=..2] _${which}_pos_` }]
  const solvable = ({ task }: ReturnType<typeof escapeOf>) => escapeObstacles(asEscape(task), task.agents)

  it('that merges the team has a room with its mechanism for each agent, and takes all to the exit', () => {
    const found = escapeOf(
      read({ merge: true, same_room: false, activate_duration: 2, effect: moved('merge') }, 3),
    )
    expect(found.room.rooms.map(({ id }) => id)).toEqual(['lobby', 'room-1', 'room-2', 'room-3', 'out'])
    expect(
      found.room.teleports.slice(1).map(({ from, openedBy, closesAfter }) => [from, openedBy, closesAfter]),
    ).toEqual([
      ['room-1', ['lever-0-1'], 2],
      ['room-2', ['lever-0-2'], 2],
      ['room-3', ['lever-0-3'], 2],
    ])
    // VillagerBench: 3 rooms for 3 agents make 9 (its level 1, seed 1).
    expect(escapeComplexity(found.room, 3)).toBeCloseTo(9, 12)
    expect(found.task.timeLimitMs).toBe(1000 * (60 * 3 + 360))
    expect(solvable(found)).toEqual([])
  })

  it('that splits the team takes each agent to a place of its own', () => {
    const found = escapeOf(read({ split: true, effect: moved('split') }, 4))
    const places = found.room.teleports[0]?.to ?? []
    expect(new Set(places.map(({ x }) => x)).size).toBe(4)
    expect(places.map((cell) => roomAt(found.room, cell))).toEqual(['out', 'out', 'out', 'out'])
    expect(escapeComplexity(found.room, 4)).toBeCloseTo(1, 12)
    expect(solvable(found)).toEqual([])
  })

  it('that splits the team lets each agent walk to what must be carried out', () => {
    const { room } = escapeOf(read({ split: true, effect: moved('split'), out: { gold_block: 2 } }, 3))
    const { min, max } = room.rooms.find(({ id }) => id === 'out')?.box ?? { min: { x: 0 }, max: { x: 0 } }
    const inside = room.blocks.filter(({ position }) => roomAt(room, position) === 'out')
    expect([max.x - min.x, inside]).toEqual([24, []])
  })

  it('that works across rooms opens the gate of the other one, and needs two agents', () => {
    const found = escapeOf(read({ same_room: false }, 1))
    expect(found.task.agents).toBe(2)
    expect(found.room.gates.map(({ between: [from], openedBy }) => [from, openedBy])).toEqual([
      ['room-1', ['lever-0-2']],
      ['room-2', ['lever-0-1']],
    ])
    expect(escapeComplexity(found.room, 2)).toBeCloseTo(2, 12)
    expect(solvable(found)).toEqual([])
  })
})

describe('a pitfall of VillagerBench’s rooms', () => {
  it('18: a "final" plate that alone completes a room counts like the others, one after another, and a note says so', () => {
    const plate = (x: number) => ({ name: 'oak_pressure_plate', position: [x, 0, 0], powered: true })
    const condition = [
      { ...plate(-1), sub_event: '0' },
      { ...plate(1), sub_event: 'final' },
    ]
    const { room, notes } = escapeOf(read({ init: [], condition }))
    expect(room.gates[0]?.hold).toBe('each')
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
    expect(notes.join()).toMatch(/belongs in the floor/)
  })
})

describe('a mechanism that a task file cannot express is refused with mechanism, field and reason:', () => {
  it.each([
    ['commands', { effect: [{ ...exit[0], command: '/kill @a' }] }, 'effect.0.command', /"\/kill @a"/],
    [
      'a teleport to one place where agents merge',
      { effect: [{ ...exit[0], command: '/tp @a 0 0 0' }], merge: true, same_room: false },
      'effect.0.command',
      /only teleports to _merge_pos_ or _split_pos_/,
    ],
    ['no way out', { effect: [{ name: 'stone', position: [0, 0, 4] }] }, 'effect', /way out/],
    ['no condition', { condition: [] }, 'condition', /no condition/],
    ['an unknown block', { init: [{ ...lever, name: 'levr' }] }, 'init.0.name', /did you mean "lever"/],
    ['an unknown item', { out: { gold: 1 } }, 'out.gold', /unknown item "gold"/],
    [
      'a place outside the room',
      { condition: [{ ...pulled, position: [9, 0, 1] }] },
      'condition.0.position',
      /\(9, 0, 1\) lies outside the room, which reaches from \(-4, -1, -4\)/,
    ],
    [
      'an effect far away, up to which the ground would have to be searched',
      { effect: [{ ...exit[0], position: [65_536, 0, 0] }] },
      'effect.0.position',
      /\(65536, 0, 0\) is more than 64 blocks from the middle of the room/,
    ],
    ['too many entries', { init: Array(1001).fill(lever) }, 'init', /1001 entries are too many/],
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
    it('are all read', async () => {
      const outcomes = await all(
        importFile(`${samples}/escape_atom.sample.json`, importers, { minecraft: VERSION }),
      )
      expect(outcomes.map(({ kind }) => kind)).toEqual(Array.from({ length: 7 }, () => 'task'))
    })

    it('of descriptions are refused with the reason and the file to use instead', async () => {
      const reading = all(
        importFile(`${samples}/blueprint_description.sample.json`, importers, { minecraft: VERSION }),
      )
      await expect(reading).rejects.toThrow('import building_blue_print.json')
    })
  },
)
