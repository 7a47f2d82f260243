import { WOODS } from '../game/obtaining/game-names.ts'
import type { GameVersion } from '../game/version.ts'
import type { AnyTaskDraft } from '../task/task-file.ts'
import { SUITE_VERSION } from './version.ts'

/** An item to gather in natural terrain, and the setting. */
export interface GatheringGoal {
  /** `wood` stands for a log of any tree. */
  item: string
  count?: number
  /** Seed of the terrain. */
  seed: number
  /** Time limit (s of game time). */
  seconds?: number
  difficulty?: 'peaceful' | 'easy' | 'normal' | 'hard'
  /** The team's start; anywhere by default. */
  biome?: string
  agents?: number
  /** The game version; by default the one for tasks that do not specify any. */
  minecraft?: GameVersion
}

/** The five items of the paper's Table 3 with their time limits (s of game time). */
export const PAPER_GOALS: readonly { item: string; seconds: number }[] = [
  { item: 'wood', seconds: 1200 },
  { item: 'cobblestone', seconds: 1200 },
  { item: 'iron_ingot', seconds: 1200 },
  { item: 'gold_ingot', seconds: 1200 },
  { item: 'diamond', seconds: 1800 },
]

/** Sixty targets, by the number of prerequisite steps in the tech tree. */
export const TECHTREE_TARGETS: readonly string[] = `
oak_log dirt sand gravel flint beef white_wool leather
oak_planks stick crafting_table oak_slab oak_button oak_pressure_plate
wooden_pickaxe wooden_sword wooden_axe wooden_shovel wooden_hoe chest oak_door oak_fence ladder bowl oak_boat barrel
cobblestone coal torch stone_pickaxe stone_sword stone_axe stone_shovel lever furnace cobblestone_stairs campfire
charcoal stone glass smooth_stone cooked_beef raw_iron raw_copper iron_ingot copper_ingot stone_bricks
iron_pickaxe iron_sword bucket shears shield iron_nugget chain minecart
redstone raw_gold gold_ingot diamond diamond_pickaxe`
  .trim()
  .split(/\s+/)

const LOGS = WOODS.map((wood) => `${wood}_log`)

/** The task of gathering something in natural terrain. */
export function gatheringDraft({
  item,
  count = 1,
  seed,
  seconds = 1200,
  ...rest
}: GatheringGoal): AnyTaskDraft {
  const { difficulty = 'easy', biome, agents = 1, minecraft } = rest
  const [first = item, ...or] = item === 'wood' ? LOGS : [item]
  const what = item === 'wood' ? 'a log of any tree' : `${count} ${item}`
  return {
    schema: 1,
    ...(minecraft === undefined ? {} : { minecraft }),
    id: `gather-${item.replaceAll('_', '-')}-${seed}`,
    scenario: 'gathering',
    title: `Gather ${what}`,
    goal: `You begin with nothing in a world that you do not know. Obtain ${what}.`,
    agents,
    terrain: { seed, ...(biome === undefined ? {} : { biome }) },
    limits: { seconds },
    gathering: { obtain: [{ item: first, count, ...(or.length === 0 ? {} : { or }) }], difficulty },
  }
}

/** The default terrain of the suites' tasks. */
const FIRST_SEED = 1

const ofSuite = (goal: GatheringGoal): AnyTaskDraft => ({ ...gatheringDraft(goal), minecraft: SUITE_VERSION })

export const gatheringSuite = (): AnyTaskDraft[] =>
  PAPER_GOALS.map((goal) => ofSuite({ ...goal, seed: FIRST_SEED }))

export const techtreeSuite = (): AnyTaskDraft[] =>
  TECHTREE_TARGETS.map((item) => ofSuite({ item, seed: FIRST_SEED, seconds: 1800 }))
