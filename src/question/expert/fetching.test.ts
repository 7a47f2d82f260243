import { describe, expect, it } from 'vitest'
import type { ItemCount } from '../../game/item-counts.ts'
import type { Subtask } from '../../graph/subtask.ts'
import { deposit } from '../../task/actions/deposit.ts'
import { withdrawItem } from '../../task/actions/withdraw-item.ts'
import { cell } from '../../task/testing.ts'
import type { ActFacts } from '../kinds/act.ts'
import type { Step } from '../step.ts'
import { fetchMaterials } from './fetching.ts'

const chest: [number, number, number] = [0, 0, 0]
const subtask: Subtask = {
  id: 1,
  description: '',
  step: { function: 'work', arguments: {} },
  actions: ['stone', 'glass'].map((item) => withdrawItem.call({ container: chest, item, amount: 2 })),
}
const open = [cell('stone', 9, 0, 0), cell('glass', 9, 0, 1), cell('stone', 9, 0, 2)]
const needed: ItemCount[] = [
  { item: 'stone', count: 2 },
  { item: 'glass', count: 1 },
]

interface Situation {
  x?: number
  inventory?: ItemCount[]
  history?: Step[]
  upcoming?: ActFacts['upcoming']
  helpers?: number
  stores?: ActFacts['stores']
  containers?: ActFacts['observation']['containers']
  need?: ItemCount[]
  /** Height of the cells above the agent (blocks). */
  rise?: number
  isUp?: boolean
  /** How much farther away the cells are (blocks). */
  away?: number
}

function fetched({
  x = 1,
  inventory = [],
  history = [],
  upcoming = [],
  helpers = 0,
  stores,
  containers = [{ position: { x: 0, y: 0, z: 0 }, kind: 'chest' }],
  need = needed,
  rise = 0,
  isUp = false,
  away = 0,
}: Situation) {
  const facts: ActFacts = {
    subtask,
    wanted: open,
    remaining: subtask.actions,
    gameVersion: '1.19.2',
    actions: [],
    history,
    upcoming,
    ...(stores && { stores }),
    observation: {
      agent: 'alice',
      position: { x, y: 0, z: 0 },
      health: 20,
      food: 20,
      held: undefined,
      inventory,
      cells: [],
      containers,
      others: [],
      ...(isUp && { isUp }),
    },
  }
  const helped = open.map((one) => ({
    ...one,
    ...(helpers === 0 ? {} : { helpers }),
    position: { ...one.position, x: one.position.x + away, y: one.position.y + rise },
  }))
  const reply = fetchMaterials(facts, helped, { next: [{ item: 'stone', count: 1 }], needed: need })
  const call = reply?.action ?? undefined
  const asked = call && withdrawItem.read(call)
  const stored = call && deposit.read(call)
  if (stored) return `-${stored.amount} ${stored.item}`
  return asked ? `${asked.amount} ${asked.item}` : call?.name
}

const refused = (item: string, amount: number, missing: number): Step => ({
  thought: '',
  action: withdrawItem.call({ container: chest, item, amount }),
  result: { ok: false, reason: 'missing_item', detail: '', missing: [{ item, count: missing }] },
})

describe('fetching materials', () => {
  it('takes for this subtask and the next ones at once', () => {
    expect(fetched({ upcoming: [{ item: 'stone', count: 5 }] })).toBe('7 stone')
  })

  it('takes the other required items from the same container on the same trip', () => {
    expect(fetched({ inventory: [{ item: 'stone', count: 2 }] })).toBe('1 glass')
    const inventory = [
      { item: 'stone', count: 2 },
      { item: 'glass', count: 1 },
    ]
    expect(fetched({ inventory, upcoming: [{ item: 'bricks', count: 3 }] })).toBe('3 bricks')
    expect(fetched({ inventory })).toBeUndefined()
  })

  it('takes dirt for the helper blocks that are planned, and a few more', () => {
    const inventory = [
      { item: 'stone', count: 2 },
      { item: 'glass', count: 1 },
    ]
    expect(fetched({ inventory, helpers: 2 })).toBe('8 dirt')
    expect(fetched({ inventory: [...inventory, { item: 'dirt', count: 2 }], helpers: 2 })).toBeUndefined()
  })

  const kinds = (count: number) =>
    Array.from({ length: count }, (_, index) => ({ item: `kind_${index}`, count: 1 }))
  const here = { x: 0, y: 0, z: 0 }
  const stock = (...items: ItemCount[]) => [{ position: here, items }]

  it('leaves room for the whole subtask when it takes along what comes later', () => {
    const upcoming = [{ item: 'bricks', count: 3 }]
    expect(fetched({ inventory: kinds(34) })).toBe('2 stone')
    const inventory = [{ item: 'stone', count: 2 }, { item: 'glass', count: 1 }, ...kinds(29)]
    expect(fetched({ inventory, upcoming })).toBe('3 bricks')
    expect(fetched({ inventory: [...inventory, { item: 'kind_29', count: 1 }], upcoming })).toBeUndefined()
  })

  it('puts back what no subtask takes when it has no room, then what the latest of the next ones takes', () => {
    const stores = stock({ item: 'stone', count: 9 })
    const later = kinds(36).map(({ item }) => ({ item, count: 1 }))
    expect(fetched({ inventory: kinds(36), stores, upcoming: later.slice(0, 35) })).toBe('-1 kind_35')
    expect(fetched({ inventory: kinds(36), stores, upcoming: later })).toBe('-1 kind_35')
  })

  it('keeps the dirt that it climbs on when it makes room: it would fetch it again, and put it back again', () => {
    const stores = stock({ item: 'stone', count: 9 })
    const inventory = [{ item: 'dirt', count: 8 }, ...kinds(35)]
    expect(fetched({ inventory, stores, upcoming: kinds(35), rise: 8 })).toBe('-1 kind_34')
    expect(fetched({ inventory, stores, upcoming: kinds(35) })).toBe('-8 dirt')
  })

  it('makes room where it stands before it goes to a container that is full: it would be sent back for room', () => {
    const x = 30
    const near = { x: x + 1, y: 0, z: 0 }
    const containers = [near, { x: 0, y: 0, z: 0 }].map((position) => ({ position, kind: 'chest' }))
    const stores = [{ position: near, items: [] }, ...stock({ item: 'stone', count: 9 })]
    expect(fetched({ x, inventory: kinds(36), stores, containers })).toBe('-1 kind_0')
    expect(fetched({ x, inventory: kinds(35), stores, containers })).toBe('NavigateTo')
  })

  it('goes on to the next container for what the subtask still takes before it builds', () => {
    const far = { x: 20, y: 0, z: 0 }
    const containers = [here, far].map((position) => ({ position, kind: 'chest' }))
    const stores = [
      { position: here, items: [{ item: 'stone', count: 9 }] },
      { position: far, items: [{ item: 'prismarine', count: 9 }] },
    ]
    const need = [
      { item: 'stone', count: 2 },
      { item: 'prismarine', count: 1 },
    ]
    const took: Step = {
      thought: '',
      action: withdrawItem.call({ container: chest, item: 'stone', amount: 2 }),
      result: { ok: true, data: {} },
    }
    const inventory = [{ item: 'stone', count: 2 }]
    expect(fetched({ inventory, stores, containers, need, history: [took] })).toBe('NavigateTo')
    expect(fetched({ inventory, stores, containers, need })).toBeUndefined()
  })

  it('goes on to the next container for later subtasks where that is short beside the walk it saves', () => {
    const beside = { x: 0, y: 0, z: 8 }
    const containers = [here, beside].map((position) => ({ position, kind: 'chest' }))
    const stores = [...stock({ item: 'stone', count: 9 }), { position: beside, items: kinds(40) }]
    const took: Step = {
      thought: '',
      action: withdrawItem.call({ container: chest, item: 'stone', amount: 2 }),
      result: { ok: true, data: {} },
    }
    const inventory = [
      { item: 'stone', count: 2 },
      { item: 'glass', count: 1 },
    ]
    const onRound = { inventory, stores, containers, upcoming: kinds(40), history: [took], away: 25 }
    expect(fetched(onRound)).toBe('NavigateTo')
    expect(fetched({ ...onRound, away: 0 })).toBeUndefined()
    expect(fetched({ ...onRound, history: [] })).toBeUndefined()
    expect(fetched({ ...onRound, upcoming: [] })).toBeUndefined()
    expect(fetched({ ...onRound, inventory: [...inventory, ...kinds(30)] })).toBeUndefined()
  })

  it('gets all that the subtask takes before it climbs, and climbs without what it cannot get', () => {
    const inventory = [
      { item: 'stone', count: 2 },
      { item: 'dirt', count: 20 },
    ]
    const below = { x: 12, inventory, rise: 8 }
    const placed: Step = { thought: '', action: { name: 'Wait', args: {} }, result: { ok: true, data: {} } }
    expect(fetched({ ...below, history: [placed] })).toBe('NavigateTo')
    expect(fetched({ ...below, rise: 4 })).toBeUndefined()
    expect(fetched({ ...below, isUp: true })).toBeUndefined()
    expect(fetched({ ...below, history: [refused('glass', 1, 1)] })).toBeUndefined()
    const isLost: Step = { ...placed, result: { ok: false, reason: 'unreachable', detail: '' } }
    expect(fetched({ ...below, history: [isLost] })).toBeUndefined()
  })

  it('makes room after a full inventory before it withdraws a second kind', () => {
    const full: Step = {
      thought: '',
      action: withdrawItem.call({ container: chest, item: 'stone', amount: 2 }),
      result: { ok: false, reason: 'inventory_full', detail: '' },
    }
    const stores = stock({ item: 'stone', count: 9 }, { item: 'glass', count: 9 })
    expect(fetched({ inventory: kinds(20), stores, history: [full] })).toBe('-1 kind_0')
  })

  it('makes no way for what comes later', () => {
    const inventory = [{ item: 'stone', count: 1 }]
    expect(fetched({ x: 30, inventory, upcoming: [{ item: 'bricks', count: 3 }] })).toBeUndefined()
    expect(fetched({ x: 30 })).toBe('NavigateTo')
  })

  it('takes as much as there is after a refusal, and stops asking where there is nothing', () => {
    const upcoming = [{ item: 'stone', count: 5 }]
    expect(fetched({ upcoming, history: [refused('stone', 7, 4)] })).toBe('3 stone')
    expect(fetched({ upcoming, history: [refused('stone', 7, 7)] })).toBe('1 glass')
  })
})
