import { beforeEach, describe, expect, it } from 'vitest'
import type { Player } from '../../kernel/player/player.ts'
import { SmallWorld } from '../../testing/small-world.ts'

describe('item components in commands, since 1.20.5', () => {
  let world: SmallWorld
  let ann: Player

  beforeEach(() => {
    world = new SmallWorld({ version: '1.21.1' })
    ann = world.player('Ann')
  })
  const shown = (path: string) => world.ok(`data get entity Ann ${path}`)

  it('are given with an item, and shown by data get', () => {
    world.ok('give Ann diamond_sword[enchantments={levels:{sharpness:5}},damage=3]')
    expect(shown('SelectedItem').message).toBe(
      'Ann has the following entity data: {id: "minecraft:diamond_sword", count: 1, ' +
        'components: {"minecraft:damage": 3, "minecraft:enchantments": {levels: {"minecraft:sharpness": 5}}}}',
    )
    expect(shown('SelectedItem.components."minecraft:damage"').data).toBe(3)
    expect(ann.held()?.nbt?.value['Damage']?.value).toBe(3)
  })

  it.each([
    ['repair_cost=4', { 'minecraft:repair_cost': 4 }],
    [
      'minecraft:enchantments={unbreaking:2}',
      { 'minecraft:enchantments': { levels: { 'minecraft:unbreaking': 2 } } },
    ],
    [
      'custom_name=\'"Sting"\',lore=[\'"old"\']',
      { 'minecraft:custom_name': '"Sting"', 'minecraft:lore': ['"old"'] },
    ],
    ['dyed_color=255', { 'minecraft:dyed_color': { rgb: 255 } }],
    ['unbreakable={}', { 'minecraft:unbreakable': {} }],
    ['custom_data={a:{b:1b}}', { 'minecraft:custom_data': { a: { b: 1 } } }],
    ['max_stack_size=5, !damage', { 'minecraft:max_stack_size': 5 }],
    ['potion_contents=healing', { 'minecraft:potion_contents': { potion: 'minecraft:healing' } }],
  ])('[%s] is read and shown', (said, wanted) => {
    world.ok(`item replace entity Ann weapon with stick[${said}] 1`)
    expect(shown('SelectedItem.components').data).toEqual(wanted)
  })

  it('tell items apart when they are cleared', () => {
    world.ok('give Ann iron_sword[damage=3]')
    world.ok('give Ann iron_sword[damage=4]')
    world.ok('give Ann stick[damage=3]')
    expect(world.bad('clear Ann iron_sword[damage=5]').message).toBe('No items were found on player Ann')
    expect(world.ok('clear Ann iron_sword[damage=3]').message).toBe('Removed 1 item(s) from player Ann')
    expect(world.ok('clear Ann *[damage=3] 0').message).toBe('Found 1 matching item(s) on player Ann')
    expect(world.ok('clear Ann').message).toBe('Removed 2 item(s) from player Ann')
  })

  it('are in the data of blocks and entities', () => {
    world.ok('setblock 1 -60 1 chest{Items:[{Slot:4b,id:"minecraft:bread",count:7,components:{damage:2}}]}')
    expect(world.ok('data get block 1 -60 1 Items[0].count').data).toBe(7)
    expect(world.ok('execute if block 1 -60 1 chest{Items:[{count:7}]}').data).toBe(1)
    world.ok('summon item 3 -60 3 {Item:{id:"minecraft:diamond",count:3}}')
    expect(world.ok('data get entity @e[type=item,limit=1] Item.count').data).toBe(3)
    expect(world.ok('execute if entity @e[nbt={Item:{count:3}}]').data).toBe(1)
  })

  it.each([
    ['stick[nothing_such=1]', "Unknown item component 'minecraft:nothing_such' at position 15"],
    ['stick[=1]', 'Expected item component at position 15'],
    ['stick[damage=1,damage=2]', "Item component 'minecraft:damage' was repeated, but only one value can be"],
    ['stick[damage="x"]', "Malformed 'minecraft:damage' component: '\"x\"' at position 22"],
    ['stick[enchantments={levels:{sharpness:900}}]', "Malformed 'minecraft:enchantments' component"],
    ['stick[damage=1', "Expected ']' at position 23"],
    ['stick[damage', "Expected '=' at position 21"],
    ['stick{Damage:1}', 'Expected whitespace to end one argument, but found trailing data at position 14'],
  ])('%s is refused', (item, message) => {
    expect(world.bad(`give Ann ${item}`).message).toContain(message)
  })

  it('did not exist before', () => {
    const before = new SmallWorld({ version: '1.20.4' })
    const bob = before.player('Bob')
    expect(before.bad('give Bob stick[damage=1]').message).toContain('Expected whitespace')
    before.ok('give Bob stick{Damage:1}', bob)
    expect(before.ok('data get entity Bob SelectedItem.tag.Damage').data).toBe(1)
  })
})
