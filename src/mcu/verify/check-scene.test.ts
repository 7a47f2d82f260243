import { describe, expect, it } from 'vitest'
import type { Predicate } from '../predicate/predicate.ts'
import { checkScene } from './check-scene.ts'

const arena = {
  box: { min: { x: -16, y: -60, z: -16 }, max: { x: 20, y: -44, z: 20 } },
  spawn: { x: 0, y: -60, z: 0 },
}
const findings = (commands: readonly string[], success?: Predicate) =>
  checkScene({ commands, ...(success === undefined ? {} : { success }), version: '1.19.2', arena })
const types = (commands: readonly string[], success?: Predicate) => [
  ...new Set(findings(commands, success).map(({ type }) => type)),
]

const crafted = (...of: string[]): Predicate => ({ kind: 'crafted', of, count: 1 })
const mined = (...of: string[]): Predicate => ({ kind: 'mined', of, count: 1 })
const found = (...of: string[]): Predicate => ({ kind: 'sighted', of })
const TABLE = 'setblock ~2 ~ ~ crafting_table'

describe('a scene is refused before it is played', () => {
  it.each<[type: string, commands: string[], goal?: Predicate]>([
    ['syntax', ['summon cow ~2 ~']],
    ['unknown_command', ['say hello']],
    ['unknown_item', ['give @s raw_beef 3']],
    ['unknown_block', ['setblock ~2 ~ ~ oak_plank']],
    ['unknown_entity', ['summon bee_nest ~2 ~ ~']],
    ['unknown_effect', ['effect give @s nightvision 60 0']],
    ['bad_slot', ['item replace entity @s armor.hat with iron_helmet']],
    ['bad_time', ['time set dusk']],
    ['bad_weather', ['weather snow']],
    ['bad_count', ['give @s stick 5000']],
    ['too_many_slots', Array.from({ length: 37 }, () => 'give @s stone 64')],
    ['target_given', ['give @s stick 9', TABLE, 'give @s ladder'], crafted('ladder')],
    ['target_given', ['setblock ~1 ~ ~6 pumpkin'], found('pumpkin')],
    ['target_given', ['summon panda ~-2 ~ ~5'], found('panda')],
    ['target_given', ['setblock ~-4 ~ ~ pumpkin', 'tp @s ~ ~ ~ 90 0'], found('pumpkin')],
    ['target_given', ['give @s milk_bucket'], { kind: 'held', of: ['milk_bucket'], count: 1 }],
    ['target_absent', ['summon cow ~2 ~ ~'], { kind: 'killed', of: ['sheep'], count: 1 }],
    ['target_absent', ['give @s iron_pickaxe'], mined('stone')],
    ['target_absent', [], found('panda')],
    ['target_absent', ['give @s bucket'], { kind: 'held', of: ['milk_bucket'], count: 1 }],
    ['missing_ingredient', ['give @s stick 6', TABLE], crafted('ladder')],
    ['missing_ingredient', ['give @s beef 2', 'setblock ~2 ~ ~ furnace'], crafted('cooked_beef')],
    ['missing_ingredient', [], { kind: 'eaten', of: ['bread'], count: 1 }],
    [
      'missing_ingredient',
      ['give @s stone 4'],
      { kind: 'standing', of: ['*'], shape: 'pillar', size: 5, length: 1 },
    ],
    ['missing_station', ['give @s stick 9'], crafted('ladder')],
    ['missing_station', ['give @s beef 2', 'give @s coal 2'], crafted('cooked_beef')],
    ['missing_station', ['give @s raw_iron 2', 'give @s coal 2'], crafted('iron_ingot')],
    ['missing_tool', ['setblock ~2 ~ ~ obsidian', 'give @s iron_pickaxe'], mined('obsidian')],
    ['missing_tool', ['summon sheep ~2 ~ ~'], { kind: 'sheared', of: ['sheep'], count: 1 }],
    ['no_recipe', ['give @s gold_ingot 9', TABLE], crafted('bell')],
    ['player_walled_in', ['fill ~-1 ~ ~-1 ~1 ~2 ~1 stone']],
    ['player_walled_in', ['setblock ~ ~9 ~ sand']],
    ['player_walled_in', ['tp @s ~ ~-10 ~']],
    ['player_walled_in', ['fill ~-2 ~ ~-2 ~2 ~3 ~2 bricks', 'fill ~-1 ~ ~-1 ~1 ~2 ~1 air']],
    ['out_of_reach', ['setblock ~60 ~ ~ pumpkin'], found('pumpkin')],
    ['target_absent', ['give @s cactus 4'], { kind: 'placed', of: ['cactus'], count: 1 }],
    ['bad_time', ['give @s white_bed'], { kind: 'slept', count: 1 }],
  ])('as %s: %j', (type, commands, goal) => {
    expect(types(commands, goal)).toEqual([type])
  })

  it('with the command that is to blame', () => {
    expect(findings(['give @s stick', 'weather snow'])[0]).toMatchObject({ type: 'bad_weather', command: 1 })
  })
})

describe('a scene is let through', () => {
  it.each<[why: string, commands: string[], goal: Predicate]>([
    ['that has all it takes', ['give @s stick 8', TABLE], crafted('ladder')],
    ['in which ingredients have to be made first', ['give @s oak_log 4'], crafted('crafting_table')],
    ['whose station has to be built', ['give @s oak_log 4', 'give @s stick 8'], crafted('ladder')],
    [
      'whose ingredient has to be dug',
      ['setblock ~2 ~ ~ coal_ore', 'give @s wooden_pickaxe', 'give @s stick 2'],
      crafted('torch'),
    ],
    [
      'whose ingredient comes from an animal',
      ['summon cow ~2 ~ ~', 'give @s bucket'],
      { kind: 'held', of: ['milk_bucket'], count: 1 },
    ],
    [
      'that gives what another part makes, as its ingredient',
      ['give @s oak_planks 6', 'give @s oak_log 2'],
      { kind: 'and', of: [crafted('stick'), crafted('oak_planks')] },
    ],
    [
      'of whose alternatives one is possible',
      ['give @s oak_log 2'],
      { kind: 'or', of: [crafted('bell'), crafted('oak_planks')] },
    ],
    [
      'whose campfire is given rather than lit',
      ['give @s campfire 4'],
      { kind: 'placed', of: ['campfire'], count: 1 },
    ],
    [
      'in which flowers are planted on the grass underfoot',
      ['give @s dandelion 4'],
      { kind: 'placed', of: ['dandelion'], count: 1 },
    ],
    [
      'with a hill beside the agent',
      ['fill ~2 ~ ~-8 ~3 ~1 ~8 dirt', 'give @s bread 2'],
      { kind: 'eaten', of: ['bread'], count: 1 },
    ],
  ])('%s', (_, commands, goal) => {
    expect(findings(commands, goal)).toEqual([])
  })

  it('unless it lasts for fewer times than are asked', () => {
    const goal = (count: number): Predicate => ({ kind: 'times', count, of: crafted('crafting_table') })
    expect(types(['give @s oak_log 2'], goal(2))).toEqual([])
    expect(types(['give @s oak_log 2'], goal(3))).toEqual(['missing_ingredient'])
  })

  it('and ends where a table could be made of bamboo, which a table is needed to make', () => {
    const scene = {
      commands: ['give @s stick 7'],
      success: crafted('ladder'),
      version: '1.20.4',
      arena,
    } as const
    expect(checkScene(scene).map(({ type }) => type)).toEqual(['missing_station'])
  })

  it('unless two parts need the same iron', () => {
    const goal: Predicate = { kind: 'and', of: [crafted('bucket'), crafted('shears')] }
    expect(types(['give @s iron_ingot 4', TABLE], goal)).toEqual(['missing_ingredient'])
    expect(types(['give @s iron_ingot 5', TABLE], goal)).toEqual([])
  })
})
