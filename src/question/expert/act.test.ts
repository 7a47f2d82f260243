import { describe, expect, it } from 'vitest'
import type { Position } from '../../core/position.ts'
import { subtask } from '../../graph/testing.ts'
import { wantedCells } from '../../graph/wanted-cells.ts'
import { builtInActions } from '../../task/actions/built-in.ts'
import { navigateTo } from '../../task/actions/navigate-to.ts'
import { cell, construction } from '../../task/testing.ts'
import type { ActFacts } from '../kinds/act.ts'
import { expertAct, openCells } from './act.ts'
import { expertReflect } from './reflect.ts'
import { facts, placing, refusal, standing, tuple, withdraw } from './testing.ts'

describe('a cell that is too high to be placed from the ground', () => {
  const mast = subtask(1, [placing(0, 9, 0)])
  const chest = { x: 5, y: 0, z: 0 }
  const dirt = { name: 'WithdrawItem', args: { container: tuple(chest), item: 'dirt', amount: 15 } }
  const high = (dirtCarried: number, history: Parameters<typeof facts>[1] = []): ActFacts => ({
    ...facts(
      {
        position: { x: 3, y: 0, z: 0 },
        inventory: [
          { item: 'stone', count: 1 },
          { item: 'dirt', count: dirtCarried },
        ],
        cells: [{ position: { x: 0, y: 9, z: 0 }, block: 'air' }],
      },
      history,
    ),
    subtask: mast,
    wanted: wantedCells(mast, construction([cell('stone', 0, 9, 0)]), builtInActions),
  })

  it('makes the expert take as much dirt along as the cell is high, and some to spare', () => {
    expect(expertAct(high(0), builtInActions).action).toEqual(dirt)
    expect(expertAct(high(4), builtInActions).action).toMatchObject({ args: { item: 'dirt', amount: 11 } })
  })

  it('is placed when enough is carried, or when no agent has any', () => {
    expect(expertAct(high(9), builtInActions).action).toMatchObject({ name: 'PlaceBlock' })
    expect(expertAct(high(0, [refusal(dirt, 'missing_item')]), builtInActions).action).toMatchObject({
      name: 'PlaceBlock',
    })
  })

  it('is walked to along the ground where it lies higher than a range can say', () => {
    const tall = subtask(1, [placing(30, 25, 0)])
    const { action } = expertAct(
      {
        ...high(25),
        subtask: tall,
        wanted: wantedCells(tall, construction([cell('stone', 30, 25, 0)]), builtInActions),
      },
      builtInActions,
    )
    expect(action).toEqual({ name: 'NavigateTo', args: { pos: [30, 0, 0], range: 4 } })
  })
})

describe('a far cell that has to be filled from one side', () => {
  const far = (block: string, history: Parameters<typeof facts>[1] = []): ActFacts => {
    const own = subtask(1, [placing(20, 0, 0)])
    const wanted = wantedCells(own, construction([cell(block, 20, 0, 0)]), builtInActions)
    const item = wanted[0]?.item ?? ''
    const state = { position: { x: 0, y: 0, z: 0 }, inventory: [{ item, count: 1 }] }
    const cells = [{ position: { x: 20, y: 0, z: 0 }, block: 'air' }]
    return { ...facts({ ...state, cells }, history), subtask: own, wanted }
  }
  const wayTo = (...of: Parameters<typeof far>) => expertAct(far(...of), builtInActions).action

  it('is approached from that side: a door is hung from outside', () => {
    expect(wayTo('oak_door[facing=south,half=lower]')).toEqual(
      navigateTo.call({ pos: [20, 0, -3], range: 2 }),
    )
    expect(wayTo('oak_door[facing=west,half=lower]')).toEqual(navigateTo.call({ pos: [23, 0, 0], range: 2 }))
  })

  it('is approached directly where that side is out of reach, or where any side will do', () => {
    const refused = refusal(navigateTo.call({ pos: [20, 0, -3], range: 2 }), 'unreachable')
    const straight = navigateTo.call({ pos: [20, 0, 0], range: 4 })
    expect(wayTo('oak_door[facing=south,half=lower]', [refused])).toEqual(straight)
    expect(wayTo('stone')).toEqual(straight)
  })
})

describe('a far cell that the agent has just walked to', () => {
  it('is filled, not walked to again, whatever rounding says about the distance', () => {
    const own = subtask(1, [placing(4, 7, 4)])
    const wanted = wantedCells(own, construction([cell('stone', 4, 7, 4)]), builtInActions)
    const state = {
      position: { x: 0.1, y: 0, z: 0.1 },
      inventory: [
        { item: 'stone', count: 1 },
        { item: 'dirt', count: 20 },
      ],
      cells: [{ position: { x: 4, y: 7, z: 4 }, block: 'air' }],
    }
    const next = (history: Parameters<typeof facts>[1]) =>
      expertAct({ ...facts(state, history), subtask: own, wanted }, builtInActions).action
    const walk = next([])
    expect(walk?.name).toBe('NavigateTo')
    const walked = { thought: '', action: walk as never, result: { ok: true as const, data: {} } }
    expect(next([walked])?.name).toBe('PlaceBlock')
  })
})

describe('a cell beside which an agent stands on a pillar', () => {
  const actionAt = (x: number, isUp: boolean) => {
    const own = subtask(1, [placing(0, 20, 0)])
    const wanted = wantedCells(own, construction([cell('stone', 0, 20, 0)]), builtInActions)
    const state = {
      position: { x, y: 18, z: 0.5 },
      ...(isUp ? { isUp: true as const } : {}),
      inventory: [{ item: 'stone', count: 1 }],
      held: 'stone',
      cells: [{ position: { x: 0, y: 20, z: 0 }, block: 'air' }],
    }
    return expertAct({ ...facts(state), subtask: own, wanted }, builtInActions).action?.name
  }

  it('is filled at once: a walk there would only lead down', () => {
    expect(actionAt(10, true)).toBe('PlaceBlock')
    expect(actionAt(10, false)).toBe('NavigateTo')
    expect(actionAt(40, true)).toBe('NavigateTo')
  })
})

describe('a far cell to which no way leads', () => {
  const behindWalls = { position: { x: 9, y: 0, z: 0 }, cells: standing('air', 'stone') }
  const step = (range: number) => refusal(navigateTo.call({ pos: [0, 0, 0], range }), 'unreachable')
  const actionAfter = (...history: Parameters<typeof facts>[1] & object) =>
    expertAct(facts(behindWalls, history), builtInActions).action

  it('is placed all the same, since placing climbs over walls', () => {
    expect(actionAfter()).toMatchObject({ name: 'NavigateTo' })
    expect(actionAfter(step(4))).toMatchObject({ name: 'PlaceBlock' })
  })

  it('is placed at once where walks there have been refused before', () => {
    const repeated = [{ action: step(4).action, reason: 'unreachable' as const, times: 2 }]
    const given = { ...facts(behindWalls), repeated }
    expect(expertAct(given, builtInActions).action).toMatchObject({ name: 'PlaceBlock' })
  })
})

describe('a cell that is placed from an upper floor', () => {
  it('is approached by the path that the refusal names', () => {
    const far = (goTo?: Position) => ({
      action: placing(0, 1, 0),
      result: { ok: false as const, reason: 'too_far' as const, detail: '', ...(goTo && { goTo }) },
    })
    const floor = { x: 2, y: 6, z: 0 }
    expect(expertAct(facts({}, [far(floor)]), builtInActions).action).toEqual({
      name: 'NavigateTo',
      args: { pos: [2, 6, 0], range: 1 },
    })
    expect(expertAct(facts({}, [far()]), builtInActions).action).toMatchObject({ name: 'PlaceBlock' })
  })
})

describe('the expert, asked to act', () => {
  const actionOf = (given: ActFacts) => expertAct(given, builtInActions).action

  it('places the first open cell when all items are carried', () => {
    expect(actionOf(facts())).toEqual({
      name: 'PlaceBlock',
      args: { item: 'stone', pos: [0, 0, 0], state: {} },
    })
  })

  it('continues with the next cell when the first is placed, and stops when all are', () => {
    expect(actionOf(facts({ cells: standing('stone', 'air') }))?.args.pos).toEqual([0, 1, 0])
    expect(actionOf(facts({ cells: standing('stone', 'stone') }))).toBeNull()
  })

  it('takes the item into its hand first', () => {
    expect(actionOf(facts({ held: undefined }))).toEqual({ name: 'Equip', args: { item: 'stone' } })
  })

  it('walks when the cell is far', () => {
    expect(actionOf(facts({ position: { x: 9, y: 0, z: 0 } }))).toMatchObject({
      name: 'NavigateTo',
      args: { pos: [0, 0, 0] },
    })
  })

  it('takes away what stands in the way, but not grass or water', () => {
    expect(actionOf(facts({ cells: standing('dirt', 'air') }))).toEqual({
      name: 'MineBlock',
      args: { pos: [0, 0, 0], discard: true },
    })
    expect(actionOf(facts({ cells: standing('grass', 'air') }))?.name).toBe('PlaceBlock')
    expect(actionOf(facts({ cells: standing('water[level=0]', 'air') }))?.name).toBe('PlaceBlock')
  })

  it('fetches what is still needed from the container of the plan, walking there when it is far', () => {
    expect(actionOf(facts({ inventory: [] }))).toEqual({
      name: 'WithdrawItem',
      args: { container: [3, 0, 0], item: 'stone', amount: 2 },
    })
    expect(actionOf(facts({ inventory: [], position: { x: -9, y: 0, z: 0 } }))).toMatchObject({
      name: 'NavigateTo',
      args: { pos: [3, 0, 0] },
    })
  })

  it('takes one tool for this subtask and for all that come next', () => {
    const { wanted } = facts()
    const paths = wanted.map((one) => ({
      ...one,
      item: 'dirt',
      block: { name: 'dirt_path', properties: {} },
    }))
    const carried = [{ item: 'dirt', count: 9 }]
    const given = {
      ...facts({ inventory: carried }),
      wanted: paths,
      upcoming: [{ item: 'iron_shovel', count: 1 }],
    }
    expect(actionOf(given)).toMatchObject({ args: { item: 'iron_shovel', amount: 1 } })
  })

  it('tries the next container it knows when one lacks the item, and stops when none is left', () => {
    const first = refusal(withdraw({ x: 3, y: 0, z: 0 }), 'missing_item')
    const second = refusal(withdraw({ x: 5, y: 0, z: 0 }), 'missing_item')
    expect(actionOf(facts({ inventory: [] }, [first]))?.args.container).toEqual([5, 0, 0])
    expect(actionOf(facts({ inventory: [] }, [first, second]))).toBeNull()
  })

  it('turns to other cells when one refuses, and leaves it after three refusals', () => {
    const refused = refusal(placing(0, 0, 0), 'no_support')
    expect(openCells(facts({}, [refused]), builtInActions).open.map(({ position }) => position.y)).toEqual([
      1, 0,
    ])
    const repeated = [{ action: refused.action, reason: 'no_support' as const, times: 2 }]
    const known = (...steps: (typeof refused)[]) => ({ ...facts({}, steps), repeated })
    expect(openCells(known(), builtInActions).open.map(({ position }) => position.y)).toEqual([1, 0])
    expect(openCells(known(refused), builtInActions).open.map(({ position }) => position.y)).toEqual([1])
    expect(
      openCells(facts({}, [refused, refused, refused]), builtInActions).open.map(
        ({ position }) => position.y,
      ),
    ).toEqual([1])
  })
})

describe('the expert, asked to reflect', () => {
  it('believes what it sees, not what it did', () => {
    const claimed = [{ action: placing(0, 0, 0), result: { ok: true as const, data: {} } }]
    expect(expertReflect(facts({}, claimed)).status).toBe(false)
    expect(expertReflect(facts({ cells: standing('stone', 'stone') })).status).toBe(true)
  })

  it('does not take a cell it cannot see for done', () => {
    expect(expertReflect(facts({ cells: standing('stone', 'stone').slice(0, 1) })).status).toBe(false)
  })

  it('names the last refusal', () => {
    expect(expertReflect(facts({}, [refusal(placing(0, 0, 0), 'no_support')])).reasoning).toContain(
      'no_support',
    )
  })
})
