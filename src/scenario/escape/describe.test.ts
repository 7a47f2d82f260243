import { describe, expect, it } from 'vitest'
import { asEscape, parseTask } from '../testing.ts'
import { describeEscape } from './describe.ts'

const gate = (more: string) =>
  asEscape(
    parseTask(
      `schema: 1
id: cell
scenario: escape
title: Cell
goal: Get out.
arena: { min: [0, 0, 0], max: [9, 3, 3], spawn: [1, 0, 1] }
escape:
  rooms: [{ id: cell, min: [0, 0, 0], max: [3, 2, 3] }, { id: out, min: [5, 0, 0], max: [9, 2, 3] }]
  start: cell
  exit: out
  mechanisms: [{ id: pull, at: [2, 0, 2], block: "lever[face=floor]" }]
  gates: [{ id: door, between: [cell, out], cells: [{ block: iron_bars, at: [4, 0, 1] }], ${more} }]
`,
      'cell.yaml',
    ),
  )

describe('an escape told to a model', () => {
  it('says after how many seconds a gate closes again', () => {
    expect(describeEscape(gate('opened_by: [pull], closes_after: 300'))).toContain(
      'door at [4, 0, 1] between cell and out: opens when each of these has been used, in any order: pull; closes again after 300 s',
    )
  })

  it('does not mention closing where a gate stays open', () => {
    expect(describeEscape(gate('opened_by: [pull]')).join()).not.toMatch(/closes/)
  })
})
