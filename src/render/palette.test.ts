import { describe, expect, test } from 'vitest'
import { colourOfText } from './colour.ts'
import { materialOf } from './palette.ts'

describe('palette', () => {
  test('knows dyes, woods and stones by the parts of a name', () => {
    expect(materialOf('red_wool').side).toBe(materialOf('red_concrete').side)
    expect(materialOf('light_blue_wool').side).not.toBe(materialOf('blue_wool').side)
    expect(materialOf('dark_oak_planks').side).not.toBe(materialOf('oak_planks').side)
    expect(materialOf('stone_brick_stairs').side).toBe(materialOf('stone_bricks').side)
    expect(materialOf('stone_bricks').side).not.toBe(materialOf('bricks').side)
  })

  test('gives logs rings, grass a green top, lights a flame, and glass something to look through', () => {
    expect(materialOf('spruce_log').end).toBeDefined()
    expect(materialOf('spruce_wood').end).toBeUndefined()
    expect(materialOf('grass_block').top).not.toBe(materialOf('grass_block').side)
    expect(materialOf('wall_torch').glows).toBe(true)
    expect(materialOf('glass').opacity).toBeLessThan(1)
    expect(materialOf('blue_stained_glass_pane').opacity).toBeLessThan(1)
  })

  test('gives an unknown block a colour of its own that stays the same', () => {
    expect(materialOf('quux')).toEqual({ side: colourOfText('quux') })
    expect(colourOfText('quux')).toMatch(/^#[0-9a-f]{6}$/)
    expect(colourOfText('quux')).not.toBe(colourOfText('quuz'))
  })
})
