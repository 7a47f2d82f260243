import { builtinScenarios } from '../../../src/scenario/builtin.ts'
import { parseTask } from '../../../src/task/load-task.ts'
import type { Task } from '../../../src/task/task.ts'
import { GROUND } from '../tasks/base.ts'

/** Distance between the starts of two rooms, and length of a room (cells). */
const PITCH = 6
const INSIDE = 5

type Cell = readonly [x: number, y: number, z: number]

/**
 * A row of walled rooms that can be played, with three levers in each: the gate of a room takes one or two of them, in turn. The other
 * levers open nothing, so that rules can give a gate to them.
 */
export function roomsInARow(length: number): Task {
  const rooms = Array.from({ length: length + 1 }, (_, at) => ({
    id: at === length ? 'outside' : `room-${at + 1}`,
    min: [PITCH * at, GROUND, 0],
    max: [PITCH * at + INSIDE - 1, GROUND + 3, INSIDE - 1],
  }))
  const wide = PITCH * (length + 1)
  const bricks = (at: Cell, size: Cell) => ({ block: 'stone_bricks', at, size })
  const nameOf = (index: number) => rooms[index]?.id ?? ''
  const gates = Array.from({ length }, (_, at) => at)
  const task = {
    schema: 1,
    id: `rooms-${length}`,
    scenario: 'escape',
    title: `A row of ${length} rooms`,
    goal: 'Get everybody out.',
    agents: 2,
    arena: { min: [-2, GROUND, -2], max: [wide + 1, GROUND + 5, INSIDE + 2], spawn: [2, GROUND, 2] },
    escape: {
      rooms,
      start: nameOf(0),
      exit: nameOf(length),
      blocks: [
        bricks([-1, GROUND, -1], [wide + 1, 3, 1]),
        bricks([-1, GROUND, INSIDE], [wide + 1, 3, 1]),
        bricks([-1, GROUND, 0], [1, 3, INSIDE]),
        bricks([wide - 1, GROUND, 0], [1, 3, INSIDE]),
        ...gates.flatMap((at) => [0, 3].map((z) => bricks([PITCH * at + INSIDE, GROUND, z], [1, 3, 2]))),
      ],
      mechanisms: gates.flatMap((at) =>
        [0, 2, 4].map((x, number) => ({
          id: `lever-${at + 1}-${number + 1}`,
          at: [PITCH * at + x, GROUND + 1, 0],
          block: 'lever[face=wall,facing=south]',
        })),
      ),
      gates: gates.map((at) => ({
        id: `gate-${at + 1}`,
        between: [nameOf(at), nameOf(at + 1)],
        cells: [{ block: 'iron_bars', at: [PITCH * at + INSIDE, GROUND, 2], size: [1, 2, 1] }],
        opened_by: at % 2 === 0 ? [`lever-${at + 1}-1`] : [`lever-${at + 1}-1`, `lever-${at + 1}-2`],
      })),
    },
  }
  return parseTask(JSON.stringify(task), task.id, builtinScenarios)
}
