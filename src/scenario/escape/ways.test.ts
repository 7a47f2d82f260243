import { describe, expect, it } from 'vitest'
import { cellKey } from '../../core/position.ts'
import { formatBlock } from '../../game/block.ts'
import type { Subtask } from '../../graph/subtask.ts'
import { subtask } from '../../graph/testing.ts'
import { fakeAvatar, fakeWorld, steppingClock } from '../../worker/testing.ts'
import { escapeIn, parseTask } from '../testing.ts'
import { Ways } from './ways.ts'

/** A cell, two adjacent chambers with two plates each, a hall with two plates, and the exit behind a teleport. */
const task = parseTask(
  `schema: 1
id: halls
scenario: escape
title: Halls
goal: Get out.
arena: { min: [0, 0, 0], max: [30, 3, 20], spawn: [1, 0, 1] }
escape:
  rooms:
    - { id: cell, min: [0, 0, 0], max: [4, 2, 4] }
    - { id: hall, min: [6, 0, 0], max: [10, 2, 4] }
    - { id: attic, min: [12, 0, 0], max: [16, 2, 4] }
    - { id: out, min: [18, 0, 0], max: [22, 2, 4] }
  start: cell
  exit: out
  mechanisms:
    - { id: lever, at: [1, 0, 1], block: "lever[face=floor,facing=north]" }
    - { id: a1, at: [7, 0, 1], block: oak_pressure_plate }
    - { id: a2, at: [7, 0, 3], block: oak_pressure_plate }
    - { id: b1, at: [9, 0, 1], block: stone_pressure_plate }
    - { id: b2, at: [9, 0, 3], block: stone_button }
    - { id: last, at: [13, 0, 1], block: "lever[face=floor,facing=north]" }
    - { id: c1, at: [14, 0, 3], block: oak_pressure_plate }
    - { id: c2, at: [15, 0, 3], block: oak_button }
    - { id: c3, at: [15, 0, 1], block: "lever[face=floor,facing=north]" }
  gates:
    - { id: first, between: [cell, hall], cells: [{ block: iron_bars, at: [5, 0, 2] }], opened_by: [lever] }
    - { id: second, between: [hall, attic], cells: [{ block: iron_bars, at: [11, 0, 2] }], opened_by: [a1, a2], hold: together }
  teleports:
    - { id: third, from: attic, to: [[18, 0, 1]], opened_by: [b1, b2], hold: together }
    - { id: fourth, from: attic, to: [[18, 0, 1]], opened_by: [last] }
    - { id: fifth, from: attic, to: [[18, 0, 1]], opened_by: [c1, c2, c3], hold: together }
`,
  'halls.yaml',
)
const rooms = escapeIn(task)

/** A world for this task in which tests change blocks and move agents. */
function world(places: Record<string, [number, number]>) {
  const blocks = new Map(
    [...rooms.gates.flatMap(({ cells }) => cells), ...rooms.mechanisms].map(({ position, block }) => [
      cellKey(position),
      formatBlock(block),
    ]),
  )
  const carried = new Map<string, string>()
  const avatars = Object.keys(places).map((agent) =>
    fakeAvatar(agent, {
      carries: (item) => (carried.get(agent) === item ? 1 : 0),
      position() {
        const [x, z] = places[agent] as [number, number]
        return { x: x + 0.5, y: 0, z: z + 0.5 }
      },
      observe: (cells) => ({
        cells: cells.map((position) => ({ position, block: blocks.get(cellKey(position)) ?? 'air' })),
      }),
    }),
  )
  let now = 0
  const clock = { ...steppingClock(), now: () => now++ }
  return {
    ways: new Ways(fakeWorld(avatars, { task, clock }), rooms),
    put: (agent: string, x: number, z: number) => Object.assign(places, { [agent]: [x, z] }),
    set: (x: number, z: number, block: string) => blocks.set(`${x},0,${z}`, block),
    give: (agent: string, item: string) => carried.set(agent, item),
  }
}

const toggle = (id: number, name: string): Subtask => {
  const position = rooms.mechanisms.find((one) => one.id === name)?.position
  return subtask(id, [{ name: 'Toggle', args: { pos: { ...position } } }])
}
const nobody = new Map<string, Subtask>()

describe('work in an escape', () => {
  it('is left to agents that can get there', () => {
    const { ways } = world({ Ann: [1, 2], Ben: [8, 2] })
    expect(ways.mayStart('Ann', toggle(1, 'a1'), nobody)).toBe(false)
    expect(ways.mayStart('Ben', toggle(1, 'a1'), nobody)).toBe(true)
    expect(ways.mayStart('Ben', toggle(1, 'lever'), nobody)).toBe(false)
  })

  it('may be tried by any agent if none can get there', () => {
    const { ways } = world({ Ann: [1, 2], Ben: [2, 2] })
    expect(ways.mayStart('Ann', toggle(1, 'a1'), nobody)).toBe(true)
  })

  it('can be reached through open gates in either direction, also from within a gateway', () => {
    const { ways, set, put } = world({ Ann: [1, 2], Ben: [8, 2] })
    set(5, 2, 'air')
    for (const agent of ['Ann', 'Ben'])
      for (const mechanism of ['lever', 'a1'])
        expect(ways.mayStart(agent, toggle(1, mechanism), nobody)).toBe(true)
    put('Ann', 5, 2)
    expect(ways.mayStart('Ann', toggle(1, 'a1'), nobody)).toBe(true)
  })

  it('is left to agents that carry the required items', () => {
    const { ways, give } = world({ Ann: [1, 2], Ben: [2, 2] })
    const place = subtask(1, [{ name: 'PlaceBlock', args: { item: 'gold_block', pos: [3, 0, 3] } }])
    expect(ways.mayStart('Ann', place, nobody)).toBe(true)
    give('Ben', 'gold_block')
    expect(ways.mayStart('Ann', place, nobody)).toBe(false)
    expect(ways.mayStart('Ben', place, nobody)).toBe(true)
  })

  it('with mechanisms to hold starts one group at a time, so that no two groups wait for each other’s agents', () => {
    const { ways } = world({ Ann: [7, 2], Ben: [8, 2] })
    const running = new Map([['Ann', toggle(1, 'a1')]])
    expect(ways.mayStart('Ben', toggle(2, 'a2'), running)).toBe(true)
    // The other group needs partners in the attic. Ben cannot get there, so he may start.
    expect(ways.mayStart('Ben', toggle(3, 'b1'), new Map([['Ann', toggle(4, 'b2')]]))).toBe(true)
  })

  it('that must be held waits for the levers of its group where no agent would be left for them', () => {
    const { ways, set } = world({ Ann: [13, 2], Ben: [14, 2] })
    for (const held of ['c1', 'c2']) expect(ways.mayStart('Ann', toggle(1, held), nobody)).toBe(false)
    expect(ways.mayStart('Ann', toggle(1, 'c3'), nobody)).toBe(true)
    set(15, 1, 'lever[face=floor,facing=north,powered=true]')
    for (const held of ['c1', 'c2']) expect(ways.mayStart('Ann', toggle(1, held), nobody)).toBe(true)
    const three = world({ Ann: [13, 2], Ben: [14, 2], Cid: [15, 2] }).ways
    expect(three.mayStart('Ann', toggle(1, 'c1'), nobody)).toBe(true)
  })

  it('waits for an agent that is about to be teleported', () => {
    const { ways, set } = world({ Ann: [13, 2], Ben: [14, 2] })
    expect(ways.mayStart('Ann', toggle(1, 'last'), nobody)).toBe(true)
    set(13, 1, 'lever[face=floor,facing=north,powered=true]')
    expect(ways.mayStart('Ann', toggle(1, 'last'), nobody)).toBe(false)
  })
})

describe('a mechanism that must be held', () => {
  it('is held until the gate is open', () => {
    const { ways, set } = world({ Ann: [7, 1] })
    expect(ways.toBeHeld(toggle(1, 'a1'), 'Ann').map(({ mechanism }) => mechanism.id)).toEqual(['a1'])
    set(11, 2, 'air')
    expect(ways.toBeHeld(toggle(1, 'a1'), 'Ann')).toEqual([])
  })

  it('is not a lever and not a mechanism that opens a way alone', () => {
    const { ways } = world({ Ann: [1, 1] })
    expect(ways.toBeHeld(toggle(1, 'lever'), 'Ann')).toEqual([])
    expect(ways.toBeHeld(toggle(1, 'last'), 'Ann')).toEqual([])
  })

  it('has partners, and a visible state', () => {
    const { ways, set } = world({ Ann: [7, 1] })
    const [, left, right] = rooms.mechanisms
    expect(left && ways.partnersOf(left)).toEqual([right])
    expect(left && ways.isSet(left, 'Ann')).toBe(false)
    set(7, 1, 'oak_pressure_plate[powered=true]')
    expect(left && ways.isSet(left, 'Ann')).toBe(true)
  })
})

describe('the way out', () => {
  it('leads to the reachable room that is closest to the exit', () => {
    const { ways, set, put } = world({ Ann: [1, 1] })
    expect(ways.ahead('Ann')).toBeUndefined()
    set(5, 2, 'air')
    expect(ways.ahead('Ann')).toEqual({ x: 8, y: 0, z: 2 })
    set(11, 2, 'air')
    expect(ways.ahead('Ann')).toEqual({ x: 14, y: 0, z: 2 })
    put('Ann', 14, 2)
    expect([ways.ahead('Ann'), ways.isOut('Ann')]).toEqual([undefined, false])
    put('Ann', 18, 1)
    expect(ways.isOut('Ann')).toBe(true)
  })
})
