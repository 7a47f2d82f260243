import { describe, expect, it } from 'vitest'
import { gameData } from './game-data.ts'

const game = gameData('1.19.2')

describe('game data', () => {
  it('knows the blocks and items of its version, and no later ones', () => {
    expect([
      game.hasBlock('oak_stairs'),
      game.hasBlock('mud_bricks'),
      game.hasBlock('cherry_planks'),
    ]).toEqual([true, true, false])
    expect([game.hasItem('wheat_seeds'), game.hasItem('wheat_seed')]).toEqual([true, false])
  })

  it.each(['constructor', '__proto__'])('holds no block of the name %s', (name) => {
    expect(game.hasBlock(name)).toBe(false)
    expect(game.hasItem(name)).toBe(false)
    expect(game.itemForBlock(name)).toBeUndefined()
    expect(game.blockProperties(name).size).toBe(0)
    expect(game.stackSize(name)).toBe(64)
  })

  it('lists what each property of a block may be', () => {
    const stairs = game.blockProperties('oak_stairs')
    expect(stairs.get('half')).toEqual(['top', 'bottom'])
    expect(stairs.get('waterlogged')).toEqual(['true', 'false'])
    expect(game.blockProperties('wheat').get('age')).toEqual(['0', '1', '2', '3', '4', '5', '6', '7'])
    expect(game.blockProperties('stone').size).toBe(0)
  })

  it('knows how high items stack', () => {
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

  it.each(['fire', 'nether_portal', 'water', 'air'])('knows that no player places %s', (block) => {
    expect(game.itemForBlock(block)).toBeUndefined()
  })

  it('suggests the nearest name for a slip, and nothing for a far-off one', () => {
    expect(game.suggestBlock('oak_stair')).toBe('oak_stairs')
    expect(game.suggestBlock('ok_log')).toBe('oak_log')
    expect(game.suggestBlock('quantum_flux_capacitor')).toBeUndefined()
  })

  it('is read once a process', () => {
    expect(gameData('1.19.2')).toBe(game)
  })
})
