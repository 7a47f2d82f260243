import { describe, expect, it } from 'vitest'
import { cellKey, type Position } from '../core/position.ts'
import { TaskGraph } from '../graph/task-graph.ts'
import { subtask } from '../graph/testing.ts'
import { placeBlock } from '../task/actions/place-block.ts'
import { SCAFFOLD } from '../task/scaffold.ts'
import { cell, construction } from '../task/testing.ts'
import { Helping } from './helping.ts'
import { Supplies } from './supplies.ts'
import { boardOf, fakeAvatar, fakeWorld } from './testing.ts'
import { Traffic } from './traffic.ts'

const row = (...xs: number[]): Position[] => xs.map((x) => ({ x, y: 0, z: 0 }))

/**
 * Ann works from one end of a subtask with these stone cells; the others are idle.
 * @param stones number of stones each agent carries
 * @param atHand the cells that each agent can fill without walking
 * @param block the block required in the cells instead of stone
 * @param dirt dirt that each agent carries, to climb on
 */
function team(
  cells: readonly Position[],
  stones: Record<string, number>,
  at: Record<string, Position> = {},
  atHand: Record<string, readonly string[]> = {},
  block = 'stone',
  dirt: Record<string, number> = {},
) {
  const blueprint = cells.map(({ x, y, z }) => cell(block, x, y, z))
  const stone = blueprint[0]?.item ?? block
  const placed = new Set<string>()
  const avatars = Object.keys(stones).map((name) =>
    fakeAvatar(name, {
      carries: (item) => (item === stone ? (stones[name] ?? 0) : item === SCAFFOLD ? (dirt[name] ?? 0) : 0),
      position: () => at[name] ?? { x: 0, y: 0, z: 2 },
      canPlace: ({ position }) => atHand[name]?.includes(cellKey(position)) === true,
    }),
  )
  const world = fakeWorld(avatars, {
    task: construction(blueprint),
    shows: (wanted) => wanted.every(({ position }) => placed.has(cellKey(position))),
  })
  const calls = cells.map(({ x, y, z }) => placeBlock.call({ item: stone, pos: [x, y, z] }))
  const board = boardOf(new TaskGraph([subtask(1, calls)], []), { team: world.agents })
  const supplies = new Supplies(world)
  const traffic = new Traffic(world, { emit: () => undefined }, { supplies })
  board.start(1, 'Ann')
  const helping = new Helping({ board, world, traffic, supplies })
  const cellsFor = (agent: string) => helping.choose(agent)?.cells.map(({ position }) => cellKey(position))
  const pass = (ms: number) => world.clock.sleep(ms)
  return { helping, traffic, placed, board, cellsFor, pass }
}

describe('a helping hand', () => {
  it('works on a teammate’s subtask from its other end', () => {
    const { cellsFor } = team(row(0, 1, 2, 3, 4), { Ann: 5, Ben: 5 })
    expect(cellsFor('Ben')).toEqual(['4,0,0', '3,0,0', '2,0,0', '1,0,0', '0,0,0'])
  })

  it('leaves out blocks that exist already', () => {
    const { cellsFor, placed } = team(row(0, 1, 2, 3, 4, 5), { Ann: 5, Ben: 5 })
    placed.add('5,0,0').add('0,0,0')
    expect(cellsFor('Ben')).toEqual(['4,0,0', '3,0,0', '2,0,0', '1,0,0'])
  })

  it('is not given to oneself, nor for work that no agent has started', () => {
    const { helping, board } = team(row(0, 1, 2, 3, 4), { Ann: 5, Ben: 5 })
    expect(helping.choose('Ann')).toBeUndefined()
    board.handBack('Ann')
    expect(helping.choose('Ben')).toBeUndefined()
  })

  it('does not fetch: an agent without the right blocks stays away', () => {
    expect(team(row(0, 1, 2, 3, 4), { Ann: 5, Ben: 0 }).cellsFor('Ben')).toBeUndefined()
  })

  it('places nothing before the neighbour that must come first, such as the end rod on the top of another', () => {
    const column = [4, 3, 2, 1, 0].map((y) => ({ x: 0, y, z: 0 }))
    const { cellsFor, placed } = team(column, { Ann: 5, Ben: 5 }, {}, {}, 'end_rod[facing=up]')
    expect(cellsFor('Ben')).toBeUndefined()
    placed.add('0,4,0')
    expect(cellsFor('Ben')).toEqual(['0,3,0'])
  })

  it('covers as many cells as the agent carries blocks for', () => {
    const { cellsFor } = team(row(0, 1, 2, 3, 4), { Ann: 5, Ben: 2 })
    expect(cellsFor('Ben')).toEqual(['4,0,0', '3,0,0'])
  })

  it('rests for a second after a failure: an immediate retry would be refused the same way', async () => {
    const { helping, cellsFor, pass } = team(row(0, 1, 2, 3, 4), { Ann: 5, Ben: 5, Cid: 5 })
    const help = helping.choose('Ben')!
    await helping.during('Ben', help, async () => false)
    expect(cellsFor('Ben')).toBeUndefined()
    expect(cellsFor('Cid')).toBeDefined()
    await pass(1000)
    expect(cellsFor('Ben')).toBeDefined()
    await helping.during('Ben', help, async () => {
      await pass(100)
      return true
    })
    expect(cellsFor('Ben')).toBeDefined()
    await helping.during('Ben', help, async () => undefined)
    expect(cellsFor('Ben'), 'called away').toBeDefined()
  })

  it('rests after help that took no time, e.g. only equipping: it would loop forever', async () => {
    const { helping, cellsFor, pass } = team(row(0, 1, 2, 3, 4), { Ann: 5, Ben: 5 })
    await helping.during('Ben', helping.choose('Ben')!, async () => true)
    expect(cellsFor('Ben')).toBeUndefined()
    await pass(1000)
    expect(cellsFor('Ben')).toBeDefined()
  })

  it('rests from each subtask that it failed at: it would alternate between two, and no time would pass', async () => {
    const { helping, cellsFor } = team(row(0, 1, 2, 3, 4), { Ann: 5, Ben: 5 })
    const help = helping.choose('Ben')!
    await helping.during('Ben', help, async () => true)
    await helping.during('Ben', { ...help, subtask: { ...help.subtask, id: 99 } }, async () => true)
    expect(cellsFor('Ben')).toBeUndefined()
  })

  it('is given for cells placeable without walking, regardless of how many already help', async () => {
    const at = { Ann: { x: 12, y: 0, z: 0 } }
    const stones = { Ann: 9, Ben: 9, Cid: 9, Dee: 9, Eve: 9 }
    const { helping, cellsFor } = team(row(0), stones, at, { Dee: ['0,0,0'] })
    const help = helping.choose('Ben')
    if (help === undefined) throw new TypeError('Ben finds nothing to do')
    await helping.during('Ben', help, () =>
      helping.during('Cid', help, async () => {
        expect(cellsFor('Eve')).toBeUndefined()
        expect(cellsFor('Dee')).toEqual(['0,0,0'])
        return true
      }),
    )
  })

  it('skips cells that cannot be placed from the ground or have no neighbour yet', () => {
    const column = [0, 1, 2, 3, 4, 5, 6, 7].map((y) => ({ x: 0, y, z: 0 }))
    const { cellsFor, placed } = team(column, { Ann: 9, Ben: 9 })
    expect(cellsFor('Ben')).toEqual(['0,0,0'])
    for (const y of [0, 1]) placed.add(`0,${y},0`)
    expect(cellsFor('Ben')).toEqual(['0,2,0'])
    for (const y of [2, 3, 4, 5]) placed.add(`0,${y},0`)
    expect(cellsFor('Ben')).toBeUndefined()
  })

  describe('with high cells', () => {
    const top = Array.from({ length: 12 }, (_, x) => ({ x, y: 7, z: 0 }))
    const beside = { x: 11, y: 7, z: 1 }
    const stones = { Ann: 12, Ben: 12 }
    /** Ann is far away, one end of the row is built, and Ben is at the given place. */
    const helpAt = (ben: Position, atHand: string[] = [], dirt = 0) => {
      const at = { Ann: { x: -20, y: 0, z: 0 }, Ben: ben }
      const scene = team(top, stones, at, { Ben: atHand }, 'stone', { Ben: dirt })
      scene.placed.add('11,7,0')
      return scene.cellsFor('Ben')
    }

    it('comes from an agent that reaches them from where it stands, and from one on a floor or a roof near them', () => {
      expect(helpAt({ x: 10, y: 0, z: 1 })).toBeUndefined()
      expect(helpAt({ x: 10, y: 0, z: 1 }, ['10,7,0'])).toEqual(['10,7,0'])
      expect(helpAt({ ...beside, y: 4 })).toEqual(['10,7,0'])
    })

    it('comes from an agent with dirt to climb on, if the climb and the removal of the dirt take less than they save', () => {
      expect(helpAt({ x: 10, y: 0, z: 1 }, [], 7)).toEqual(['10,7,0'])
      expect(helpAt({ x: 10, y: 0, z: 1 }, [], 6)).toBeUndefined()
      expect(helpAt({ x: 10, y: -9, z: 1 }, [], 64)).toBeUndefined()
    })
  })

  it('is not given when the walk takes longer than it saves', () => {
    const far = { x: 9, y: 0, z: 9 }
    expect(team(row(0, 1), { Ann: 5, Ben: 5 }, { Ben: far }).cellsFor('Ben')).toBeUndefined()
  })

  it('comes from two agents per remaining block', async () => {
    const at = { Ann: { x: 12, y: 0, z: 0 } }
    const { helping, cellsFor } = team(row(0), { Ann: 9, Ben: 9, Cid: 9, Dee: 9 }, at)
    const help = helping.choose('Ben')
    if (help === undefined) throw new TypeError('Ben finds nothing to do')
    await helping.during('Ben', help, async () => {
      expect(cellsFor('Cid')).toBeDefined()
      return helping.during('Cid', help, async () => void expect(cellsFor('Dee')).toBeUndefined())
    })
    expect(cellsFor('Dee')).toBeDefined()
  })

  it('is not given when the current helpers finish before it arrives', async () => {
    const at = { Ben: { x: 0, y: 0, z: 3 }, Cid: { x: 0, y: 0, z: 6 } }
    const { helping, cellsFor } = team(row(0, 1, 2, 3, 4, 5, 6), { Ann: 9, Ben: 9, Cid: 9 }, at)
    expect(cellsFor('Cid')).toBeDefined()
    const help = helping.choose('Ben')
    if (help === undefined) throw new TypeError('Ben finds nothing to do')
    await helping.during('Ben', help, async () => void expect(cellsFor('Cid')).toBeUndefined())
  })

  it('comes from another agent when the current helpers have a long walk', async () => {
    const at = { Ann: { x: 15, y: 0, z: 0 } }
    const { helping, cellsFor, pass } = team(row(0), { Ann: 9, Ben: 9, Cid: 9, Dee: 9 }, at)
    const help = helping.choose('Ben')
    if (help === undefined) throw new TypeError('Ben finds nothing to do')
    await helping.during('Ben', help, () =>
      helping.during('Cid', help, async () => {
        expect(cellsFor('Dee')).toBeUndefined()
        await pass(3000)
        expect(cellsFor('Dee')).toBeDefined()
        return true
      }),
    )
  })

  it('leaves a cell to the agent that is filling it and is nearer', async () => {
    const { traffic, cellsFor } = team(
      row(0, 1, 2, 3, 4, 5, 6),
      { Ann: 5, Ben: 5 },
      { Ann: { x: 6, y: 0, z: 1 }, Ben: { x: 4, y: 0, z: 1 } },
    )
    const fill = placeBlock.call({ item: 'stone', pos: [6, 0, 0] })
    await traffic.act('Ann', fill, async () => {
      expect(cellsFor('Ben')).not.toContain('6,0,0')
      expect(cellsFor('Ben')).toContain('5,0,0')
      return { ok: true, data: {} }
    })
    expect(cellsFor('Ben')).toContain('6,0,0')
  })

  it('is given by the agent below a cell to which another still walks, at any height', async () => {
    const above = [
      { x: 0, y: 0, z: 0 },
      { x: 0, y: 1, z: 0 },
      { x: 0, y: 2, z: 0 },
      { x: 0, y: 3, z: 0 },
    ]
    const at = { Ann: { x: 4, y: 3, z: 0 }, Ben: { x: 0, y: 0, z: 5 } }
    const top = '0,3,0'
    const { traffic, cellsFor, placed } = team(above, { Ann: 5, Ben: 5 }, at, { Ben: [top] })
    for (const y of [0, 1, 2]) placed.add(`0,${y},0`)
    await traffic.act('Ann', placeBlock.call({ item: 'stone', pos: [0, 3, 0] }), async () => {
      expect(cellsFor('Ben')).toEqual([top])
      return { ok: true, data: {} }
    })
  })

  it('ends the teammate’s work once nothing is left of its subtask', async () => {
    const { helping, placed } = team(row(0, 1, 2, 3, 4), { Ann: 5, Ben: 5 })
    const over = helping.begin(1)
    const help = helping.choose('Ben')
    if (help === undefined) throw new TypeError('Ben finds nothing to do')
    await helping.during('Ben', help, async () => placed.add('4,0,0').add('3,0,0').size > 0)
    expect(over.aborted).toBe(false)
    await helping.during('Ben', help, async () => placed.add('2,0,0').add('1,0,0').add('0,0,0').size > 0)
    expect(over.aborted).toBe(true)
  })
})
