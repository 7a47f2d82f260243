import { describe, expect, it } from 'vitest'
import type { ActionCall, ActionResult, FailureReason } from '../../task/action.ts'
import { builtInActions } from '../../task/actions/built-in.ts'
import type { ActFacts } from '../kinds/act.ts'
import type { Step } from '../step.ts'
import { expertAct } from './act.ts'

const call = (name: string, args: ActionCall['args']): ActionCall => ({ name, args })
const refused = (reason: FailureReason): ActionResult => ({ ok: false, reason, detail: reason })
const worked = (data: unknown = {}): ActionResult => ({ ok: true, data })

/** The expert's next action at the origin, after these steps. */
function next(actions: ActionCall[], steps: [ActionCall, ActionResult][] = [], remaining = actions) {
  const history: Step[] = steps.map(([action, result]) => ({ thought: '', action, result }))
  const facts: ActFacts = {
    subtask: { id: 1, description: '', step: { function: 'f', arguments: {} }, actions },
    wanted: [],
    remaining,
    gameVersion: '1.19.2',
    observation: {
      agent: 'Ann',
      position: { x: 0.5, y: 0, z: 0.5 },
      health: 20,
      food: 20,
      held: undefined,
      inventory: [],
      cells: [],
      containers: [],
      others: [],
    },
    history,
    actions: [],
  }
  return expertAct(facts, builtInActions).action
}

const hunting = call('Attack', { target: 'rabbit' })
const baking = call('Craft', { item: 'cake', amount: 1 })
const scan = (item: string) => call('ScanEntities', { item, distance: 48 })

describe('the expert at a call', () => {
  it('does it where it is near, and goes there first where it is far', () => {
    const near = call('MineBlock', { pos: [3, 0, 0] })
    const far = call('MineBlock', { pos: [20, 0, 0] })
    expect(next([near])).toEqual(near)
    expect(next([far])).toEqual(call('NavigateTo', { pos: [20, 0, 0], range: 4 }))
    expect(next([far], [[call('NavigateTo', { pos: [20, 0, 0], range: 4 }), worked()]])).toEqual(far)
  })

  it('comes as near to the top of a tree as one can on the ground', () => {
    const high = call('MineBlock', { pos: [20, 4, 0] })
    expect(next([high])).toEqual(call('NavigateTo', { pos: [20, 4, 0], range: 6 }))
  })

  it('digs away what keeps it from an animal, cell by cell, and tries again', () => {
    const barriers = [
      { x: 9, y: 0, z: 0 },
      { x: 9, y: 1, z: 0 },
    ]
    const dig = (y: number) => call('MineBlock', { pos: [9, y, 0], discard: true })
    const penned: ActionResult = { ok: false, reason: 'unreachable', detail: 'a fence', barriers }
    const way = call('NavigateTo', { pos: [9, 0, 0], range: 4 })
    const steps: [ActionCall, ActionResult][] = [[hunting, penned]]
    for (const [wanted, result] of [
      [way, worked()],
      [dig(0), worked()],
      [dig(1), worked()],
      [hunting, penned],
    ] as const) {
      expect(next([hunting], steps)).toEqual(wanted)
      steps.push([wanted, result])
    }
    expect(next([hunting], steps)).toBeNull()
    steps.splice(1, Number.POSITIVE_INFINITY, [way, worked()], [dig(0), refused('wrong_tool')])
    expect(next([hunting], steps)).toBeNull()
  })

  it('looks for an animal that is too far, goes there, and tries again', () => {
    const steps: [ActionCall, ActionResult][] = [[hunting, refused('too_far')]]
    expect(next([hunting], steps)).toEqual(scan('rabbit'))
    steps.push([scan('rabbit'), worked({ nearest: { kind: 'entity', position: { x: 9.5, y: 0, z: 3.2 } } })])
    const way = call('NavigateTo', { pos: [9, 0, 3], range: 2 })
    expect(next([hunting], steps)).toEqual(way)
    steps.push([way, worked()])
    expect(next([hunting], steps)).toEqual(hunting)
  })

  it('stops where there is no such animal', () => {
    const steps: [ActionCall, ActionResult][] = [
      [hunting, refused('not_found')],
      [scan('rabbit'), worked({ nearest: null, found: [] })],
    ]
    expect(next([hunting], steps)).toBeNull()
  })

  it('looks for the table that crafting needs, and for a furnace', () => {
    expect(next([baking], [[baking, refused('needs_station')]])).toEqual(scan('crafting_table'))
    const smelting = call('Smelt', { item: 'potato', amount: 1, fuel: 'coal' })
    expect(next([smelting], [[smelting, refused('too_far')]])).toEqual(scan('furnace'))
  })

  it('does not retry failures that a retry cannot fix', () => {
    expect(next([baking], [[baking, refused('missing_ingredients')]])).toBeNull()
    const equip = call('Equip', { item: 'bucket' })
    const milking = call('UseOn', { target: 'cow' })
    expect(next([equip, milking], [[equip, refused('missing_item')]], [milking])).toBeNull()
  })

  it('gives up after two failures of other kinds that are alike, or three, but restarts the count after a success', () => {
    const miss: [ActionCall, ActionResult] = [hunting, refused('no_effect')]
    const halt: [ActionCall, ActionResult] = [hunting, refused('stuck')]
    expect(next([hunting], [miss])).toEqual(hunting)
    expect(next([hunting], [miss, miss])).toBeNull()
    expect(next([hunting], [miss, halt])).toEqual(hunting)
    expect(next([hunting], [miss, halt, miss])).toBeNull()
    expect(next([hunting], [miss, miss, [hunting, worked()], miss])).toEqual(hunting)
  })

  it('goes where the refusal says, and looks for another place when that was in vain', () => {
    const far: ActionResult = { ok: false, reason: 'too_far', detail: 'go', goTo: { x: 12, y: 0, z: 0 } }
    const way = call('NavigateTo', { pos: [12, 0, 0], range: 4 })
    const steps: [ActionCall, ActionResult][] = [[baking, far]]
    expect(next([baking], steps)).toEqual(way)
    steps.push([way, refused('unreachable')])
    expect(next([baking], steps)).toEqual(baking)
    steps.push([baking, far])
    expect(next([baking], steps)).toEqual(scan('crafting_table'))
    const table = (x: number) => ({ kind: 'block', position: { x, y: 0, z: 0 } })
    steps.push([scan('crafting_table'), worked({ nearest: table(5), found: [table(5), table(9)] })])
    const there = (x: number) => call('NavigateTo', { pos: [x, 0, 0], range: 2 })
    expect(next([baking], steps)).toEqual(there(5))
    steps.push([there(5), refused('unreachable')])
    expect(next([baking], steps)).toEqual(there(9))
    steps.push([there(9), worked()])
    expect(next([baking], steps)).toEqual(baking)
    steps.push([baking, far])
    expect(next([baking], steps)).toBeNull()
  })
})
