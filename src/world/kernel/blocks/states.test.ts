import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { WorldError } from '../../errors.ts'
import { loadRegistry } from '../../library/registry.ts'
import { BlockStates } from './states.ts'

const registry = loadRegistry('1.19.2')
const states = new BlockStates(registry)
const last = Math.max(...registry.blocksArray.map((block) => block.maxStateId))

describe('block states', () => {
  it('encodes every state back to its number', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: last }), (stateId) => {
        const { name, properties } = states.decode(stateId)
        expect(states.encode(name, properties).stateId).toBe(stateId)
      }),
      { numRuns: 2000 },
    )
  })

  it('gives the state number that the protocol uses', () => {
    // 1.19.2: oak_stairs start at 2211 with facing north, half top, shape straight, waterlogged
    const stairs = registry.blocksByName['oak_stairs']
    expect(states.decode(stairs?.minStateId ?? 0).properties).toEqual({
      facing: 'north',
      half: 'top',
      shape: 'straight',
      waterlogged: true,
    })
    expect(states.encode('repeater', { delay: 4 }).properties['delay']).toBe(4)
  })

  it('changes one property and keeps the others', () => {
    const door = states.encode('oak_door', { facing: 'east', hinge: 'right' })
    expect(states.with(door, { open: true }).properties).toEqual({ ...door.properties, open: true })
    expect(states.with(door, {})).toBe(door)
  })

  it.each([
    ['unknown_block', () => states.encode('oak_stair')],
    ['bad_block_state', () => states.encode('oak_stairs', { facing: 'up' })],
    ['bad_block_state', () => states.encode('oak_stairs', { colour: 'red' })],
    ['bad_block_state', () => states.decode(10_000_000)],
  ])('refuses with %s', (code, make) => {
    expect(make).toThrow(expect.objectContaining({ code, name: 'WorldError' }))
    expect(make).toThrow(WorldError)
  })
})
