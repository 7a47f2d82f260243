import { describe, expect, it } from 'vitest'
import type { ActionResult } from '../task/action.ts'
import { builtInActions } from '../task/actions/built-in.ts'
import { RefusalMemory } from './refusal-memory.ts'

const craft = { name: 'Craft', args: { item: 'cake', amount: 1 } }
const walk = { name: 'NavigateTo', args: { pos: [1, 0, 0], range: 2 } }
const far = (x: number): ActionResult => ({
  ok: false,
  reason: 'too_far',
  detail: 'go there',
  goTo: { x, y: 0, z: 0 },
})
const worked: ActionResult = { ok: true, data: {} }

describe('the memory of refusals', () => {
  it('reports a call that was refused twice for the same reason', () => {
    const memory = new RefusalMemory(builtInActions)
    expect(memory.note(craft, far(9))).toBe(1)
    expect(memory.repeated()).toEqual([])
    expect(memory.note(craft, far(9))).toBe(2)
    expect(memory.repeated()).toEqual([{ action: craft, reason: 'too_far', times: 2 }])
  })

  it('keeps refusals apart that name different things', () => {
    const memory = new RefusalMemory(builtInActions)
    memory.note(craft, far(9))
    expect(memory.note(craft, far(5))).toBe(1)
    expect(memory.note(walk, far(9))).toBe(1)
  })

  it('is not wiped by walking, but by actions that change the world', () => {
    const memory = new RefusalMemory(builtInActions)
    memory.note(craft, far(9))
    memory.note(walk, worked)
    expect(memory.note(craft, far(9))).toBe(2)
    memory.note({ name: 'MineBlock', args: { pos: [1, 0, 0] } }, worked)
    expect(memory.repeated()).toEqual([])
    expect(memory.note(craft, far(9))).toBe(1)
  })

  it('keeps wrong results while the agent digs them away and tries again, until the call works', () => {
    const memory = new RefusalMemory(builtInActions)
    const door = { name: 'PlaceBlock', args: { item: 'iron_door', pos: [1, 0, 0] } }
    const wrong: ActionResult = { ok: false, reason: 'wrong_result', detail: 'hinge=left' }
    const dig = { name: 'MineBlock', args: { pos: [1, 0, 0] } }
    expect([1, 2, 3].map(() => [memory.note(door, wrong), memory.note(dig, worked)])).toEqual([
      [1, 0],
      [2, 0],
      [3, 0],
    ])
    memory.note(door, worked)
    expect(memory.note(door, wrong)).toBe(1)
  })
})
