import { describe, expect, it } from 'vitest'
import { withdrawItem } from '../task/actions/withdraw-item.ts'
import { cell, construction } from '../task/testing.ts'
import { Supplies } from './supplies.ts'
import { fakeAvatar, fakeWorld } from './testing.ts'

/** A chest that held 64 stone, of which `taken` are gone, and agents that carry the given amounts. */
function suppliesWith(withdrawn: number, carried: Record<string, number>, gone: string[] = []) {
  const world = fakeWorld(
    Object.entries(carried).map(([name, count]) =>
      fakeAvatar(name, {
        carries: (item) => (item === 'stone' ? count : 0),
        isGone: () => gone.includes(name),
      }),
    ),
    { task: construction([cell('stone', 0, 0, 0)]) },
  )
  const supplies = new Supplies(world)
  if (withdrawn > 0)
    supplies.note(withdrawItem.call({ container: [7, 0, 0], item: 'stone', amount: withdrawn }), {
      ok: true,
      data: {},
    })
  return supplies
}
const need = (count: number) => [{ item: 'stone', count }]

describe('the supplies of a team', () => {
  it('reserve no subtask while the containers hold its items', () => {
    expect(suppliesWith(60, { alice: 0, bob: 9 }).isLeftToOthers('alice', need(4), [])).toBe(false)
  })

  it('reserve it for the agent that has what the containers lack', () => {
    const supplies = suppliesWith(62, { alice: 0, bob: 2 })
    expect(supplies.isLeftToOthers('alice', need(4), [])).toBe(true)
    expect(supplies.isLeftToOthers('bob', need(4), [])).toBe(false)
  })

  it('reserve it for no agent if none has enough, or only one that is gone', () => {
    expect(suppliesWith(64, { alice: 0, bob: 2 }).isLeftToOthers('alice', need(4), [])).toBe(false)
    expect(suppliesWith(64, { alice: 0, bob: 9 }, ['bob']).isLeftToOthers('alice', need(4), [])).toBe(false)
  })

  it('reserve it for an agent that has prepared for it, unless this one is equally prepared', () => {
    const supplies = suppliesWith(0, { alice: 0, bob: 4, carol: 4 })
    expect(supplies.isLeftToOthers('alice', need(4), ['bob'])).toBe(true)
    expect(supplies.isLeftToOthers('carol', need(4), ['bob'])).toBe(false)
    expect(supplies.isLeftToOthers('alice', need(4), ['alice'])).toBe(false)
  })
})
