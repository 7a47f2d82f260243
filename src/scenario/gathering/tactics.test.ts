import { describe, expect, it } from 'vitest'
import { subtask } from '../../graph/testing.ts'
import { fakeAvatar, fakeWorld } from '../../worker/testing.ts'
import { asGathering, parseTask } from '../testing.ts'
import { gatheringTactics } from './tactics.ts'

const task = asGathering(
  parseTask(
    `schema: 1
id: bread
scenario: gathering
title: Bread
goal: Bake.
arena: { min: [0, 0, 0], max: [9, 5, 9], spawn: [1, 0, 1] }
supply: { chests: [{ at: [3, 0, 3], items: [{ item: wheat, count: 3 }] }] }
gathering:
  obtain: [{ item: bread }]
  blocks: [{ block: furnace, at: [5, 0, 5] }]
`,
    'bread.yaml',
  ),
)
const baking = subtask(1, [{ name: 'Craft', args: { item: 'cake', amount: 1 } }])
const smelting = (id: number, item: string) =>
  subtask(id, [{ name: 'Smelt', args: { item, amount: 1, fuel: 'coal' } }])

/** The tactics of agents with these inventories. */
function tactics(pockets: Record<string, string[]>) {
  const avatars = Object.entries(pockets).map(([name, items]) =>
    fakeAvatar(name, { carries: (item) => (items.includes(item) ? 9 : 0) }),
  )
  return gatheringTactics(task, { ...fakeWorld(avatars), task })
}

describe('a team that gathers', () => {
  it('leaves a subtask to the free agent that carries most of its materials', () => {
    const { mayStart } = tactics({ Ann: ['egg'], Ben: ['egg', 'sugar'], Cid: [] })
    const none = new Map()
    expect(['Ann', 'Ben', 'Cid'].map((name) => mayStart?.(name, baking, none))).toEqual([false, true, false])
    expect(mayStart?.('Ann', baking, new Map([['Ben', smelting(2, 'potato')]]))).toBe(true)
  })

  it('lets any agent start a subtask for which none carries anything', () => {
    const { mayStart } = tactics({ Ann: [], Ben: [] })
    expect(mayStart?.('Ann', baking, new Map())).toBe(true)
  })

  it('does not begin to smelt while the only furnace is in use', () => {
    const { mayStart } = tactics({ Ann: ['coal', 'potato'], Ben: ['coal', 'rabbit'] })
    expect(mayStart?.('Ben', smelting(3, 'rabbit'), new Map([['Ann', smelting(2, 'potato')]]))).toBe(false)
    expect(mayStart?.('Ben', smelting(3, 'rabbit'), new Map([['Ann', baking]]))).toBe(true)
  })

  it('starts nothing with a tool that only a teammate at work carries', () => {
    const digging = subtask(4, [
      { name: 'Equip', args: { item: 'wooden_pickaxe' } },
      { name: 'MineBlock', args: { pos: [2, 0, 2] } },
    ])
    const { mayStart } = tactics({ Ann: ['wooden_pickaxe'], Ben: ['stick'], Cid: [] })
    const busy = new Map([['Ann', baking]])
    expect(['Ben', 'Cid'].map((name) => mayStart?.(name, digging, busy))).toEqual([false, false])
    const stocked = tactics({ Ann: ['wooden_pickaxe'], Ben: ['wooden_pickaxe'], Cid: [] })
    expect(mayStart?.('Ann', digging, new Map())).toBe(true)
    expect(mayStart?.('Ben', digging, new Map())).toBe(false)
    expect(stocked.mayStart?.('Ben', digging, busy)).toBe(true)
  })
})
