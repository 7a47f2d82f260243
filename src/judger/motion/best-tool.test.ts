import { describe, expect, it } from 'vitest'
import type { Block, Bot, Item } from '../client/bot.ts'
import { bestTool } from './best-tool.ts'

const NAMES = ['stick', 'iron_pickaxe', 'wooden_hoe']
const items = NAMES.map((name, type) => ({ name, type }) as Item)
const bot = { inventory: { items: () => items }, entity: { effects: {} } } as unknown as Bot
const dug = (ms: readonly number[]) => ({ digTime: (type: number) => ms[type] }) as unknown as Block

describe('the tool for a block', () => {
  it('is the fastest where any will do', () => {
    expect(bestTool(bot, dug([500, 100, 400]), [])?.name).toBe('iron_pickaxe')
  })

  it('is one with which the block drops something, even if it is no faster than others, or slower', () => {
    expect(bestTool(bot, dug([0, 0, 0]), ['wooden_hoe'])?.name).toBe('wooden_hoe')
    expect(bestTool(bot, dug([500, 100, 400]), ['wooden_hoe', 'stone_hoe'])?.name).toBe('wooden_hoe')
  })

  it('is the fastest where none of those is carried', () => {
    expect(bestTool(bot, dug([500, 100, 400]), ['shears'])?.name).toBe('iron_pickaxe')
  })
})
