import { describe, expect, it } from 'vitest'
import { asEscape, parseTask } from '../testing.ts'
import { describeEscape } from './describe.ts'

const gate = (more: string, mechanism = '') =>
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
  mechanisms: [{ id: pull, at: [2, 0, 2], block: "lever[face=floor]" }${mechanism}]
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

  it('says how a block that is to be gone is dug away', () => {
    const dug = gate('opened_by: [dug]', ', { id: dug, at: [2, 0, 1], block: stone, wanted: air }')
    expect(describeEscape(dug).join()).toMatch(/dug away.*MineBlock with "discard": true/)
    expect(describeEscape(gate('opened_by: [pull]')).join()).not.toMatch(/dug/)
  })

  it('names the item where the block does not', () => {
    const torch = gate(
      'opened_by: [lit]',
      ', { id: lit, at: [3, 1, 1], block: air, wanted: "wall_torch[facing=west]" }',
    )
    expect(describeEscape(torch)).toContain('lit: wall_torch is placed with torch.')
    const dug = gate('opened_by: [dug]', ', { id: dug, at: [2, 0, 1], block: obsidian, wanted: air }')
    expect(describeEscape(dug)).toContain('dug: obsidian is dug with diamond_pickaxe or netherite_pickaxe.')
  })
})
