/**
 * The commands of the MCU benchmark (written for 1.16.5): one line per kind of command that its 268 task files use, and every
 * line of the sample files. Each one is accepted, or refused for the same reason as in vanilla.
 */
import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import type { Player } from '../kernel/player/player.ts'
import { SmallWorld } from '../testing/small-world.ts'

/** Task files of the benchmark, if this machine has them. CAUSALMACE_SAMPLES names the folder that holds one folder per project. */
const SAMPLES = join(process.env.CAUSALMACE_SAMPLES ?? join('..', 'shared', 'samples'), 'mcu')

describe('commands of the MCU benchmark', () => {
  let world: SmallWorld
  let ann: Player

  beforeEach(() => {
    world = new SmallWorld()
    ann = world.player('Ann')
    // the arena is in the air, so every block around the player is free
    world.ok('tp Ann 0.5 -40 0.5')
  })

  // kind of command, line
  it.each<readonly [row: string, line: string]>([
    ['give', '/give @s minecraft:crafting_table'],
    ['give', '/give @p minecraft:stone 256'],
    ['give', '/give @s minecraft:iron_sword{Enchantments:[{id:"minecraft:sharpness",lvl:3}]} 1'],
    ['give', '/give @s minecraft:potion{Potion:"minecraft:healing"} 2'],
    ['give', '/give @a minecraft:torch 64'],
    ['summon', '/summon minecraft:chicken ~3 ~ ~'],
    [
      'summon',
      '/summon minecraft:villager ~2 ~ ~ {Profession:1,VillagerData:{profession:"minecraft:farmer"}}',
    ],
    ['summon', '/summon minecraft:wolf ~2 ~ ~2 {Angry:1}'],
    ['summon', '/summon minecraft:item_frame ~1 ~1 ~'],
    ['summon', '/summon minecraft:boat ~2 ~ ~'],
    ['summon', '/summon minecraft:phantom'],
    ...[
      'pig',
      'sheep',
      'spider',
      'witch',
      'zombie',
      'horse',
      'skeleton',
      'cow',
      'enderman',
      'bat',
      'bee',
      'drowned',
    ].map((kind) => ['summon', `/summon minecraft:${kind} ~1 ~ ~-4`] as const),
    ['replaceitem', '/replaceitem entity @s weapon.mainhand minecraft:iron_sword'],
    ['replaceitem', '/replaceitem entity @s armor.chest minecraft:diamond_chestplate'],
    ['setblock', '/setblock ~2 ~ ~ minecraft:crafting_table'],
    ['setblock', '/setblock ~2 ~ ~ minecraft:chest{LootTable:"minecraft:chests/buried_treasure"}'],
    ['weather', '/weather thunder'],
    ['weather', '/weather rain'],
    ['weather', '/weather clear'],
    ['execute … run fill', '/execute as @p at @s run fill ~ ~ ~ ~1 ~ ~ minecraft:diamond_ore'],
    [
      'execute … run fill',
      '/execute as @p at @s run fill ~-5 ~-1 ~-5 ~5 ~2 ~5 minecraft:water replace minecraft:air',
    ],
    ['execute … run fill', '/execute as @p at @s run fill ~2 ~-1 ~2 ~3 ~ ~3 minecraft:obsidian replace'],
    ['time set', '/time set night'],
    ['time set', '/time set day'],
    ['time set', '/time set noon'],
    ['time set', '/time set midnight'],
    ['effect give', '/effect give @a night_vision 99999 250 true'],
    ['effect give', '/effect give @s minecraft:blindness 10 1'],
    ['effect give', '/effect give @s minecraft:slowness 30'],
    ['fill', '/fill ~1 ~ ~1 ~3 ~2 ~3 minecraft:cobblestone'],
    ['tp', '/tp @s ~ ~-10 ~'],
  ])('%s: %s', (_row, line) => {
    expect(world.run(line, ann)).toMatchObject({ ok: true })
  })

  // lines of the task files that vanilla refuses, with vanilla's reason
  it.each([
    ['/summon minecraft:bee_nest ~1 ~ ~', 'not_found', 'Unknown entity: minecraft:bee_nest'],
    ['/time set dusk', 'syntax', 'Expected float'],
    ['/give @s minecraft:raw_beef 3', 'not_found', "Unknown item 'minecraft:raw_beef'"],
    ['/give @s minecraft:minecraft:stone', 'syntax', 'Invalid ID at position 8'],
    ['/setblock ~1 ~ ~ minecraft:bed', 'not_found', "Unknown block type 'minecraft:bed'"],
  ])('refuses %s as vanilla does', (line, reason, message) => {
    const reply = world.bad(line, ann)
    expect(reply.reason).toBe(reason)
    expect(reply.message).toContain(message)
  })

  it('runs them with the expected effect', () => {
    world.ok('/execute as @p at @s run fill ~ ~ ~ ~1 ~ ~ minecraft:diamond_ore', ann)
    expect([world.block(0, -40, 0), world.block(1, -40, 0)]).toEqual(['diamond_ore', 'diamond_ore'])
    world.ok('/replaceitem entity @s armor.feet minecraft:iron_boots', ann)
    expect(world.ok('data get entity Ann Inventory[{Slot:100b}].id').data).toBe('minecraft:iron_boots')
    world.ok('/tp @s ~ ~-10 ~', ann)
    expect(ann.position.y).toBe(-50)
    // items that do not fit the inventory drop to the ground
    world.ok('give @s minecraft:dirt 2304', ann)
    world.ok('give @s minecraft:stone 65', ann)
    expect(world.ok('data get entity Ann Inventory').data).toHaveLength(37)
    expect([...world.game.entities.values()].some((entity) => entity.kind === 'item')).toBe(true)
  })

  it.skipIf(!existsSync(SAMPLES))('accepts every line of the sample files', () => {
    const files = globSync(`${SAMPLES}/**/*.yaml`)
    const refused = files.flatMap((file) => {
      const fresh = new SmallWorld()
      const player = fresh.player('Ann')
      fresh.ok('tp Ann 0.5 -40 0.5')
      const { custom_init_commands: lines } = parse(readFileSync(file, 'utf8')) as {
        custom_init_commands?: string[]
      }
      return (lines ?? []).flatMap((line) => {
        const reply = fresh.run(line, player)
        return reply.ok ? [] : [`${line}: ${reply.message}`]
      })
    })
    expect(files.length).toBeGreaterThan(5)
    expect(refused).toEqual([])
  })
})
