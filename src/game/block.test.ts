import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatBlock, isAir, parseBlock, satisfies } from './block.ts'

const word = fc.stringMatching(/^[a-z][a-z0-9_]{0,11}$/)
const blocks = fc.record({
  name: word,
  properties: fc.dictionary(word, word, { maxKeys: 4, noNullPrototype: true }),
})

describe('the text form of a block', () => {
  it('survives a round trip with any name and properties', () => {
    fc.assert(
      fc.property(blocks, (block) => {
        expect(parseBlock(formatBlock(block))).toEqual(block)
      }),
      { seed: 4 },
    )
  })

  it('may have a namespace, spaces or empty brackets', () => {
    const log = { name: 'oak_log', properties: { axis: 'x' } }
    expect(parseBlock('minecraft:oak_log[ axis = x ]')).toEqual(log)
    expect(parseBlock('oak_log[]')).toEqual({ name: 'oak_log', properties: {} })
  })

  it('lists the properties in alphabetical order', () => {
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
  ])('is refused if the syntax is wrong: %j', (text) => {
    expect(parseBlock(text)).toBeUndefined()
  })
})

describe('satisfies', () => {
  const stairs = { name: 'oak_stairs', properties: { facing: 'east', half: 'top', waterlogged: false } }

  it('checks the wanted properties and ignores the others', () => {
    expect(satisfies(stairs, { name: 'oak_stairs', properties: {} })).toBe(true)
    expect(satisfies(stairs, { name: 'oak_stairs', properties: { half: 'top', waterlogged: 'false' } })).toBe(
      true,
    )
  })

  it('is false for another name, another value or a property that the block lacks', () => {
    expect(satisfies(stairs, { name: 'birch_stairs', properties: {} })).toBe(false)
    expect(satisfies(stairs, { name: 'oak_stairs', properties: { facing: 'west' } })).toBe(false)
    expect(satisfies(stairs, { name: 'oak_stairs', properties: { axis: 'x' } })).toBe(false)
  })
})

describe('isAir', () => {
  it('is true for all three kinds of air', () => {
    expect(['air', 'cave_air', 'void_air', 'water'].map(isAir)).toEqual([true, true, true, false])
  })
})
