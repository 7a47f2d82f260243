import { describe, expect, it } from 'vitest'
import type { GameEvent } from '../../core/journal/events.ts'
import { journeyOf } from './journey.ts'

let seq = 0
const event = (t: number, type: string, data: unknown) => ({ seq: seq++, t, type, data }) as GameEvent
const items = (t: number, ...list: [string, number][]) =>
  event(t, 'items.changed', { agent: 'Ann', items: list.map(([item, count]) => ({ item, count })) })

describe('a journey', () => {
  it('has the time at which each item was first carried', () => {
    const { firsts } = journeyOf([items(4000, ['oak_log', 1]), items(9000, ['oak_log', 2], ['coal', 1])])
    expect([...firsts]).toEqual([
      ['oak_log', 4],
      ['coal', 9],
    ])
  })

  it('counts tools that wear out, and not those that are lost by a death', () => {
    const tools = items(1000, ['wooden_pickaxe', 2], ['stone_axe', 1])
    const worn = journeyOf([tools, items(50_000, ['wooden_pickaxe', 1], ['stone_axe', 1])])
    expect([worn.wornOut, worn.deaths]).toEqual([1, 0])
    const died = [tools, event(50_000, 'agent.left', { agent: 'Ann', reason: 'died' }), items(50_050)]
    expect(journeyOf(died)).toMatchObject({ wornOut: 0, deaths: 1 })
  })

  it('tells what agents died of', () => {
    const position = { x: 0, y: 12, z: 0 }
    const died = event(5, 'agent.died', { agent: 'Ann', position, cause: 'was slain by Zombie' })
    expect(journeyOf([died]).causes).toEqual(['was slain by Zombie'])
  })

  it('adds up the way of all agents', () => {
    const walked = (blocks: number) => event(1, 'agent.walked', { agent: 'Ann', blocks })
    expect(journeyOf([walked(30), walked(12)]).walked).toBe(42)
  })
})
