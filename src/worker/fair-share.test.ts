import { describe, expect, it } from 'vitest'
import type { Subtask } from '../graph/subtask.ts'
import { TaskGraph } from '../graph/task-graph.ts'
import { withdrawItem } from '../task/actions/withdraw-item.ts'
import { cell, construction } from '../task/testing.ts'
import { fairShare } from './fair-share.ts'
import { Supplies } from './supplies.ts'
import { boardOf, fakeAvatar, fakeWorld } from './testing.ts'

/** Six subtasks of four stone each; the chest originally held 64 stone and now holds `left`. */
function site(stock: number, carried: Record<string, number>) {
  const subtasks = Array.from({ length: 6 }, (_, index): Subtask => {
    const cells = [0, 1, 2, 3].map((z) => [4 * index, 0, z])
    return {
      id: index + 1,
      description: '',
      step: { function: 'work', arguments: {} },
      actions: [
        { name: 'WithdrawItem', args: { container: [7, 0, 0], item: 'stone', amount: 4 } },
        ...cells.map((pos) => ({ name: 'PlaceBlock', args: { item: 'stone', pos, state: {} } })),
      ],
    }
  })
  const cells = subtasks.flatMap((_, index) => [0, 1, 2, 3].map((z) => cell('stone', 4 * index, 0, z)))
  const names = Object.keys(carried)
  const avatars = names.map((name) =>
    fakeAvatar(name, { carries: (item) => (item === 'stone' ? (carried[name] ?? 0) : 0) }),
  )
  const world = fakeWorld(avatars, { task: construction(cells), shows: () => false })
  const supplies = new Supplies(world)
  const withdrawal = withdrawItem.call({ container: [7, 0, 0], item: 'stone', amount: 64 - stock })
  if (stock < 64) supplies.note(withdrawal, { ok: true, data: {} })
  return { supplies, world, board: boardOf(new TaskGraph(subtasks), { team: names }) }
}
const stoneFor = (place: ReturnType<typeof site>, agenda: number[]) =>
  fairShare(place, { agent: 'alice', id: 1, agenda }).find(({ item }) => item === 'stone')?.count ?? 0

describe('the fair share of upcoming materials', () => {
  it('is the whole agenda’s materials if the containers hold exactly enough', () => {
    expect(stoneFor(site(24, { alice: 0, bob: 0 }), [2, 3])).toBe(8)
  })

  it('is what others can spare if the containers hold too little', () => {
    expect(stoneFor(site(21, { alice: 0, bob: 0 }), [2, 3])).toBe(5)
    expect(stoneFor(site(14, { alice: 0, bob: 0 }), [2, 3])).toBe(0)
  })

  it('ignores items that a teammate carries for no subtask of its own', () => {
    expect(stoneFor(site(20, { alice: 0, bob: 9 }), [2, 3])).toBe(4)
  })

  it('counts items that a teammate carries for its current subtask', () => {
    const place = site(20, { alice: 0, bob: 4 })
    place.board.start(4, 'bob')
    expect(stoneFor(place, [2, 3])).toBe(8)
  })

  it('adds spare materials when there is a surplus, for at most three more subtasks', () => {
    expect(stoneFor(site(28, { alice: 0, bob: 0 }), [2, 3])).toBe(10)
    expect(stoneFor(site(64, { alice: 0, bob: 0 }), [2, 3])).toBe(20)
  })
})
