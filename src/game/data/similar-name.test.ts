import { describe, expect, it } from 'vitest'
import { DEFAULT_GAME_VERSION } from '../version.ts'
import { gameData } from './game-data.ts'
import { similarName } from './similar-name.ts'

const game = gameData(DEFAULT_GAME_VERSION)

describe('a name that does not exist', () => {
  it.each([
    ['bed', 'red_bed'],
    ['planks', 'oak_planks'],
    ['stone_brick', 'stone_bricks'],
    ['dimond_block', 'diamond_block'],
    ['coblestone', 'cobblestone'],
    ['minecraft:Bed', 'red_bed'],
    ['beds', 'red_bed'],
    ['logs', 'oak_log'],
    ['plank', 'oak_planks'],
    ['workbench', 'crafting_table'],
    ['cobble', 'cobblestone'],
    ['slime', 'slime_block'],
  ])('is like another by slip or by meaning: %s → %s', (name, like) => {
    expect(game.suggestBlock(name)).toBe(like)
  })

  it.each(['', 'dog', 'qqqqq', 'x'.repeat(100)])('is like none: %s', (name) => {
    expect(game.suggestBlock(name)).toBeUndefined()
  })

  it('is found among other names, too', () => {
    expect(similarName('villager-constructoin', ['villager-cooking', 'villager-construction'])).toBe(
      'villager-construction',
    )
    expect(similarName('stikc', ['brick', 'stick'])).toBe('stick')
    expect(similarName('head', ['lead', 'player_head'])).toBe('player_head')
    expect(similarName('steak', ['stick', 'cooked_beef'])).toBe('cooked_beef')
    expect(similarName('escape', ['villager-escape', 'fresh-escape'])).toBe('fresh-escape')
  })
})
