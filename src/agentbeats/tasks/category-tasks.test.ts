import { readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readConfig } from '../../import/mcu/config-file.ts'
import { rulesOf } from '../../import/mcu/goal.ts'
import { CATEGORIES, type Category } from './categories.ts'
import { categoryTasks, OWN_TASKS } from './category-tasks.ts'

/**
 * The published tasks: names as in the result files of AgentBeats' leaderboard, the number of tasks with rewards, and the number
 * of rules (specs/mcu.md §5.4; AgentBeats' Minecraft benchmark of March 2026).
 */
const PUBLISHED: Readonly<Record<Category, readonly [names: string, rewarded: number, rules: number]>> = {
  building: [
    'build_a_garden build_a_house build_a_ladder build_a_library build_a_maze build_a_tower build_a_wall build_a_waterfall build_gate build_nether_portal build_pillar build_snow_golem dig_three_down_and_fill_one_up',
    2,
    3,
  ],
  combat: [
    'combat_enderman combat_skeletons combat_spiders combat_witch combat_wolfs combat_zombies hunt_horse hunt_pigs shoot_phantom',
    9,
    9,
  ],
  crafting: [
    'craft_bee_nest craft_diorite craft_enchanting_table craft_furnace craft_ladder craft_oak_planks craft_stonecut craft_the_crafting_table craft_to_cake craft_to_clock',
    10,
    10,
  ],
  decoration: [
    'clean_the_weeds decorate_the_ground decorate_the_wall lay_carpet light_up_the_surroundings light_up_the_surroundings_at_night place_a_item_frame prepare_a_birthday_present_for_your_neighbor',
    5,
    6,
  ],
  ender_dragon: ['kill_ender_dragon', 1, 24],
  explore: ['explore_boat explore_chest explore_climb explore_map explore_run explore_the_treasure', 4, 5],
  find: [
    'find_bedrock find_blue_bed find_diamond find_forest find_item_frame find_lava find_melon find_sand find_village',
    1,
    1,
  ],
  mine_diamond_from_scratch: ['mine_diamond_from_scratch', 1, 10],
  mining_and_collecting: [
    'collect_dirt collect_grass collect_wood collect_wool cut_stone mine_diamond_ore mine_horizontally mine_iron_ore mine_obsidian',
    8,
    8,
  ],
  motion: ['drop_an_item look_at_the_sky stacking_acacia_fence throw_a_snowball', 1, 1],
  tool_use: [
    'brew_potion_of_fire_resistance carve_pumpkins drink_harming_potion enchant_diamond_sword make_fire_with_flint_and_steel plant_wheats sleep_in_bed smelt_beef use_bow use_lead use_shield use_trident',
    9,
    12,
  ],
  trapping: [
    'hook_a_chicken_using_fishing_rod hook_a_cow_using_fishing_rod trap_a_spider_with_a_boat trap_a_witch_with_a_boat',
    0,
    0,
  ],
}

/** The rules of a file that are actually played; those that the game does not count are omitted. */
function rewardsIn(path: string) {
  const read = readConfig(path)
  if ('reason' in read) throw new Error(`${path}: ${read.reason}`)
  const { reward_cfg, milestone_reward_cfg } = read.config
  return rulesOf(reward_cfg ?? milestone_reward_cfg ?? [], [])
}

describe('our own tasks', () => {
  it('can all be reached: nothing in their scenes stands in the way', () => {
    const obstacles = CATEGORIES.flatMap((category) =>
      categoryTasks(category, { folder: OWN_TASKS, minecraft: '1.19.2', steps: 1200 }).flatMap(
        ({ name, read }) =>
          'refused' in read ? [`${name}: ${read.refused}`] : (read.task.open.obstacle ?? []),
      ),
    )
    expect(obstacles).toEqual([])
  })

  it.each(CATEGORIES)('of %s have the published names, and as many rewards', (category) => {
    const folder = join(OWN_TASKS, category)
    const files = readdirSync(folder).sort()
    const [names, rewarded, rules] = PUBLISHED[category]
    expect(files.map((file) => basename(file, '.yaml')).join(' ')).toBe(names)
    const rewards = files.map((file) => rewardsIn(join(folder, file)))
    expect([rewards.filter(({ length }) => length > 0).length, rewards.flat().length]).toEqual([
      rewarded,
      rules,
    ])
    // as published since March 2026, each payment is worth 1
    expect(new Set(rewards.flat().map(({ reward }) => reward))).toEqual(new Set(rules === 0 ? [] : [1]))
  })
})
