import { describe, expect, it } from 'vitest'
import { stacksInReply } from './item-list.ts'

describe('the reply to data get block', () => {
  it('lists stacks as servers before and since 1.20.5 write them', () => {
    const before = '2, -60, 2 has the following block data: [{Slot: 0b, id: "minecraft:stone", Count: 3b}]'
    const since = '2, -60, 2 has the following block data: [{count: 3, Slot: 0b, id: "minecraft:stone"}]'
    for (const reply of [before, since]) expect(stacksInReply(reply)).toEqual([{ item: 'stone', count: 3 }])
    expect(stacksInReply('2, -60, 2 has the following block data: []')).toEqual([])
  })

  it('is read past names, enchantments and what a box holds', () => {
    const inside = 'BlockEntityTag: {Items: [{Slot: 0b, id: "minecraft:egg", Count: 9b}]}'
    const named = `tag: {display: {Name: '{"text":"]} id: \\'x\\' Count: 7"}'}, Enchantments: [{id: "minecraft:mending", lvl: 1s}]}`
    const reply = `x: [{Slot: 0b, tag: {${inside}}, id: "minecraft:shulker_box", Count: 1b}, {id: "minecraft:torch", ${named}, Count: 64b}]`
    expect(stacksInReply(reply)).toEqual([
      { item: 'shulker_box', count: 1 },
      { item: 'torch', count: 64 },
    ])
  })

  it('holds nothing where the server has no list', () => {
    expect(stacksInReply('The target block is not a block entity')).toBeUndefined()
  })
})
