import { describe, expect, it } from 'vitest'
import type { Dependency, Subtask } from '../graph/subtask.ts'
import { TaskGraph } from '../graph/task-graph.ts'
import { dependency } from '../graph/testing.ts'
import { byBusyRate } from './assignment/by-busy-rate.ts'
import { territories } from './territories.ts'
import { boardOf } from './testing.ts'

/** A floor of pieces in a row, four blocks apart, and on each a piece of wall: floors are 1 to length, walls follow. */
function wallOn(length: number): { subtasks: Subtask[]; dependencies: Dependency[] } {
  const piece = (id: number, x: number, y: number): Subtask => ({
    id,
    description: '',
    step: { function: 'work', arguments: {} },
    actions: [{ name: 'PlaceBlock', args: { item: 'stone', pos: [x, y, 0], state: {} } }],
  })
  const each = Array.from({ length }, (_, index) => index)
  return {
    subtasks: [
      ...each.map((index) => piece(index + 1, 4 * index, 0)),
      ...each.map((index) => piece(length + index + 1, 4 * index, 1)),
    ],
    dependencies: each.map((index) => dependency(index + 1, length + index + 1)),
  }
}

const boardWith = ({ subtasks, dependencies }: ReturnType<typeof wallOn>) =>
  boardOf(new TaskGraph(subtasks, dependencies), { team: ['east', 'west'] })
const at = (name: string, x: number) => ({ name, position: { x, y: 0, z: 3 } })

describe('the territories of a small team', () => {
  it('are parts of equal work near their agents, with what lies above them', () => {
    const homes = territories(boardWith(wallOn(4)), [at('east', 14), at('west', 1)])
    const own = (name: string) => [...homes].flatMap(([id, agent]) => (agent === name ? [id] : [])).sort()
    expect([own('west'), own('east')]).toEqual([
      [1, 2, 5, 6],
      [3, 4, 7, 8],
    ])
  })

  it('are none where nothing waits, for one agent, and for large teams', () => {
    const wall = wallOn(8)
    const team = (size: number) => Array.from({ length: size }, (_, index) => at(`agent ${index}`, 4 * index))
    expect(territories(boardWith({ ...wall, dependencies: [] }), team(2)).size).toBe(0)
    expect(territories(boardWith(wall), team(1)).size).toBe(0)
    expect(territories(boardWith(wall), team(4)).size).toBe(0)
    expect(territories(boardWith(wall), team(3)).size).toBe(16)
  })

  it('are none where work on one part waits for another', () => {
    const { subtasks } = wallOn(4)
    const across = [5, 6].flatMap((wall) => [dependency(3, wall), dependency(4, wall)])
    expect(
      territories(boardWith({ subtasks, dependencies: across }), [at('east', 14), at('west', 1)]).size,
    ).toBe(0)
  })

  it('keep an agent on its own ground while there is work, even where another’s lies somewhat nearer', () => {
    const board = boardWith(wallOn(4))
    const agent = { name: 'west', position: { x: 7, y: 0, z: 0 } }
    const next = () => board.nextOn(byBusyRate.next(agent, board) as number, 'west')
    expect(next()).toBe(3)
    board.memory.settle(territories(board, [at('east', 14), at('west', 1)]))
    expect(next()).toBe(2)
  })
})
