import { describe, expect, it } from 'vitest'
import { openTrials } from '../../src/experiment/trials/open-trials.ts'
import { ruleBookSchema } from '../../src/game/rules/rule-book.ts'
import { subtask } from '../../src/graph/testing.ts'
import { tryOut } from '../../src/planner/world/try-out.ts'
import { trueDependencies } from '../../src/scenario/testing.ts'
import type { ActionCall } from '../../src/task/action.ts'
import { emptyArena, GROUND } from '../support/tasks.ts'

const act = (name: string, args: Record<string, unknown>): ActionCall => ({ name, args })
const take = (item: string, amount: number) => [
  act('WithdrawItem', { container: [4, GROUND, 0], item, amount }),
]

describe('a world in which sticks are crafted of stone', () => {
  const usual = emptyArena()
  const [chest] = usual.containers
  const items = [
    { item: 'oak_planks', count: 4 },
    { item: 'cobblestone', count: 4 },
  ]
  const task = { ...usual, containers: [{ ...(chest as NonNullable<typeof chest>), items }] }
  const rules = ruleBookSchema.parse({
    name: 'stone sticks',
    recipes: { stick: { makes: 4, takes: [{ item: 'cobblestone', count: 2 }] } },
  })
  const subtasks = [
    take('oak_planks', 2),
    take('cobblestone', 2),
    [act('Craft', { item: 'stick', amount: 4 })],
  ].map((calls, index) => subtask(index + 1, calls))

  it.each([
    ['as the game is', undefined, 1],
    ['as the book says', rules, 2],
  ])(
    'is played by clients %s, and its truth follows from that',
    async (_, book, needed) => {
      const own = book === undefined ? task : { ...task, rules: book }
      const trials = openTrials()(own, subtasks)
      try {
        const shown = await tryOut(subtasks, trials)
        expect(shown.get(3)?.requirements).toEqual([[needed]])
        expect(trueDependencies(own, subtasks)).toMatchObject([{ from: needed, to: 3 }])
      } finally {
        await trials.close()
      }
    },
    240_000,
  )
})
