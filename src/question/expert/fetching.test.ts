import { describe, expect, it } from 'vitest'
import type { ItemCount } from '../../game/item-counts.ts'
import type { Subtask } from '../../graph/subtask.ts'
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
}

function fetched({ x = 1, inventory = [], history = [], upcoming = [], helpers = 0 }: Situation) {
  const facts: ActFacts = {
    subtask,
    wanted: open,
    remaining: subtask.actions,
    gameVersion: '1.19.2',
    actions: [],
    history,
    upcoming,
    observation: {
      agent: 'alice',
      position: { x, y: 0, z: 0 },
      health: 20,
      food: 20,
      held: undefined,
      inventory,
      cells: [],
      containers: [{ position: { x: 0, y: 0, z: 0 }, kind: 'chest' }],
      others: [],
    },
  }
  const helped = open.map((one) => (helpers === 0 ? one : { ...one, helpers }))
  const reply = fetchMaterials(facts, helped, { next: [{ item: 'stone', count: 1 }], needed })
  const call = reply?.action ?? undefined
  const asked = call && withdrawItem.read(call)
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

  it('takes what else is needed from the same container on the same way', () => {
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

  it('leaves room for the next cell in a full inventory', () => {
    const inventory = Array.from({ length: 30 }, (_, index) => ({ item: `kind_${index}`, count: 1 }))
    const glassLess = [{ item: 'stone', count: 2 }, ...inventory]
    expect(fetched({ inventory })).toBe('2 stone')
    expect(fetched({ inventory: glassLess, upcoming: [{ item: 'bricks', count: 3 }] })).toBeUndefined()
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
