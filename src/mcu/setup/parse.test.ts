import { describe, expect, it } from 'vitest'
import { parseCommand } from './parse.ts'
import { writeCommand } from './write.ts'

const read = (command: string) => {
  const found = parseCommand(command)
  return 'operation' in found ? found.operation : found.finding
}

/** The ten kinds of commands that occur in MCU's files, and how each is read. */
const KINDS: [command: string, operation: object][] = [
  ['/give @p minecraft:stick', { kind: 'give', item: 'stick', count: 1 }],
  [
    '/give @s minecraft:potion{Potion:"minecraft:water"} 3',
    { kind: 'give', item: 'potion', count: 3, nbt: '{Potion:"minecraft:water"}' },
  ],
  [
    '/replaceitem entity @s armor.head minecraft:iron_helmet{Enchantments:[{id:"minecraft:thorns",lvl:1}]}',
    {
      kind: 'equip',
      slot: 'armor.head',
      item: 'iron_helmet',
      count: 1,
      nbt: '{Enchantments:[{id:"minecraft:thorns",lvl:1}]}',
    },
  ],
  [
    '/summon minecraft:wolf ~2 ~ ~-1 {Angry:1}',
    { kind: 'summon', entity: 'wolf', at: { x: 2, y: 0, z: -1 }, nbt: '{Angry:1}' },
  ],
  [
    '/setblock ~2 ~ ~ chest{LootTable:"minecraft:chests/buried_treasure"}',
    {
      kind: 'setblock',
      at: { x: 2, y: 0, z: 0 },
      block: 'chest',
      nbt: '{LootTable:"minecraft:chests/buried_treasure"}',
    },
  ],
  [
    '/fill ~1 ~ ~ ~2 ~1 ~ minecraft:stone replace minecraft:air',
    { kind: 'fill', from: { x: 1, y: 0, z: 0 }, to: { x: 2, y: 1, z: 0 }, block: 'stone', only: 'air' },
  ],
  [
    '/execute as @p at @s run fill ~ ~ ~1 ~ ~ ~1 minecraft:dirt',
    { kind: 'fill', from: { x: 0, y: 0, z: 1 }, to: { x: 0, y: 0, z: 1 }, block: 'dirt' },
  ],
  ['/time set midnight', { kind: 'time', ticks: 18_000 }],
  ['/weather thunder', { kind: 'weather', weather: 'thunder' }],
  [
    '/effect give @a night_vision 99999 250 true',
    { kind: 'effect', effect: 'night_vision', seconds: 99_999, amplifier: 250, hidden: true },
  ],
  ['/tp @s ~ ~-10 ~', { kind: 'tp', to: { x: 0, y: -10, z: 0 } }],
]

describe('a set-up command', () => {
  it.each(KINDS)('%s is read, and reads the same when it is written', (command, operation) => {
    expect(read(command)).toEqual(operation)
    for (const version of ['1.16.5', '1.19.2'])
      expect(read(writeCommand(read(command) as never, version))).toEqual(operation)
  })

  it('keeps what stands in a cell where it says so', () => {
    expect(read('setblock ~1 ~ ~ stone keep')).toMatchObject({ kind: 'fill', block: 'stone', only: 'air' })
  })

  it.each([
    ['op me', 'unknown_command'],
    ['give @s[limit=1] stone', 'syntax'],
    ['give @s stone 0', 'bad_count'],
    ['replaceitem entity @s hotbar.0 stone', 'bad_slot'],
    ['time set dusk', 'bad_time'],
    ['weather snow', 'bad_weather'],
    ['fill ~ ~ ~ ~1 ~ ~ stone hollow', 'syntax'],
    ['tp @s 0 -60 0', 'syntax'],
    ['', 'syntax'],
  ])('"%s" is refused as %s', (command, type) => {
    expect(read(command)).toMatchObject({ type })
  })
})
