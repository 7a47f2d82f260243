import { describe, expect, it } from 'vitest'
import type { GameEvent } from '../../core/journal/events.ts'
import { escapeIn, parseTask } from '../testing.ts'
import { escapeCompletion, roomConditions, weightedEscapeCompletion } from './completion.ts'
import { escapeComplexity, escapeMaxActionTime } from './complexity.ts'
import { EscapeConditions } from './conditions.ts'

/** Three rooms: a lever and a lock in any order, two plates held together, and either of two buttons. */
const task = parseTask(
  `schema: 1
id: three-rooms
scenario: escape
title: Three rooms
goal: Get out.
arena: { min: [0, 0, 0], max: [30, 5, 9], spawn: [1, 0, 1] }
escape:
  rooms:
    - { id: one, min: [0, 0, 0], max: [5, 2, 5], score: 2 }
    - { id: two, min: [7, 0, 0], max: [12, 2, 5], score: 5, wait: 1 }
    - { id: three, min: [14, 0, 0], max: [19, 2, 5], score: 1, wait: 3 }
    - { id: out, min: [21, 0, 0], max: [26, 2, 5] }
  start: one
  exit: out
  mechanisms:
    - { id: lever, at: [1, 0, 1], block: lever }
    - { id: lock, at: [2, 0, 1], block: air, wanted: gold_block }
    - { id: left, at: [8, 0, 1], block: oak_pressure_plate }
    - { id: right, at: [8, 0, 4], block: oak_pressure_plate }
    - { id: a, at: [15, 0, 1], block: stone_button }
    - { id: b, at: [16, 0, 1], block: stone_button }
  gates:
    - { id: g1, between: [one, two], cells: [{ block: iron_bars, at: [6, 0, 2] }], opened_by: [lever, lock] }
    - { id: g2, between: [two, three], cells: [{ block: iron_bars, at: [13, 0, 2] }], opened_by: [left, right], hold: together }
  teleports:
    - { id: t, from: three, to: [[22, 0, 2]], opened_by: [a, b], hold: any }
`,
  'three-rooms.yaml',
)
const rooms = escapeIn(task)

const shows = (id: string, to: string): GameEvent => {
  const position = rooms.mechanisms.find((one) => one.id === id)?.position ?? { x: 0, y: 0, z: 0 }
  return { t: 0, type: 'block.changed', data: { position, from: 'air', to } }
}
const on = (id: string): GameEvent => {
  const { name } = rooms.mechanisms.find((one) => one.id === id)?.wanted ?? { name: '' }
  return shows(id, name === 'gold_block' ? name : `${name}[face=floor,powered=true]`)
}
const off = (id: string): GameEvent => shows(id, 'oak_pressure_plate[powered=false]')
const met = (...events: GameEvent[]) => roomConditions(rooms, events)

describe('the completion of an escape', () => {
  it('counts mechanisms that need not be held once they have been used', () => {
    expect(met(on('lever'), shows('lever', 'lever[powered=false]'))[0]).toEqual({
      room: 'one',
      best: 1,
      of: 2,
      done: false,
    })
    expect(met(on('lever'), shows('lever', 'lever[powered=false]'), on('lock'))[0]?.done).toBe(true)
  })

  it('counts mechanisms that must be held together only while they are held at the same time', () => {
    expect(met(on('left'), off('left'), on('right'), off('right'))[1]).toMatchObject({ best: 1, of: 2 })
    expect(met(on('left'), on('right'))[1]).toMatchObject({ best: 2, done: true })
  })

  it('keeps open ways open', () => {
    expect(met(on('left'), on('right'), off('left'), off('right'))[1]?.done).toBe(true)
  })

  it('needs only one mechanism with hold "any"', () => {
    expect(met(on('b'))[2]).toEqual({ room: 'three', best: 1, of: 1, done: true })
  })

  it.each([
    ['nothing', [], 0, 0, 0],
    // (1/2 + 0 + 0) / 3; (2·1/2) / 8
    ['half of the first room', [on('lever')], 1 / 6, 1 / 8, 0],
    // (1 + 1/2 + 0) / 3; (2 + 5/2) / 8
    ['a room and a half', [on('lever'), on('lock'), on('left')], 1 / 2, 4.5 / 8, 1],
    ['the last two', [on('left'), on('right'), on('a')], 2 / 3, 6 / 8, 2],
    ['everything', [on('lever'), on('lock'), on('left'), on('right'), on('a')], 1, 1, 3],
  ] as [string, GameEvent[], number, number, number][])(
    'is the mean over rooms, or weighted by scores: %s',
    (_name, events, mean, weighted, done) => {
      const conditions = met(...events)
      expect(escapeCompletion(conditions).value).toBeCloseTo(mean, 12)
      expect(escapeCompletion(conditions)).toMatchObject({ done, of: 3 })
      expect(weightedEscapeCompletion(rooms, conditions)).toBeCloseTo(weighted, 12)
    },
  )

  it('is 1 if there are no conditions', () => {
    expect(escapeCompletion([]).value).toBe(1)
    expect(weightedEscapeCompletion(rooms, [])).toBe(1)
  })
})

describe('the conditions of an escape', () => {
  it('report a way once, when it opens', () => {
    const conditions = new EscapeConditions(rooms)
    const plate = { name: 'oak_pressure_plate', properties: { powered: true } }
    expect(conditions.see({ x: 8, y: 0, z: 1 }, plate)).toEqual([])
    expect(conditions.see({ x: 8, y: 0, z: 4 }, plate).map(({ id }) => id)).toEqual(['g2'])
    expect(conditions.see({ x: 8, y: 0, z: 4 }, plate)).toEqual([])
    expect(conditions.see({ x: 0, y: 0, z: 0 }, plate)).toEqual([])
  })

  it('close a way again unless its mechanisms still are as they must be', () => {
    const conditions = new EscapeConditions(rooms)
    const plate = (z: number, powered: boolean) =>
      conditions.see({ x: 8, y: 0, z }, { name: 'oak_pressure_plate', properties: { powered } })
    plate(1, true)
    const [gate] = plate(4, true)
    if (gate === undefined) throw new TypeError('the gate did not open')
    expect(conditions.close(gate)).toBe(false)
    plate(1, false)
    expect(conditions.close(gate)).toBe(true)
    expect(conditions.isOpen('g2')).toBe(false)
    expect(conditions.rooms()[1]?.done).toBe(true)
    expect(plate(1, true).map(({ id }) => id)).toEqual(['g2'])
  })

  it('must be used again, each of them, once a way has closed', () => {
    const conditions = new EscapeConditions(rooms)
    const lever = (powered: boolean) =>
      conditions.see({ x: 1, y: 0, z: 1 }, { name: 'lever', properties: { powered } })
    lever(true)
    const [gate] = conditions.see({ x: 2, y: 0, z: 1 }, { name: 'gold_block', properties: {} })
    if (gate === undefined) throw new TypeError('the gate did not open')
    lever(false)
    expect(conditions.close(gate)).toBe(true)
    expect(lever(true).map(({ id }) => id)).toEqual(['g1'])
  })
})

describe('the complexity of an escape', () => {
  it('grows with scores, agents and conditions, and is divided by the waits', () => {
    // Two agents: 2·2·2/4 + 5·2·2/1 + 1·2·1/3
    expect(escapeComplexity(rooms, 2)).toBeCloseTo(2 + 20 + 2 / 3, 12)
    expect(escapeComplexity(rooms, 4)).toBeCloseTo(2 * (2 + 20 + 2 / 3), 12)
  })

  it('counts the conditions that a room names instead of those of its ways', () => {
    const [one, ...others] = rooms.rooms
    if (one === undefined) throw new TypeError('there are no rooms')
    const fewer = { ...rooms, rooms: [{ ...one, conditions: 1 }, ...others] }
    expect(escapeComplexity(fewer, 2)).toBeCloseTo(1 + 20 + 2 / 3, 12)
  })

  it('allows 30 s of action time for each unit, and a minute', () => {
    expect(escapeMaxActionTime(0)).toBe(60_000)
    expect(escapeMaxActionTime(2.5)).toBe(135_000)
  })
})
