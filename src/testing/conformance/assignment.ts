import assert from 'node:assert/strict'
import { createRandom, type Random } from '../../core/random.ts'
import type { Dependency, Subtask } from '../../graph/subtask.ts'
import { TaskGraph } from '../../graph/task-graph.ts'
import { builtInActions } from '../../task/actions/built-in.ts'
import type { AssignmentStrategy } from '../../worker/assignment/assignment-strategy.ts'
import { PathBoard } from '../../worker/board/path-board.ts'
import { WorkEstimates } from '../../worker/work-estimates.ts'
import type { Check } from '../check.ts'

/** Random boards per check. */
const BOARDS = 200
const MAX_SUBTASKS = 9

/** A random acyclic graph. */
function randomGraph(random: Random): TaskGraph {
  const size = 1 + random.integer(MAX_SUBTASKS)
  const ids = Array.from({ length: size }, (_, index) => index + 1)
  const subtasks = ids.map(
    (id): Subtask => ({
      id,
      description: `subtask ${id}`,
      step: { function: 'work', arguments: {} },
      actions: [],
    }),
  )
  const edges = ids.flatMap((from) =>
    ids
      .filter((to) => to > from && random.integer(3) === 0)
      .map((to): Dependency => ({ from, to, rules: [], reason: '' })),
  )
  return new TaskGraph(subtasks, edges)
}

/** A board with some subtasks done and some in progress. */
function randomBoard(random: Random): PathBoard {
  const board = new PathBoard(randomGraph(random), {
    estimates: new WorkEstimates({ actions: builtInActions }),
  })
  for (let index = random.integer(6); index > 0; index--) {
    const path = random.pick(board.candidates())
    if (path === undefined) break
    const agent = `agent ${index}`
    board.start(board.nextOn(path) ?? 0, agent)
    if (random.integer(3) > 0) board.finish(agent)
  }
  return board
}

/**
 * The team's requirements for any assignment strategy.
 * @param create function that makes a fresh strategy whose only randomness is this source
 */
export function assignmentConformance(create: (random: Random) => AssignmentStrategy): Check[] {
  return [
    {
      name: 'has an id',
      run: async () => assert.match(create(createRandom(1)).id, /^\S+$/),
    },
    {
      name: 'gives one of the candidates, or nothing',
      async run() {
        const random = createRandom(18)
        const strategy = create(random.fork('strategy'))
        for (let n = 0; n < BOARDS; n++) {
          const board = randomBoard(random)
          const candidates = board.candidates('Alice')
          const given = strategy.next({ name: 'Alice' }, board)
          if (given !== undefined)
            assert.ok(
              candidates.includes(given),
              `got path ${given}, candidates are ${candidates.join(', ')}`,
            )
        }
      },
    },
    {
      name: 'gives the same path again for the same board and the same seed',
      async run() {
        const given = () => {
          const random = createRandom(7)
          const strategy = create(random.fork('strategy'))
          return Array.from({ length: BOARDS }, () => strategy.next({ name: 'Alice' }, randomBoard(random)))
        }
        assert.deepEqual(given(), given())
      },
    },
  ]
}
