import { describe, expect, it } from 'vitest'
import { gameData } from './game-data.ts'

const game = gameData('1.19.2')

describe('game data', () => {
  it('has the blocks and items of its version, and no later ones', () => {
    expect([
      game.hasBlock('oak_stairs'),
      game.hasBlock('mud_bricks'),
      game.hasBlock('cherry_planks'),
    ]).toEqual([true, true, false])
    expect([game.hasItem('wheat_seeds'), game.hasItem('wheat_seed')]).toEqual([true, false])
  })

  it.each(['constructor', '__proto__'])('has no block or item called %s', (name) => {
    expect(game.hasBlock(name)).toBe(false)
    expect(game.hasItem(name)).toBe(false)
    expect(game.itemForBlock(name)).toBeUndefined()
    expect(game.blockProperties(name).size).toBe(0)
    expect(game.stackSize(name)).toBe(64)
  })

  it('lists the possible values of each property of a block', () => {
    const stairs = game.blockProperties('oak_stairs')
    expect(stairs.get('half')).toEqual(['top', 'bottom'])
    expect(stairs.get('waterlogged')).toEqual(['true', 'false'])
    expect(game.blockProperties('wheat').get('age')).toEqual(['0', '1', '2', '3', '4', '5', '6', '7'])
    expect(game.blockProperties('stone').size).toBe(0)
  })

  it('has the stack size of each item', () => {
    expect(['stone', 'oak_sign', 'red_bed'].map((item) => game.stackSize(item))).toEqual([64, 16, 1])
  })

  it.each([
    ['wall_torch', 'torch'],
    ['oak_wall_sign', 'oak_sign'],
    ['wheat', 'wheat_seeds'],
    ['cobblestone_wall', 'cobblestone_wall'],
    ['oak_door', 'oak_door'],
  ])('names the item that places %s', (block, item) => {
    expect(game.itemForBlock(block)).toBe(item)
  })

  it.each(['fire', 'nether_portal', 'air'])('knows that no item places %s', (block) => {
    expect(game.itemForBlock(block)).toBeUndefined()
  })

  it('suggests a similar name for a typo, and none if nothing is similar', () => {
    expect(game.suggestBlock('oak_stair')).toBe('oak_stairs')
    expect(game.suggestBlock('ok_log')).toBe('oak_log')
    expect(game.suggestBlock('quantum_flux_capacitor')).toBeUndefined()
  })

  it('is loaded once per process', () => {
    expect(gameData('1.19.2')).toBe(game)
  })
})
