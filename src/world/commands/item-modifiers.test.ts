import { describe, expect, it } from 'vitest'
import { SmallWorld } from '../testing/small-world.ts'
import { functionsOf } from './functions.ts'
import { modifierOf } from './item-modifiers.ts'

/** A player with a held item, and one modifier of a data pack. */
function worldWith(said: unknown, item: string) {
  const world = new SmallWorld()
  world.player('Ann')
  world.ok(`item replace entity Ann weapon with ${item}`)
  const modifier = modifierOf(said)
  if (modifier) functionsOf(world.game).modifiers.set('a:b', modifier)
  return world
}

const held = (world: SmallWorld) => world.game.playerNamed('Ann')?.held()

describe('item modifiers', () => {
  it('set how many there are, add to them, and take all away', () => {
    const world = worldWith({ function: 'minecraft:set_count', count: 3, add: true }, 'bread 4')
    world.ok('item modify entity Ann weapon a:b')
    expect(held(world)).toMatchObject({ name: 'bread', count: 7 })
    const none = worldWith({ function: 'set_count', count: 0 }, 'bread 4')
    none.ok('item modify entity Ann weapon a:b')
    expect(held(none)).toBeNull()
  })

  it('wear a tool, name it and enchant it, one after the other', () => {
    const steps = [
      { function: 'set_damage', damage: 0.5 },
      { function: 'set_name', name: { text: 'Digger' } },
      { function: 'set_enchantments', enchantments: { 'minecraft:efficiency': 3 } },
    ]
    const world = worldWith(steps, 'iron_pickaxe')
    world.ok('item modify entity Ann weapon a:b')
    expect(world.ok('data get entity Ann SelectedItem.tag.Damage').data).toBe(125)
    expect(world.ok('data get entity Ann SelectedItem.tag.Enchantments[0].id').data).toBe(
      'minecraft:efficiency',
    )
    expect(world.ok('data get entity Ann SelectedItem.tag.display.Name').message).toContain('Digger')
  })

  it('smelt what a furnace smelts, also on the way from one slot to another', () => {
    const world = worldWith({ function: 'furnace_smelt' }, 'iron_ore 6')
    world.ok('item replace entity Ann hotbar.4 from entity Ann weapon a:b')
    expect(world.ok('data get entity Ann Inventory[{Slot:4b}].id').data).toBe('minecraft:iron_ingot')
    expect(held(world)?.name).toBe('iron_ore')
  })

  it('are not loaded if they have unknown functions', () => {
    const world = worldWith({ function: 'exploration_map' }, 'map')
    expect(world.run('item modify entity Ann weapon a:b')).toMatchObject({ ok: false, reason: 'not_found' })
  })

  it('leave empty slots alone', () => {
    const world = worldWith({ function: 'set_count', count: 3 }, 'air')
    expect(world.run('item modify entity Ann weapon a:b')).toMatchObject({ ok: false })
  })
})
