import { describe, expect, it } from 'vitest'
import type { Position } from '../core/position.ts'
import type { ActionCall, ActionResult } from '../task/action.ts'
import { fakeAvatar, fakeWorld } from './testing.ts'
import { Traffic } from './traffic.ts'

const place = (x: number): ActionCall => ({ name: 'PlaceBlock', args: { item: 'stone', pos: [x, 0, 0] } })
const worked: ActionResult = { ok: true, data: {} }

/** Agents that cannot move. */
const stuck = new Set<string>()

/** Agents that cannot walk anywhere, and those among them that stand on a pillar. */
const shutIn = new Set<string>()
const up = new Set<string>()

/** Agents in a row, two blocks apart, that can step to any adjacent cell, and a record of their moves. */
function crowd(...names: string[]) {
  const moves: string[] = []
  const avatars = names.map((name, index) => {
    const feet: Position = { x: 2 * index + 0.5, y: 0, z: 0.5 }
    return fakeAvatar(name, {
      position: () => feet,
      standingPlaces: () => (shutIn.has(name) ? [0] : [-1, 1]).map((z) => ({ x: 2 * index, y: 0, z })),
      observe: () => (up.has(name) ? { isUp: true } : {}),
      async act({ args }) {
        moves.push(`${name} to ${args.pos}`)
        return stuck.has(name) ? { ok: false, reason: 'stuck', detail: '' } : worked
      },
    })
  })
  return { traffic: new Traffic(fakeWorld(avatars), { emit: () => undefined }), moves }
}

describe('the traffic of a team', () => {
  it('asks the agents that a refusal names to make room, regardless of its wording', async () => {
    const { traffic, moves } = crowd('Ann', 'Ben', 'Cid')
    const refusal: ActionResult = {
      ok: false,
      reason: 'entity_in_the_way',
      detail: 'Cid should not care',
      blockers: ['Ben'],
    }
    const listening = traffic.changes.listen()
    await traffic.act('Ann', place(2), async () => refusal)
    await listening.changed
    expect(await traffic.stepAside('Cid')).toBe(false)
    expect(await traffic.stepAside('Ben')).toBe(true)
    expect(moves).toEqual(['Ben to 2,0,1'])
  })

  it('asks an agent that stands where another climbs to make room, though it is not in the cell to be filled', async () => {
    const { traffic, moves } = crowd('Ann', 'Ben', 'Cid')
    const refusal = { ok: false, reason: 'entity_in_the_way', detail: '', blockers: ['Ben'] } as const
    await traffic.act('Ann', place(9), async () => refusal)
    expect(await traffic.stepAside('Ben')).toBe(false)
    const blockedAt = { x: 2, y: 0, z: 0 }
    await traffic.act('Ann', place(9), async () => ({ ...refusal, blockedAt }))
    expect(await traffic.stepAside('Ben')).toBe(true)
    expect(moves).toEqual(['Ben to 2,0,1'])
  })

  it('lets an agent that has left the cell in the meantime stay where it is', async () => {
    const { traffic, moves } = crowd('Ann', 'Ben', 'Cid')
    await traffic.act('Ann', place(2), async () => ({
      ok: false,
      reason: 'entity_in_the_way',
      detail: '',
      blockers: ['Cid'],
    }))
    expect([traffic.isInTheWay('Cid'), await traffic.stepAside('Cid')]).toEqual([false, false])
    expect(moves).toEqual([])
  })

  it('asks an agent at once when its body reaches into a cell, even if its feet are in the next one', async () => {
    const at = { x: 0.5, y: 0, z: 0.5 }
    const ann = fakeAvatar('Ann', { position: () => ({ x: 3.5, y: 0, z: 0.5 }) })
    const ben = fakeAvatar('Ben', { position: () => at })
    const traffic = new Traffic(fakeWorld([ann, ben]), { emit: () => undefined })
    const isAsked: boolean[] = []
    await traffic.act('Ann', place(1), async () => {
      isAsked.push(traffic.isInTheWay('Ben'))
      at.x = 0.8
      isAsked.push(traffic.isInTheWay('Ben'))
      return worked
    })
    expect(isAsked).toEqual([false, true])
    expect(traffic.isInTheWay('Ben'), 'once the cell is filled').toBe(false)
  })

  it('lets one agent fill a cell at a time, in the order of the requests', async () => {
    const { traffic } = crowd('Ann', 'Ben')
    const order: string[] = []
    const work = (name: string) => async () => {
      order.push(`${name} begins`)
      await Promise.resolve()
      order.push(`${name} ends`)
      return worked
    }
    await Promise.all([
      traffic.act('Ann', place(9), work('Ann')),
      traffic.act('Ben', place(9), work('Ben')),
      traffic.act('Ann', { name: 'ScanEntities', args: {} }, work('Cid')),
    ])
    expect(order.filter((line) => !line.startsWith('Cid'))).toEqual([
      'Ann begins',
      'Ann ends',
      'Ben begins',
      'Ben ends',
    ])
  })

  it('marks an agent in the way as stuck if it cannot leave, unless it has climbed there', async () => {
    const { traffic } = crowd('Ann', 'Ben', 'Cid')
    for (const name of ['Ben', 'Cid']) shutIn.add(name)
    up.add('Cid')
    const refusal = { ok: false, reason: 'entity_in_the_way', detail: '' } as const
    await traffic.act('Ann', place(2), async () => ({ ...refusal, blockers: ['Ben'] }))
    await traffic.act('Ann', place(4), async () => ({ ...refusal, blockers: ['Cid'] }))
    for (const name of ['Ben', 'Cid']) await traffic.stepAside(name)
    expect(['Ben', 'Cid'].map((name) => traffic.isStuck(name))).toEqual([true, false])
    shutIn.clear()
    up.clear()
  })

  it('sends an agent that would be walled in out through the gap, regardless of the size of the house', async () => {
    const moves: string[] = []
    // A corridor along z whose only exit is the cell at z = 0, with open ground beyond.
    const inside = Array.from({ length: 14 }, (_, index) => ({ x: 0, y: 0, z: index + 1 }))
    const outside = [-1, -2].map((z) => ({ x: 0, y: 0, z }))
    const ann = fakeAvatar('Ann', { position: () => ({ x: 0.5, y: 0, z: -3.5 }) })
    const ben = fakeAvatar('Ben', {
      position: () => ({ x: 0.5, y: 0, z: 6.5 }),
      standingPlaces: () => [...inside, { x: 0, y: 0, z: 0 }, ...outside],
      async act({ args }) {
        moves.push(`${args.pos}`)
        return worked
      },
    })
    const traffic = new Traffic(fakeWorld([ann, ben]), { emit: () => undefined })
    const refusal = { ok: false, reason: 'walls_in', detail: '', blockers: ['Ben'] } as const
    await traffic.act('Ann', place(0), async () => refusal)
    await traffic.stepAside('Ben')
    expect(moves).toEqual(['0,0,-1'])
  })

  it.each([
    ['farmland', -0.0625],
    ['a camp fire', -0.5625],
  ])('sends an agent on %s to another cell, not to the one in which it stands', async (_ground, y) => {
    const moves: string[] = []
    const ann = fakeAvatar('Ann', { position: () => ({ x: 0.5, y: 0, z: -3.5 }) })
    const ben = fakeAvatar('Ben', {
      position: () => ({ x: 0.5, y, z: 0.2 }),
      standingPlaces: () => [0, 1].map((z) => ({ x: 0, y: 0, z })),
      async act({ args }) {
        moves.push(`${args.pos}`)
        return worked
      },
    })
    const traffic = new Traffic(fakeWorld([ann, ben]), { emit: () => undefined })
    const refusal = { ok: false, reason: 'entity_in_the_way', detail: '', blockers: ['Ben'] } as const
    await traffic.act(
      'Ann',
      { name: 'PlaceBlock', args: { item: 'stone', pos: [0, 0, -1] } },
      async () => refusal,
    )
    expect(await traffic.stepAside('Ben')).toBe(true)
    expect(moves).toEqual(['0,0,1'])
  })

  it('keeps an agent marked as stuck until that is cleared', async () => {
    const { traffic } = crowd('Ann', 'Ben')
    const refusal = { ok: false, reason: 'walls_in', detail: '', blockers: ['Ben'] } as const
    await traffic.act('Ann', place(20), async () => refusal)
    stuck.add('Ben')
    await traffic.stepAside('Ben')
    expect([traffic.isStuck('Ben'), traffic.isStuck('Ben')]).toEqual([true, true])
    traffic.clearStuck('Ben')
    expect(traffic.isStuck('Ben')).toBe(false)
  })
})
