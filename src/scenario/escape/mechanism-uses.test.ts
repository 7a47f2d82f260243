import { describe, expect, it } from 'vitest'
import { subtask } from '../../graph/testing.ts'
import { callsLeft, mechanismUses, waysToHoldFor } from './mechanism-uses.ts'
import type { Escape, Mechanism } from './rooms.ts'

const mechanism = (id: string, x: number, name: string): Mechanism => ({
  id,
  position: { x, y: 0, z: 0 },
  block: { name, properties: {} },
  wanted: { name, properties: { powered: 'true' } },
})
const lever = mechanism('lever', 1, 'lever')
const plate = mechanism('plate', 2, 'oak_pressure_plate')
const button = mechanism('button', 3, 'stone_button')
const gate = (id: string, openedBy: string[], hold: 'each' | 'together'): Escape['gates'][number] => ({
  id,
  between: ['a', 'b'],
  cells: [{ position: { x: 9, y: 0, z: 0 }, block: { name: 'iron_bars', properties: {} } }],
  openedBy,
  hold,
})
const task: Escape = {
  rooms: [],
  start: 'a',
  exit: 'b',
  blocks: [],
  gates: [
    gate('all', ['lever', 'plate'], 'together'),
    gate('one', ['button'], 'together'),
    gate('any', ['plate'], 'each'),
  ],
  teleports: [],
  mechanisms: [lever, plate, button],
  carry: [],
}
const toggle = (x: number) => ({ name: 'Toggle', args: { pos: [x, 0, 0] } })
const go = { name: 'NavigateTo', args: { pos: [1, 0, 0] } }

describe('the mechanisms that a subtask uses', () => {
  it('are those that it toggles, among other actions', () => {
    expect(
      mechanismUses(subtask(1, [go, toggle(1), toggle(7)]), task).map((use) => use.mechanism.id),
    ).toEqual(['lever'])
    expect(mechanismUses(subtask(1, [toggle(1)]), undefined)).toEqual([])
  })

  it('must be held if they deactivate by themselves and others must be held at the same time', () => {
    const ids = (of: Mechanism) => waysToHoldFor(task, of).map(({ id }) => id)
    expect([ids(lever), ids(plate), ids(button)]).toEqual([[], ['all'], []])
  })
})

describe('what a subtask still has to do', () => {
  const throws = subtask(1, [toggle(1)])
  const steps = subtask(2, [toggle(2)])

  it('is to throw a lever, unless any agent has done so', () => {
    expect(callsLeft(throws, task, throws.actions, () => false)).toEqual(throws.actions)
    expect(callsLeft(throws, task, throws.actions, () => true)).toEqual([])
  })

  it('is to throw it again if another agent has reset it', () => {
    expect(callsLeft(throws, task, [], () => false)).toEqual(throws.actions)
  })

  it('is not to step on a plate again, although the plate deactivates when an agent leaves it', () => {
    expect(callsLeft(steps, task, [], () => false)).toEqual([])
    expect(callsLeft(steps, task, steps.actions, () => false)).toEqual(steps.actions)
  })
})
