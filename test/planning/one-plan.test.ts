import { describe, expect, it } from 'vitest'
import type { PlanStep } from '../../src/game/obtaining/amounts.ts'
import { cheapestPlan } from '../../src/game/obtaining/cheapest-plan.ts'
import { OVERWORLD } from '../../src/game/obtaining/economy.ts'
import { playerCosts } from '../../src/game/obtaining/player-costs.ts'
import { provisionsFor } from '../../src/game/obtaining/provisions.ts'
import { recipeGraph } from '../../src/game/obtaining/recipe-graph.ts'
import { textPlan } from '../../src/game/obtaining/text-plan.ts'
import { TextRules, TextWorld } from '../../src/game/obtaining/text-world.ts'
import { wildGraphOf } from '../../src/game/obtaining/wild.ts'
import { GAME_VERSIONS } from '../../src/game/version.ts'
import { prerequisitesOf } from '../../src/mcu/reach/prerequisites.ts'
import { decomposeWild } from '../../src/scenario/gathering/decompose-wild.ts'
import type { GatheringTask } from '../../src/scenario/gathering/gathering.ts'
import { builtinGame } from '../../src/scenario/testing.ts'
import { gatheringDraft } from '../../src/suite/gathering-targets.ts'
import { readTaskFile } from '../../src/task/resolve-task.ts'

/* One graph of recipes, and one measure of cost: all of its views come to the same plan. */

const GOALS =
  `oak_log dirt sand gravel flint white_wool leather stick crafting_table oak_slab oak_button wooden_pickaxe
  wooden_sword wooden_axe chest oak_door oak_fence ladder bowl oak_boat cobblestone coal torch stone_pickaxe stone_sword
  lever furnace cobblestone_stairs charcoal stone glass cooked_beef iron_ingot iron_pickaxe bucket shears rail iron_sword
  diamond diamond_pickaxe paper book`
    .trim()
    .split(/\s+/)

const COSTS = playerCosts({ known: [] })

const linesOf = (steps: readonly PlanStep[]): string[] =>
  steps.map(
    ({ recipe, times, tool }) => `${recipe.id} × ${times}${tool === undefined ? '' : ` with ${tool}`}`,
  )

/** A gathering task for a version. Terrain exists only from 1.18 on, plans exist in every version. */
const taskOf = (item: string, gameVersion: string): GatheringTask => ({
  ...(readTaskFile(gatheringDraft({ item, seed: 1 }), builtinGame.scenarios).task as GatheringTask),
  gameVersion: gameVersion as GatheringTask['gameVersion'],
})

/** The steps of a plan for gathering, as item and amount. */
function gathered(item: string, version: string): string[] {
  const agent = { name: 'Ann', position: { x: 0, y: 64, z: 0 } }
  const { nodes } = decomposeWild({ task: taskOf(item, version), scene: { agents: [agent], containers: [] } })
  return nodes.map(({ description }) => description)
}

/** The recipes that a plan carries out in the text world, one by one. */
function carriedOut(item: string, rules: TextRules): string[] {
  const counts = new Map<string, number>()
  const world = new TextWorld(rules)
  for (const index of textPlan(rules, item, COSTS) ?? []) {
    world.do(index)
    const { recipe } = rules.atoms[index]?.atom ?? {}
    if (recipe !== undefined) counts.set(recipe.id, (counts.get(recipe.id) ?? 0) + 1)
  }
  expect([item, world.carried(item) > 0]).toEqual([item, true])
  return [...counts].map(([id, times]) => `${id} × ${times}`)
}

describe.each(GAME_VERSIONS)('for 40 goals in %s', (version) => {
  const plans = new Map(
    GOALS.map((item) => {
      const plan = cheapestPlan(wildGraphOf(version), { goal: [{ item, count: 1 }], costs: COSTS })
      return [item, plan?.steps ?? []]
    }),
  )

  it('there is a plan in the wild, without the gifts of golems', () => {
    expect(GOALS.filter((item) => plans.get(item)?.length === 0)).toEqual([])
    const ids = [...plans.values()].flat().map(({ recipe }) => recipe.id)
    expect(ids.filter((id) => id.includes('golem'))).toEqual([])
  })

  it('the prerequisites of MCU follow the same plan', () => {
    const prerequisites = prerequisitesOf(version)
    for (const [item, steps] of plans)
      expect([item, linesOf(prerequisites.plan([{ item, count: 1 }]))]).toEqual([item, linesOf(steps)])
  })

  it('the text world carries the same plan out', () => {
    const rules = new TextRules(recipeGraph(version, OVERWORLD))
    for (const [item, steps] of plans)
      expect([item, carriedOut(item, rules)]).toEqual([
        item,
        steps.map(({ recipe, times }) => `${recipe.id} × ${times}`),
      ])
  })

  it('gathering has a subtask for each step, and others only to be prepared for ore', () => {
    for (const [item, steps] of plans) {
      const nodes = gathered(item, version)
      const isPrepared = steps.some(({ recipe }) => provisionsFor(recipe).length > 0)
      if (!isPrepared) expect([item, nodes.length]).toEqual([item, steps.length])
      for (const { recipe, times } of steps) {
        const amount = times * recipe.makes.count
        const [subject] = recipe.kind === 'smelt' ? recipe.takes : [recipe.makes]
        const name = recipe.kind === 'kill' ? recipe.source?.name : subject?.item
        const wanted = isPrepared ? ` ${name}\\b` : ` ${recipe.kind === 'kill' ? times : amount} ${name}\\b`
        expect([item, nodes.filter((node) => new RegExp(wanted).test(node)).length > 0, wanted]).toEqual([
          item,
          true,
          wanted,
        ])
      }
    }
  })
})
