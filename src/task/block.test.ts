import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatBlock, isAir, parseBlock, satisfies } from './block.ts'

const word = fc.stringMatching(/^[a-z][a-z0-9_]{0,11}$/)
const blocks = fc.record({
  name: word,
  properties: fc.dictionary(word, word, { maxKeys: 4, noNullPrototype: true }),
})

describe('a block as text', () => {
  it('comes back as it was, whatever its name and properties', () => {
    fc.assert(
      fc.property(blocks, (block) => {
        expect(parseBlock(formatBlock(block))).toEqual(block)
      }),
      { seed: 4 },
    )
  })

  it('is read with or without namespace, spaces and empty brackets', () => {
    const log = { name: 'oak_log', properties: { axis: 'x' } }
    expect(parseBlock('minecraft:oak_log[ axis = x ]')).toEqual(log)
    expect(parseBlock('oak_log[]')).toEqual({ name: 'oak_log', properties: {} })
  })

  it('is written with its properties in alphabetical order', () => {
    expect(
      formatBlock({ name: 'oak_stairs', properties: { half: 'top', facing: 'east', waterlogged: false } }),
    ).toBe('oak_stairs[facing=east,half=top,waterlogged=false]')
  })

  it.each([
    '',
    'Oak_Log',
    'oak_log[axis]',
    'oak_log[axis=]',
    'oak_log[=x]',
    'oak_log[axis=x',
    'a=b',
    'oak_log[a=b=c]',
  ])('is refused when it has another form: %j', (text) => {
    expect(parseBlock(text)).toBeUndefined()
  })
})

describe('a wish for a block', () => {
  const stairs = { name: 'oak_stairs', properties: { facing: 'east', half: 'top', waterlogged: false } }

  it('is met when every property it names is as wanted, whatever the others are', () => {
    expect(satisfies(stairs, { name: 'oak_stairs', properties: {} })).toBe(true)
    expect(satisfies(stairs, { name: 'oak_stairs', properties: { half: 'top', waterlogged: 'false' } })).toBe(
      true,
    )
  })

  it('is not met by another name, another value or a property the block lacks', () => {
    expect(satisfies(stairs, { name: 'birch_stairs', properties: {} })).toBe(false)
    expect(satisfies(stairs, { name: 'oak_stairs', properties: { facing: 'west' } })).toBe(false)
    expect(satisfies(stairs, { name: 'oak_stairs', properties: { axis: 'x' } })).toBe(false)
  })

  it('for air is met by all three kinds of it', () => {
    expect(['air', 'cave_air', 'void_air', 'water'].map(isAir)).toEqual([true, true, true, false])
  })
})
