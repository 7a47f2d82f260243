import { expect, it } from 'vitest'
import type { Position } from '../core/position.ts'
import { TaskGraph } from '../graph/task-graph.ts'
import { subtask } from '../graph/testing.ts'
import { placeBlock } from '../task/actions/place-block.ts'
import { cell, construction } from '../task/testing.ts'
import { errandFor } from './running-errands.ts'
import { Supplies } from './supplies.ts'
import { boardOf, fakeAvatar, fakeWorld } from './testing.ts'

const SITE = { x: 0, y: 0, z: 0 }

/** Ann works on a row of two stones and a brick, which only the chest holds; Ben and Cem have no work. */
function errand({
  chest,
  ben,
  ann = SITE,
  carried = {},
}: {
  chest: Position
  ben: Position
  ann?: Position
  carried?: Record<string, readonly string[]>
}) {
  const blueprint = [cell('stone', 0, 0, 0), cell('stone', 1, 0, 0), cell('bricks', 2, 0, 0)]
  const at: Record<string, Position> = { Ann: ann, Ben: ben, Cem: ben }
  const avatars = ['Ann', 'Ben', 'Cem'].map((name) =>
    fakeAvatar(name, {
      carries: (item) => (carried[name]?.includes(item) ? 64 : 0),
      position: () => at[name] as Position,
    }),
  )
  const world = fakeWorld(avatars, { task: construction(blueprint, chest), shows: () => false })
  const calls = blueprint.map(({ item, position: { x, y, z } }) => placeBlock.call({ item, pos: [x, y, z] }))
  const board = boardOf(new TaskGraph([subtask(1, calls)], []), { team: world.agents })
  board.start(1, 'Ann')
  const team = { board, world, supplies: new Supplies(world) }
  return errandFor('Ben', team, (_, item) => item !== 'stone')
}

const FAR = { x: 60, y: 0, z: 0 }

it('an agent without work fetches from far away what a teammate would have to fetch', () => {
  const carried = { Ann: ['stone'] }
  expect(errand({ chest: FAR, ben: FAR, carried })).toEqual({
    subtask: 1,
    place: SITE,
    items: [{ item: 'bricks', count: 1 }],
  })
})

it.each([
  ['another agent without work carries it', { chest: FAR, ben: FAR, carried: { Cem: ['bricks'] } }],
  ['the agent carries it already', { chest: FAR, ben: FAR, carried: { Ben: ['bricks'] } }],
  ['the teammate carries it', { chest: FAR, ben: FAR, carried: { Ann: ['bricks', 'stone'] } }],
  ['it lies near the teammate', { chest: { x: 5, y: 0, z: 0 }, ben: SITE }],
  ['the teammate is there first', { chest: FAR, ben: { x: -60, y: 0, z: 0 } }],
])('but not if %s', (_, where) => {
  expect(errand(where)).toBeUndefined()
})
