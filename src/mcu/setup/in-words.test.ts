import { expect, it } from 'vitest'
import { setupInWords } from './in-words.ts'
import { parseCommand } from './parse.ts'

it('a set-up in words has sums of items, blocks without air, mobs, effects, the last time and weather', () => {
  const commands = [
    'give @s minecraft:stick 3',
    'give @s stick 4',
    'replaceitem entity @s weapon.mainhand iron_sword',
    'setblock ~2 ~ ~ crafting_table',
    'setblock ~3 ~ ~ oak_stairs[facing=east]',
    'fill ~ ~ ~ ~2 ~ ~2 air',
    'summon zombie ~3 ~ ~',
    'summon zombie ~4 ~ ~',
    'time set noon',
    'time set midnight',
    'weather thunder',
    'effect give @s night_vision 99 0 true',
  ]
  const operations = commands.flatMap((command) => {
    const parsed = parseCommand(command)
    return 'operation' in parsed ? [parsed.operation] : []
  })
  expect(operations).toHaveLength(commands.length)
  expect(setupInWords(operations)).toEqual([
    'In the inventory: stick × 7',
    'Worn or in the hand: iron sword',
    'Blocks nearby: crafting table, oak stairs',
    'Mobs and things nearby: zombie × 2',
    'Effects: night vision',
    'Time: night',
    'Weather: thunder',
  ])
})
