import { beforeEach, describe, expect, it } from 'vitest'
import type { Player } from '../kernel/player/player.ts'
import { respawn } from '../player/joining.ts'
import { SmallWorld } from '../testing/small-world.ts'

describe('commands about players, entities and blocks', () => {
  let world: SmallWorld
  let ann: Player

  beforeEach(() => {
    world = new SmallWorld()
    ann = world.player('Ann')
  })
  const held = () => world.ok('data get entity Ann SelectedItem.id').data

  it('gives, shows and clears effects', () => {
    expect(world.ok('effect give Ann night_vision 99999 250 true').message).toBe(
      'Applied effect Night Vision to Ann',
    )
    expect(world.sent.findLast((packet) => packet.name === 'entity_effect')?.fields).toMatchObject({
      entityId: ann.id,
      effectId: 16,
      duration: 1_999_980,
      hideParticles: 0,
    })
    expect(world.bad('effect give Ann night_vision 5').message).toContain('has something stronger')
    expect(world.ok('effect clear Ann minecraft:night_vision').message).toBe(
      'Removed effect Night Vision from Ann',
    )
    expect(world.bad('effect clear Ann').message).toBe('Target has no effects to remove')
    expect(world.bad('effect give Ann flying').message).toContain('Unknown effect: minecraft:flying')
    world.ok('effect give Ann unluck 1')
    world.ticks(20)
    expect(ann.traits.effects.size).toBe(0)
  })

  it.each([
    ['1.19.2', 'generic.max_health', 'add 1-1-1-1-1 foo 4 add', 20],
    ['1.21.4', 'max_health', 'add a:b 4 add_value', 30],
  ])(
    'ends modifiers of a player who dies, and before 1.20.5 bases, too: %s',
    (version, name, modifier, left) => {
      const other = new SmallWorld({ version })
      const bob = other.player('Bob')
      other.ok(`attribute Bob ${name} base set 30`)
      other.ok(`attribute Bob ${name} modifier ${modifier}`)
      expect(bob.fullHealth).toBe(34)
      other.ok('kill Bob')
      respawn(other.game, bob)
      expect(bob.fullHealth).toBe(left)
    },
  )

  it('heals and hurts', () => {
    world.ok('effect give Ann instant_damage')
    expect(ann.health).toBe(14)
    world.ok('effect give Ann instant_health')
    expect(ann.health).toBe(18)
    world.ok('gamerule naturalRegeneration false')
    world.ok('effect give Ann poison 60')
    world.ticks(1200)
    expect(ann.health).toBe(1)
    world.ok('effect give Ann regeneration 60 1')
    world.ticks(1200)
    expect(ann.health).toBe(20)
  })

  it('summons entities with NBT', () => {
    world.ok(
      `summon sheep 3 -60 3 {NoAI:1b,Silent:1b,Age:-6000,CustomName:'{"text":"Dolly"}',Health:5f,Tags:["a","b"],Color:14b,PersistenceRequired:1b,HandItems:[{id:"minecraft:stick",Count:1b},{}],Foo:{Bar:1}}`,
    )
    const get = (path: string) => world.ok(`data get entity @e[name=Dolly,limit=1] ${path}`).data
    expect(['Health', 'Tags', 'Color', 'NoAI', 'Foo.Bar', 'Age'].map(get)).toEqual([
      5,
      ['a', 'b'],
      14,
      1,
      1,
      -6000,
    ])
    const dolly = [...world.game.entities.values()][0]
    expect(dolly?.traits.equipment.get(0)?.name).toBe('stick')
    expect(world.ok('tag @e[type=sheep] list').message).toBe('Dolly has 2 tags: a, b')
    world.ok('tag @e[tag=a] remove a')
    expect(world.bad('tag @e[type=sheep] remove a').message).toBe('Target does not have this tag')
    world.ok('summon item 5 -60 5 {Item:{id:"minecraft:diamond",Count:3b}}')
    expect(world.ok('data get entity @e[type=item,limit=1] Item.Count').data).toBe(3)
    world.ok('summon boat ~ ~ ~3')
    world.ok('summon item_frame ~ ~1 ~3')
    expect(world.bad('summon lightning_bolt').reason).toBe('unsupported')
    expect(world.bad('summon cow ~ ~ ~ {NoAI:').reason).toBe('syntax')
    world.ok('data merge entity @e[type=sheep,limit=1] {CustomName:\'"Molly"\'}')
    expect(world.ok('kill @e[name=Molly]').message).toBe('Killed Molly')
  })

  it('sets blocks with data', () => {
    world.ok('setblock 1 -60 1 chest{Items:[{Slot:4b,id:"minecraft:bread",Count:7b}]}')
    expect(world.ok('data get block 1 -60 1 Items[0].Count').data).toBe(7)
    expect(world.ok('data get block 1 -60 1 Items[{Slot:4b}].id').data).toBe('minecraft:bread')
    expect(world.ok('data get block 1 -60 1 Items[-1].Count 2').data).toBe(14)
    expect(world.ok('data get block 1 -60 1').message).toContain(
      '{Slot: 4b, id: "minecraft:bread", Count: 7b}',
    )
    world.ok(`setblock 2 -60 1 oak_sign{Text1:'{"text":"Hello"}'}`)
    expect(world.ok('data get block 2 -60 1 Text1').data).toBe('{"text":"Hello"}')
    world.ok('setblock 3 -60 1 chest{LootTable:"minecraft:chests/buried_treasure"}')
    expect(world.ok('data get block 3 -60 1 LootTable').data).toBe('minecraft:chests/buried_treasure')
    world.ok('clone 1 -60 1 3 -60 1 1 -60 5')
    expect(world.ok('data get block 1 -60 5 Items[0].Count').data).toBe(7)
    expect(world.bad('clone 1 -60 1 3 -60 1 1 -60 5').message).toBe('No blocks were cloned')
    expect(world.bad('clone 1 -60 1 3 -60 1 2 -60 1').message).toContain('cannot overlap')
    world.ok('data merge block 1 -60 1 {Items:[{Slot:0b,id:"minecraft:egg",Count:1b}]}')
    expect(world.ok('execute if data block 1 -60 1 Items[{Slot:0b}]').ok).toBe(true)
  })

  it('puts items into slots, enchants and clears them', () => {
    world.ok('replaceitem entity @s weapon.mainhand minecraft:iron_sword', ann)
    expect(held()).toBe('minecraft:iron_sword')
    expect(world.ok('enchant Ann sharpness 3').message).toBe(
      "Applied enchantment Sharpness III to Ann's item",
    )
    expect(world.ok('data get entity Ann SelectedItem.tag.Enchantments[0].lvl').data).toBe(3)
    expect(world.bad('enchant Ann sharpness 6').message).toContain('higher than the maximum level of 5')
    expect(world.bad('enchant Ann smite').message).toContain('cannot support that enchantment')
    world.ok('item replace entity Ann armor.head with diamond_helmet{Damage:3}')
    expect(world.ok('data get entity Ann Inventory[{Slot:103b}].tag.Damage').data).toBe(3)
    world.ok('give Ann potion{Potion:"minecraft:water"} 2')
    world.ok('give Ann stone 70')
    expect(world.ok('clear Ann stone 0').message).toBe('Found 70 matching items on player Ann')
    expect(world.ok('clear Ann stone 6').message).toBe('Removed 6 items from player Ann')
    expect(world.bad('clear Ann potion{Potion:"minecraft:swiftness"}').reason).toBe('failed')
    expect(world.ok('clear Ann potion{Potion:"minecraft:water"}').message).toContain('Removed 2')
    expect(world.bad('item replace entity Ann armor.nose with stone').message).toContain(
      "Unknown slot 'armor.nose'",
    )
    world.ok('item replace entity Ann container.9 with dirt 3')
    expect(world.ok('data get entity Ann Inventory[{Slot:9b}].id').data).toBe('minecraft:dirt')
  })

  it('sets experience, spawn points and weather', () => {
    world.ok('xp add Ann 30')
    expect(world.ok('xp query Ann levels').data).toBe(3)
    expect(world.ok('experience query Ann points').data).toBe(3)
    world.ok('xp set Ann 2 levels')
    expect(world.bad('xp set Ann 100 points').message).toContain('above the maximum points')
    world.ok('spawnpoint Ann 5 -60 5')
    expect(ann.spawnPoint).toEqual({ x: 5.5, y: -60, z: 5.5 })
    expect(world.ok('weather rain 2').ok).toBe(true)
    world.ticks(40)
    expect(world.game.weather).toBe('clear')
    expect(world.bad('datapack list enabled')).toEqual({
      ok: false,
      message: "The command 'datapack' is not supported by this server",
      reason: 'unsupported',
    })
    for (const name of ['toString', 'constructor', '__proto__']) {
      expect(world.bad(`${name} 1`).reason).toBe('unknown_command')
      expect(world.bad(`time set ${name}`).reason).toBe('syntax')
      expect(world.bad(`setblock 0 0 0 ${name}`).reason).toBe('not_found')
      expect(world.bad(`give Ann ${name}`).reason).toBe('not_found')
      expect(world.bad(`summon ${name}`).reason).toBe('not_found')
      expect(world.bad(`gamerule ${name} true`).reason).toBe('syntax')
    }
  })
})
