import { describe, expect, it } from 'vitest'
import { cellKey } from '../../core/position.ts'
import type { ActionCall, ActionResult } from '../../task/action.ts'
import { builtInActions } from '../../task/actions/built-in.ts'
import { wait } from '../../task/actions/wait.ts'
import type { ActFacts } from '../kinds/act.ts'
import { expertAct } from './act.ts'
import { EXPERT_POLICY } from './expert-policy.ts'
import { facts, placing } from './testing.ts'

const LOWER = cellKey({ x: 0, y: 0, z: 0 })
const UPPER = cellKey({ x: 0, y: 1, z: 0 })
const stores = [{ position: { x: 5, y: 0, z: 0 }, items: [{ item: 'stone', count: 64 }] }]
const waits = (seconds: number) =>
  Array.from({ length: 2 * seconds }, () => ({
    action: wait.call({ seconds: 0.5 }),
    result: { ok: true, data: {} } as ActionResult,
  }))

const nameOf = (more: Partial<ActFacts>, history: { action: ActionCall; result: ActionResult }[] = []) =>
  expertAct({ ...facts({}, history), stores, ...more }, builtInActions).action

describe('an expert whose teammates carry what is missing', () => {
  it('places its own cells, and waits only while all others are left', () => {
    expect(nameOf({ left: new Set([UPPER]) })).toMatchObject({ name: 'PlaceBlock', args: { pos: [0, 0, 0] } })
    expect(nameOf({ left: new Set([LOWER, UPPER]) })).toMatchObject({ name: 'Wait' })
  })

  it('stops waiting after a while, later where no container holds the item', () => {
    const left = new Set([LOWER, UPPER])
    const long = EXPERT_POLICY.waitForTeammates
    expect(nameOf({ left }, waits(long - 1))).toMatchObject({ name: 'Wait' })
    expect(nameOf({ left }, waits(long))).toMatchObject({ name: 'PlaceBlock' })
    expect(nameOf({ left, stores: [] }, waits(long))).toMatchObject({ name: 'Wait' })
    expect(nameOf({ left, stores: [] }, waits(EXPERT_POLICY.waitForItems))).toMatchObject({
      name: 'PlaceBlock',
    })
  })

  it('waits again after a block has been placed', () => {
    const placed = { action: placing(0, 0, 0), result: { ok: true, data: {} } as ActionResult }
    const left = new Set([LOWER, UPPER])
    const history = [...waits(EXPERT_POLICY.waitForTeammates), placed]
    expect(nameOf({ left }, history)).toMatchObject({ name: 'Wait' })
  })
})
