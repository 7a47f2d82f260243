import { describe, expect, it } from 'vitest'
import { countItems } from '../testing/count-items.ts'
import { redstoneBench } from '../testing/redstone-bench.ts'

describe('pistons, droppers and dispensers', () => {
  const { command, entities, tick, set, at, property } = redstoneBench()

  it('pushes twelve blocks but not thirteen, and not obsidian', () => {
    const row = (z: number, count: number, last = 'stone') => {
      set(`1 -60 ${z} piston[facing=east]`)
      command(`fill 2 -60 ${z} ${count} -60 ${z} stone`)
      set(`${count + 1} -60 ${z} ${last}`)
      set(`0 -60 ${z} redstone_block`)
    }
    row(2, 12)
    row(4, 13)
    row(6, 3, 'obsidian')
    row(8, 3, 'torch')
    tick(3)
    expect([2, 4, 6, 8].map((z) => property(1, -60, z, 'extended'))).toEqual([true, false, false, true])
    expect(at(2, -60, 2).name).toBe('piston_head')
    expect(at(14, -60, 2).name).toBe('stone')
    expect([4, 5].map((x) => at(x, -60, 8).name)).toEqual(['stone', 'air'])
    expect(entities().filter((entity) => entity.item?.name === 'torch')).toHaveLength(1)
    set('0 -60 2 air')
    tick(3)
    expect([property(1, -60, 2, 'extended'), at(2, -60, 2).name, at(3, -60, 2).name]).toEqual([
      false,
      'air',
      'stone',
    ])
  })

  it('pulls one block back with a sticky piston', () => {
    set('5 -60 5 sticky_piston[facing=up]')
    set('5 -59 5 stone')
    set('4 -60 5 redstone_block')
    tick(3)
    expect([at(5, -59, 5).name, at(5, -58, 5).name]).toEqual(['piston_head', 'stone'])
    set('4 -60 5 air')
    tick(3)
    expect([at(5, -59, 5).name, at(5, -58, 5).name]).toEqual(['stone', 'air'])
  })

  it('throws one item out of a dropper each time power comes, or puts it into a chest', () => {
    set('5 -60 5 dropper[facing=east]')
    set('5 -60 7 dropper[facing=east]')
    set('6 -60 7 chest')
    for (const z of [5, 7]) command(`item replace block 5 -60 ${z} container.3 with diamond 2`)
    for (let i = 0; i < 2; i++) {
      for (const z of [5, 7]) set(`4 -60 ${z} redstone_block`)
      tick(5)
      for (const z of [5, 7]) set(`4 -60 ${z} air`)
      tick(5)
      const thrown = entities().filter((entity) => entity.item?.name === 'diamond')
      expect(countItems(thrown.map((entity) => entity.item))).toBe(i + 1)
    }
    const chest = command('data get block 6 -60 7 Items')
    expect(chest.message).toMatch(/diamond.*[cC]ount: 2|[cC]ount: 2.*diamond/)
    command('kill @e[type=item]')
  })

  it('shoots arrows out of a dispenser, and stops a hopper', () => {
    set('5 -60 5 dispenser[facing=east]')
    set('4 -60 6 hopper')
    command('item replace block 5 -60 5 container.0 with arrow 1')
    set('4 -60 5 redstone_block')
    tick(5)
    expect(entities().map((entity) => entity.kind)).toEqual(['arrow'])
    expect(property(4, -60, 6, 'enabled')).toBe(false)
    command('kill @e[type=!player]')
  })

  it('breaks both halves of a piston', () => {
    set('5 -60 5 piston[facing=east]')
    set('4 -60 5 redstone_block')
    tick(3)
    set('6 -60 5 air')
    tick(1)
    expect(at(5, -60, 5).name).toBe('air')
  })

  it('survives a piston that cuts its own power', () => {
    set('5 -60 5 sticky_piston[facing=east]')
    set('6 -60 5 redstone_block')
    tick(100)
    expect(['sticky_piston']).toContain(at(5, -60, 5).name)
  })
})
