import { existsSync, readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { OpenDraft } from '../../scenario/open/draft.ts'
import { importFile } from '../import-file.ts'
import { importers } from '../importers.ts'
import { all, fileOf, NO_SAMPLES, refusalOf, taskOf, samples as villager } from '../testing.ts'

const VERSION = '1.19.2'

const samples = villager === undefined ? undefined : dirname(villager)
const read = async (path: string, data?: string) => {
  const [outcome] = await all(
    importFile(path, importers, { minecraft: VERSION, ...(data === undefined ? {} : { data }) }),
  )
  return outcome
}
const config = (name: string, ...lines: string[]) => fileOf(name, `${lines.join('\n')}\n`)
const openOf = async (path: string) => {
  const { draft, notes } = taskOf(await read(path))
  return { open: (draft as unknown as OpenDraft).open, notes, draft }
}

describe('a task of MCU', () => {
  it('becomes an open task with the goal of our atom of the same name', async () => {
    const path = config(
      'mine_iron_ore.yaml',
      'custom_init_commands:',
      '- /give @s minecraft:stone_pickaxe',
      'text: Mine it.',
    )
    const { open, notes } = await openOf(path)
    expect(open.success).toMatchObject({ kind: 'mined', of: ['iron_ore'] })
    expect(open.setup).toEqual(['give @s minecraft:stone_pickaxe'])
    expect(notes[0]).toBe('"mine_iron_ore" was read as mine iron ore')
  })

  it('gets what its author put there under another name', async () => {
    const lines = ['custom_init_commands:', '- /setblock ~1 ~ ~-3 minecraft:bedrock', 'text: find it']
    const { open, notes } = await openOf(config('find_blue_bed.yaml', ...lines))
    expect(open.setup).toEqual(['setblock ~1 ~ ~-3 minecraft:bedrock', 'setblock ~9 ~ ~3 minecraft:blue_bed'])
    expect(notes.join()).toContain('added from our own scene of the same task')
  })

  it('cannot be set up where nothing makes what it asks for', async () => {
    const lines = ['custom_init_commands:', '- /give @s minecraft:gold_ingot 8', 'text: craft a bell']
    expect((await openOf(config('craft_bell.yaml', ...lines))).open.obstacle).toContain('no recipe')
  })

  const pickup = (item: string) =>
    `{event: pickup, identity: it, objects: [${item}], reward: 1.0, max_reward_times: 1}`
  const commandLines = (...commands: string[]) => commands.map((command) => `- /${command}`)

  it.each<[way: string, item: string, commands: string[]]>([
    ['shears', 'grass', ['give @s minecraft:shears', 'setblock ~2 ~ ~ minecraft:grass']],
    ['shears', 'oak_leaves', ['give @s minecraft:shears', 'setblock ~2 ~ ~ minecraft:oak_leaves']],
    [
      'a tool on a block',
      'carved_pumpkin',
      ['give @s minecraft:shears', 'setblock ~2 ~ ~ minecraft:pumpkin'],
    ],
    [
      'a tool on a block',
      'stripped_oak_log',
      ['give @s minecraft:iron_axe', 'setblock ~2 ~ ~ minecraft:oak_log'],
    ],
    ['a bucket', 'water_bucket', ['give @s minecraft:bucket', 'setblock ~2 ~-1 ~ minecraft:water']],
    [
      'silk touch',
      'glass',
      [
        'give @s minecraft:iron_pickaxe{Enchantments:[{id:silk_touch,lvl:1}]}',
        'setblock ~2 ~ ~ minecraft:glass',
      ],
    ],
    ['chance', 'flint', ['give @s minecraft:iron_shovel', 'setblock ~2 ~ ~ minecraft:gravel']],
    ['fishing', 'cod', ['give @s minecraft:fishing_rod', 'fill ~2 ~-1 ~ ~4 ~-1 ~2 minecraft:water']],
    ['trade', 'bread', ['give @s minecraft:emerald 16', 'summon minecraft:villager ~2 ~ ~']],
  ])('has no obstacle where %s gives what it pays for: %s', async (_way, item, commands) => {
    const lines = [
      'custom_init_commands:',
      ...commandLines(...commands),
      'text: xyz',
      `reward_cfg: [${pickup(item)}]`,
    ]
    const { open } = await openOf(config('xyz.yaml', ...lines))
    expect(open.setup).toHaveLength(commands.length)
    expect(open.obstacle).toBeUndefined()
  })

  it.each<[item: string, commands: string[]]>([
    ['grass', ['give @s minecraft:iron_shovel', 'setblock ~2 ~ ~ minecraft:grass']],
    ['stripped_oak_log', ['give @s minecraft:iron_axe', 'setblock ~2 ~ ~ minecraft:birch_log']],
    ['glass', ['give @s minecraft:iron_pickaxe', 'setblock ~2 ~ ~ minecraft:glass']],
    ['flint', ['give @s minecraft:iron_shovel', 'setblock ~2 ~ ~ minecraft:stone']],
  ])('has one where nothing gives %s', async (item, commands) => {
    const lines = [
      'custom_init_commands:',
      ...commandLines(...commands),
      'text: xyz',
      `reward_cfg: [${pickup(item)}]`,
    ]
    expect((await openOf(config('xyz.yaml', ...lines))).open.obstacle).toContain(item)
  })

  it('has no obstacle where one thing is picked up and then used for the other', async () => {
    const crafts =
      '{event: craft_item, identity: lamp, objects: [jack_o_lantern], reward: 1, max_reward_times: 1}'
    const commands = commandLines(
      'give @s minecraft:shears',
      'give @s minecraft:torch',
      'setblock ~2 ~ ~ minecraft:pumpkin',
    )
    const lines = (...rules: string[]) => [
      'custom_init_commands:',
      ...commands,
      'text: xyz',
      `reward_cfg: [${rules.join()}]`,
    ]
    for (const rules of [
      [pickup('carved_pumpkin'), crafts],
      [crafts, pickup('carved_pumpkin')],
    ])
      expect((await openOf(config('xyz.yaml', ...lines(...rules)))).open.obstacle).toBeUndefined()
  })

  it.each([
    ['collect_water_with_a_bucket', 'water_bucket'],
    ['collect_milk_with_a_bucket', 'milk_bucket'],
    ['collect_lava_using_a_bucket', 'lava_bucket'],
    ['get_honey_with_a_glass_bottle', 'honey_bottle'],
  ])('%s asks for nothing more than what is carried', async (name, item) => {
    const { open } = await openOf(config(`${name}.yaml`, 'custom_init_commands: []', 'text: xyz'))
    expect(open.success).toEqual({ kind: 'held', of: [item], count: 1 })
    expect(open.obstacle ?? '').not.toContain('cannot be carried out')
  })

  it.each([
    ['find_forest', { near: expect.arrayContaining(['forest', 'birch_forest']) }],
    ['explore_climb', { near: expect.arrayContaining(['windswept_hills']) }],
    ['explore_the_world', { seed: expect.any(Number) }],
    ['craft_stone_pickaxe_from_scratch', { seed: expect.any(Number) }],
    ['mine_wood', { seed: expect.any(Number) }],
    ['mine_sandstone_in_the_desert', { biome: 'desert' }],
  ])('%s is played in terrain', async (name, terrain) => {
    const { draft } = await openOf(config(`${name}.yaml`, 'custom_init_commands: []', 'text: do it'))
    expect(draft.terrain).toMatchObject(terrain)
    expect(draft.arena).toBeUndefined()
  })

  it('keeps its rewards, whose goal goes before its name', async () => {
    const rule =
      '{event: craft_item, identity: table, objects: [crafting_table], reward: 1.0, max_reward_times: 1}'
    const path = config('some_task.yaml', 'commands: []', 'text: make a table', `reward_cfg: [${rule}]`)
    expect((await openOf(path)).open.success).toEqual({ kind: 'crafted', of: ['crafting_table'], count: 1 })
  })

  it('scores milestones, and counts stone where the author intended cobblestone', async () => {
    const rule =
      '{event: mine_block, identity: stone, objects: [cobblestone], reward: 2, max_reward_times: 1}'
    const { open, draft, notes } = await openOf(
      config('long.yaml', 'custom_init_commands: []', 'text: x', `milestone_reward_cfg: [${rule}]`),
    )
    expect(open.milestones?.[0]).toMatchObject({
      id: 'stone',
      score: 2,
      reached: { of: ['cobblestone', 'stone'] },
    })
    expect(draft.limits?.seconds).toBe(600)
    expect(notes.join()).toContain('not counted as cobblestone')
  })

  it.each([
    ['/give @s minecraft:raw_beef 3', 'give @s minecraft:beef 3', 'raw_beef read as beef'],
    ['/time set dusk', 'time set 12500', 'dusk read as'],
    ['/give @p minecraft:minecraft:dirt 2', 'give @s minecraft:dirt 2', 'twice'],
    [
      '/replaceitem entity @s armor.head minecraft:iron_helmet',
      'item replace entity @s armor.head with minecraft:iron_helmet',
      undefined,
    ],
    [
      '/execute as @p at @s run fill ~1 ~ ~ ~2 ~ ~ minecraft:stone',
      'fill ~1 ~ ~ ~2 ~ ~ minecraft:stone',
      undefined,
    ],
    [
      '/setblock ~2 ~ ~ minecraft:white_bed',
      'setblock ~2 ~ ~ minecraft:white_bed[part=foot,facing=east]',
      'half a bed',
    ],
    [
      '/fill ~-1 ~ ~-1 ~1 ~ ~1 minecraft:stone',
      'fill ~-1 ~ ~-1 ~1 ~ ~1 minecraft:stone',
      'walls the player in',
    ],
  ])('mends %s', async (line, wanted, note) => {
    const { open, notes } = await openOf(
      config('craft_ladder.yaml', 'custom_init_commands:', `- ${line}`, 'text: craft it'),
    )
    expect(open.setup?.[0]).toBe(wanted)
    if (note !== undefined) expect(notes.join()).toContain(note)
  })

  it.each(['/summon minecraft:bee_nest', '/give @s minecraft:philosophy', '/op me'])(
    'leaves %s out and says so',
    async (line) => {
      const { open, notes } = await openOf(
        config('craft_ladder.yaml', 'custom_init_commands:', `- ${line}`, 'text: craft it'),
      )
      expect(open.setup).toEqual([])
      expect(notes.join()).toContain('left out')
    },
  )

  it('has ground as deep as its commands reach, and frees the cells of a player that is put into it', async () => {
    const { open, draft, notes } = await openOf(
      config(
        'find_diamond.yaml',
        'custom_init_commands:',
        '- /fill ~ ~-12 ~ ~ ~-8 ~ minecraft:diamond_ore',
        '- /tp @s ~ ~-10 ~',
        'text: find a diamond',
      ),
    )
    expect(draft.arena).toMatchObject({ min: [-24, -63, -24], ground: 15, spawn: [0, -48, 0] })
    expect(open.setup?.slice(-2)).toEqual(['setblock ~ ~ ~ minecraft:air', 'setblock ~ ~1 ~ minecraft:air'])
    expect(notes.join()).toContain('walls the player in')
  })

  it('turns the player away from what is to be found', async () => {
    const at = async (block: string) =>
      (
        await openOf(
          config('find_melon.yaml', 'custom_init_commands:', `- /setblock ${block} melon`, 'text: find it'),
        )
      ).open.setup?.slice(1)
    expect(await at('~6 ~ ~')).toEqual([])
    expect(await at('~1 ~ ~6')).toEqual(['tp @s ~ ~ ~ 180 0'])
  })

  it('is refused with one reason where it is none', async () => {
    expect(refusalOf(await read(config('a.yaml', 'custom_init_commands: 7', 'text: x')))).toMatchObject({
      field: 'custom_init_commands',
    })
    expect(refusalOf(await read(config('b.yaml', 'custom_init_commands: [', 'text: x'))).reason).toContain(
      'not YAML',
    )
    expect(refusalOf(await read(config('c.yaml', 'custom_init_commands: []')))).toMatchObject({
      field: 'text',
    })
  })
})

describe.skipIf(samples === undefined)(`the samples ${samples === undefined ? NO_SAMPLES : ''}`, () => {
  const folders = ['mcu/simple', 'mcu/hard', 'mcu/compositional', 'agentbeats']
  const files = folders
    .map((folder) => join(samples ?? '', folder))
    .filter((folder) => existsSync(folder))
    .flatMap((folder) => readdirSync(folder).map((name) => join(folder, name)))
    .filter((path) => path.endsWith('.yaml'))

  it('all import', async () => {
    for (const path of files) taskOf(await read(path, join(samples ?? '', 'mcu', 'criteria')))
    expect(files.length).toBeGreaterThanOrEqual(18)
  })

  it('bring their criteria along', async () => {
    const path = join(samples ?? '', 'mcu', 'simple', 'build_pillar.yaml')
    const { draft } = taskOf(await read(path, join(samples ?? '', 'mcu', 'criteria')))
    expect(Object.keys((draft as unknown as OpenDraft).open.criteria ?? {})).toHaveLength(6)
  })
})
