import type { Vec3 } from 'vec3'
import { describe, expect, it } from 'vitest'
import { cellKey, type Position } from '../../core/position.ts'
import type { ActionContext } from '../actions/action.ts'
import type { Bot } from '../client/bot.ts'
import { Perch } from './perch.ts'
import { putDirt } from './put-dirt.ts'
import { Scaffolding } from './scaffolding.ts'

const REFERENCE = { x: 0, y: 0, z: 0 }
const CELL = { x: 0, y: 1, z: 0 }
const CLICK = { reference: REFERENCE, face: { x: 0, y: 1, z: 0 }, cursor: { x: 0.5, y: 1, z: 0.5 } }

type Listener = (x: number, y: number, z: number) => void

/** Ann, who clicks the dirt at REFERENCE. @param onClick what the server does */
function clicking(onClick: (set: (cell: Position, name: string) => void) => void) {
  const blocks = new Map([[cellKey(REFERENCE), 'dirt']])
  const listeners = new Set<Listener>()
  const set = (cell: Position, name: string) => {
    blocks.set(cellKey(cell), name)
    for (const tell of listeners) tell(cell.x, cell.y, cell.z)
  }
  const on = (tell: Listener) => {
    listeners.add(tell)
    return () => listeners.delete(tell)
  }
  const bot = {
    blockAt: (at: Vec3) => ({ name: blocks.get(cellKey(at)) ?? 'air' }),
    extras: { changes: { on } },
    _genericPlace: async () => onClick(set),
  }
  const scaffolding = new Scaffolding()
  scaffolding.put(REFERENCE, 'Bob')
  const context = {
    bot: bot as unknown as Bot,
    clock: { now: () => 0, sleep: async () => undefined },
    signal: new AbortController().signal,
    isGone: () => false,
    perch: new Perch(scaffolding, 'Ann'),
  } as unknown as ActionContext
  const isDone = () => blocks.get(cellKey(CELL)) === 'dirt'
  return { scaffolding, listeners, put: () => putDirt(context, CLICK, { ticks: 2, isDone }) }
}

describe('dirt that an agent puts against a block', () => {
  it('is in the cell beside it', async () => {
    const { put, scaffolding, listeners } = clicking((set) => set(CELL, 'dirt'))
    expect(await put()).toBe(true)
    expect(scaffolding.ownerOf(REFERENCE)).toBe('Bob')
    expect(listeners.size).toBe(0)
  })

  it('is recorded in the cell of that block, if a teammate dug it at that moment', async () => {
    const { put, scaffolding } = clicking((set) => {
      const dug = scaffolding.at(REFERENCE)
      set(REFERENCE, 'air')
      set(REFERENCE, 'dirt')
      scaffolding.taken(dug, 'Bob')
    })
    expect(await put()).toBe(false)
    expect(scaffolding.ownerOf(REFERENCE)).toBe('Ann')
  })

  it('is recorded there, whenever the teammate records that its own is gone', async () => {
    const { put, scaffolding } = clicking((set) => {
      set(REFERENCE, 'air')
      set(REFERENCE, 'dirt')
    })
    const dug = scaffolding.at(REFERENCE)
    await put()
    scaffolding.taken(dug, 'Bob')
    expect(scaffolding.ownerOf(REFERENCE)).toBe('Ann')
  })
})
