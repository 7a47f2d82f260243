import type { Random } from '../../../src/core/random.ts'
import { atomsOf } from '../../../src/mcu/atoms/atoms.ts'
import { DIMENSIONS } from '../../../src/mcu/autoeval/dimension.ts'
import { writeCriteria } from '../../../src/mcu/import/criteria.ts'
import { writeResults } from '../../../src/mcu/import/results.ts'
import type { OriginalFile } from './original-files.ts'

const COMMANDS = [
  '/give @s minecraft:stone_pickaxe',
  '/give @p minecraft:raw_beef 3',
  '/replaceitem entity @s armor.head minecraft:diamond_helmet',
  '/summon minecraft:zombie ~3 ~ ~',
  '/summon minecraft:villager ~2 ~ ~2 {VillagerData:{profession:"minecraft:farmer"}}',
  '/setblock ~2 ~ ~ minecraft:white_bed',
  '/setblock ~2 ~ ~ minecraft:chest{LootTable:"minecraft:chests/buried_treasure"}',
  '/execute as @p at @s run fill ~2 ~ ~2 ~3 ~1 ~3 minecraft:iron_ore replace minecraft:air',
  '/weather thunder',
  '/time set dusk',
  '/effect give @a night_vision 99999 250 true',
  '/tp @s ~ ~-10 ~',
]
const NAMES = [
  'mine_iron_ore',
  'craft_ladder_and_mine_stone',
  'build_a_garden',
  'combat_zombies',
  'some_task',
]

const some = <T>(random: Random, of: readonly T[]): T[] => of.filter(() => random.next() < 0.5)

const rule = (random: Random) => ({
  event: random.pick(['mine_block', 'craft_item', 'open_chest', 'mobs', 'kill_entity']),
  identity: 'rule',
  objects: random.pick([['cobblestone'], ['wool', 'boat'], ['stick']]),
  reward: 1,
  max_reward_times: 1 + random.integer(3),
})

function config(random: Random): object {
  const rules = random.next() < 0.4 ? { reward_cfg: [rule(random)] } : {}
  const milestones = random.next() < 0.2 ? { milestone_reward_cfg: [rule(random), rule(random)] } : {}
  const commands = some(random, COMMANDS)
  return { custom_init_commands: commands, defaults: ['base'], text: 'Do it.', ...rules, ...milestones }
}

/** YAML as the files have it, flat enough to be written by hand. */
const yaml = (content: object): string =>
  Object.entries(content)
    .map(([key, value]) =>
      Array.isArray(value)
        ? `${key}:\n${value.map((entry) => `- ${typeof entry === 'string' ? entry : JSON.stringify(entry)}`).join('\n')}`
        : `${key}: ${value}`,
    )
    .join('\n')

function rating(random: Random): unknown {
  const value = () => random.pick(['0', '**3**', '7', 'N/A', '10'])
  const scores = Object.fromEntries(some(random, DIMENSIONS).map((name) => [name, value()]))
  const fields = { ...scores, video_path: 'steve/a.mp4', task_name: 'build_pillar' }
  if (random.next() < 0.3) return [fields, 'Overall Scores:\n- Task Progress: 4\n']
  return random.next() < 0.2 ? { task: 'x', video_path: 'a', scores } : fields
}

const noise = (random: Random): Buffer =>
  Buffer.from(Array.from({ length: random.integer(400) }, () => random.integer(256)))

/** A valid file of MCU of one of the known kinds, or one that is nothing at all. */
export function originalMcuFile(random: Random): OriginalFile {
  const text = (kind: string, name: string, of: string) => ({ kind, name, content: { text: of }, beside: {} })
  const json = (kind: string, name: string, of: unknown) => ({
    kind,
    name,
    content: { json: of },
    beside: {},
  })
  const stem = random.pick(NAMES) ?? 'a'
  const all = atomsOf('1.19.2')
  const atoms = Array.from({ length: 5 }, () => all[random.integer(all.length)]?.text ?? '')
  const criteria = writeCriteria(
    Object.fromEntries(some(random, DIMENSIONS).map((name) => [name, ['is it?']])),
  )
  const results = JSON.parse(
    writeResults('ours', [
      { task: stem, category: 'mining', score: random.next() },
      { task: 'b', category: 'c', score: 0 },
    ]),
  ) as unknown
  const ending = random.pick(['.json', '.txt', '.yaml', '.png', '']) ?? ''
  const makers: (() => OriginalFile)[] = [
    () => text('task config', `${stem}.yaml`, yaml(config(random))),
    () => json('task config as JSON', `${stem}.yaml`, config(random)),
    () => text('criteria', `${stem}.txt`, criteria),
    () => text('atoms', 'atomic_task_list.txt', ['craft to ladder', 'mine suger cane', ...atoms].join('\n')),
    () => json('rating', `${stem} episode_1.json`, rating(random)),
    () => json('results', 'result.json', results),
    () => text('unknown', `unknown${ending}`, noise(random).toString('latin1')),
  ]
  return (random.pick(makers) ?? makers[0])?.() as OriginalFile
}
