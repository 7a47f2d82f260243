import { describe, expect, it } from 'vitest'
import { asEscape, parseTask } from '../testing.ts'
import type { EscapeTask } from './rooms.ts'
import { escapeObstacles } from './solver.ts'

const MECHANISMS = {
  lever: '{ id: lever, at: [1, 0, 1], block: "lever[face=floor]" }',
  left: '{ id: left, at: [1, 0, 2], block: oak_pressure_plate }',
  right: '{ id: right, at: [2, 0, 2], block: "stone_button[face=floor]" }',
  lock: '{ id: lock, at: [3, 0, 1], block: air, wanted: gold_block }',
  beyond: '{ id: beyond, at: [7, 0, 1], block: "lever[face=floor]" }',
}

function escapeWith(changes: {
  openedBy: string
  hold?: string
  chest?: [number, number, number]
  teleport?: string
  back?: string
  carry?: string
}): EscapeTask {
  const { openedBy, hold = 'each', chest = [2, 0, 0], teleport, back, carry = '' } = changes
  const backAgain = back === undefined ? '' : `, { id: back, from: out, to: [${back}], opened_by: [beyond] }`
  const way = `opened_by: [${openedBy}], hold: ${hold}`
  return asEscape(
    parseTask(
      `schema: 1
id: cell
scenario: escape
title: A cell
goal: Get out.
arena: { min: [0, 0, 0], max: [12, 3, 5], spawn: [0, 0, 0] }
supply: { chests: [{ at: [${chest}], items: [{ item: gold_block }] }] }
escape:
  rooms: [{ id: cell, min: [0, 0, 0], max: [4, 2, 4] }, { id: out, min: [6, 0, 0], max: [10, 2, 4] }]
  start: cell
  exit: out
  mechanisms: [${Object.values(MECHANISMS).join(', ')}]
  gates: [${teleport === undefined ? `{ id: gate, between: [cell, out], cells: [{ block: iron_bars, at: [5, 0, 2] }], ${way} }` : ''}]
  teleports: [${teleport === undefined ? '' : `{ id: jump, from: cell, to: [${teleport}], ${way} }${backAgain}`}]
  carry: [${carry}]
`,
      'cell.yaml',
    ),
  )
}

describe('a simulated escape', () => {
  it.each([
    ['a lever', { openedBy: 'lever' }, 1],
    ['any of a lever and one out of reach', { openedBy: 'lever, beyond', hold: 'any' }, 1],
    ['a plate and a button in any order', { openedBy: 'left, right' }, 1],
    ['a plate and a button held by two agents', { openedBy: 'left, right', hold: 'together' }, 2],
    ['levers that keep their state', { openedBy: 'lever, left', hold: 'together' }, 1],
    ['a lock whose block is in a chest', { openedBy: 'lock' }, 1],
    ['a teleport', { openedBy: 'lever', teleport: '[6, 0, 0], [7, 0, 0]' }, 3],
    ['teleports in a circle', { openedBy: 'lever', teleport: '[6, 0, 0]', back: '[0, 0, 0]' }, 1],
    ['something to carry', { openedBy: 'lever', carry: '{ item: gold_block }' }, 1],
  ] as [string, Parameters<typeof escapeWith>[0], number][])(
    'can be solved with %s',
    (_name, changes, agents) => {
      expect(escapeObstacles(escapeWith(changes), agents)).toEqual([])
    },
  )

  it.each([
    ['a lever out of reach', { openedBy: 'beyond' }, 1, 'gate cannot be opened'],
    [
      'one agent for two things to hold',
      { openedBy: 'left, right', hold: 'together' },
      1,
      'agent 1 cannot leave',
    ],
    ['a key behind its own lock', { openedBy: 'lock', chest: [8, 0, 0] }, 2, 'gate cannot be opened'],
    [
      'a block that is needed twice',
      { openedBy: 'lock', carry: '{ item: gold_block }' },
      1,
      'only 0 of 1 gold_block',
    ],
  ] as [string, Parameters<typeof escapeWith>[0], number, string][])(
    'reports that it cannot be solved because of %s',
    (_name, changes, agents, issue) => {
      expect(escapeObstacles(escapeWith(changes), agents).join('; ')).toContain(issue)
    },
  )
})
