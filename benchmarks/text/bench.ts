import '../../test/support/guarded.ts'
import { OVERWORLD } from '../../src/game/obtaining/economy.ts'
import { recipeGraph } from '../../src/game/obtaining/recipe-graph.ts'
import { shortestTextPlan } from '../../src/game/obtaining/text-plan.ts'
import { TextRules, TextWorld } from '../../src/game/obtaining/text-world.ts'

/*
 * Episodes a second in the world of text, on one processor: each episode begins with nothing, does the atoms of a shortest
 * plan one after another, and keeps the list of what could be done after each. Planning is timed apart.
 */

const TARGETS = ['iron_sword', 'wooden_pickaxe', 'stone_pickaxe', 'diamond_pickaxe', 'golden_apple']
const WARM_UP = 2000
const MEASURED_MS = 2000

const rules = new TextRules(recipeGraph('1.19.2', OVERWORLD))
process.stdout.write(`${rules.items.length} items, ${rules.atoms.length} atoms\n`)
process.stdout.write('target             steps   planned in ms   episodes/s   steps/s\n')
for (const target of TARGETS) {
  shortestTextPlan(rules, target)
  const from = process.cpuUsage()
  const plan = shortestTextPlan(rules, target) ?? []
  const planned = cpuMs(from)
  const episode = () => {
    const world = new TextWorld(rules)
    for (const index of plan) world.do(index)
    if (world.carried(target) === 0) throw new Error(`the plan for ${target} does not obtain it`)
  }
  for (let run = 0; run < WARM_UP; run++) episode()
  const begun = process.cpuUsage()
  let episodes = 0
  while (cpuMs(begun) < MEASURED_MS) for (let run = 0; run < 100; run++, episodes++) episode()
  const rate = (episodes / cpuMs(begun)) * 1000
  const columns = [
    target.padEnd(16),
    String(plan.length).padStart(7),
    planned.toFixed(1).padStart(15),
    rate.toFixed(0).padStart(12),
    (rate * plan.length).toFixed(0).padStart(9),
  ]
  process.stdout.write(`${columns.join(' ')}\n`)
}

/** Processor time since then (ms). */
function cpuMs(since: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(since)
  return (user + system) / 1000
}
