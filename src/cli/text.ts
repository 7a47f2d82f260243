import { createInterface } from 'node:readline'
import { Command } from 'commander'
import { count } from '../core/count.ts'
import { UsageError } from '../core/errors.ts'
import { gameData } from '../game/data/game-data.ts'
import { similarName } from '../game/data/similar-name.ts'
import { OVERWORLD } from '../game/obtaining/economy.ts'
import { recipeGraph } from '../game/obtaining/recipe-graph.ts'
import { shortestTextPlan } from '../game/obtaining/text-plan.ts'
import { TextRules, TextWorld } from '../game/obtaining/text-world.ts'
import type { GameVersion } from '../game/version.ts'
import { minecraftOrDefaultOption } from './server-options.ts'
import { positive } from './whole-number.ts'

interface TextFlags {
  minecraft: GameVersion
  plan?: boolean
  json?: boolean
  steps: number
}

export const textCommand = (): Command =>
  new Command('text')
    .description(
      'obtain an item in a text world: each round lists the possible actions and reads your choice',
    )
    .argument('<item>', 'what to obtain, such as diamond_pickaxe')
    .addOption(minecraftOrDefaultOption())
    .option('--plan', 'print a shortest plan and end')
    .option('--json', 'for programs: a line of JSON each round, and the id of an atom as the answer')
    .option('--steps <n>', 'end after this many steps', positive, 1000)
    .action(play)

async function play(target: string, { minecraft, ...flags }: TextFlags): Promise<void> {
  const rules = new TextRules(recipeGraph(minecraft, OVERWORLD))
  assertObtainable(target, rules, minecraft)
  const shortest = shortestTextPlan(rules, target) ?? []
  if (flags.plan === true) {
    for (const [step, index] of shortest.entries()) say(`${step + 1}. ${rules.atoms[index]?.atom.id}`)
    return
  }
  const isForPeople = flags.json !== true
  const world = new TextWorld(rules)
  if (isForPeople) say(`Obtain ${target}. A shortest plan has ${count(shortest.length, 'step')}.`)
  await playRounds(world, rules, { target, flags })
  if (world.carried(target) === 0) process.exitCode = 1
  if (isForPeople) say(conclusion(world, target, shortest.length))
}

const say = (text: string): void => {
  process.stdout.write(`${text}\n`)
}

/** @throws UsageError for an unknown item, or one that cannot be obtained in a world of text */
function assertObtainable(target: string, rules: TextRules, minecraft: GameVersion): void {
  if (rules.idOf(target) !== undefined) return
  const why = gameData(minecraft).hasItem(target) ? 'cannot be obtained in the wild' : 'is not an item'
  const like = similarName(target, rules.items)
  throw new UsageError(`"${target}" ${why} in ${minecraft}.`, {
    hint:
      like === undefined
        ? `${count(rules.items.length, 'item')} can be obtained, such as diamond_pickaxe.`
        : `Did you mean ${like}? ${count(rules.items.length, 'item')} can be obtained.`,
  })
}

/**
 * Shows the world and reads an answer, round after round, until the agent carries the item, the steps are used up or the input
 * ends.
 */
async function playRounds(
  world: TextWorld,
  rules: TextRules,
  { target, flags: { json, steps } }: { target: string; flags: Pick<TextFlags, 'json' | 'steps'> },
): Promise<void> {
  const show = () => say(json === true ? asJson(world, target) : asText(world))
  show()
  for await (const line of createInterface({ input: process.stdin })) {
    const refusal = answer(world, rules, line.trim())
    if (refusal === undefined) show()
    else say(json === true ? JSON.stringify({ error: refusal }) : refusal)
    if (world.carried(target) > 0 || world.steps >= steps) break
  }
}

const conclusion = (world: TextWorld, target: string, shortest: number): string =>
  world.carried(target) > 0
    ? `Done in ${count(world.steps, 'step')}; ${shortest} would have been enough.`
    : `Ended without ${target} after ${count(world.steps, 'step')}.`

/** Carries out an input line: the number of a listed action, or its id. @returns the reason if this is impossible */
function answer(world: TextWorld, rules: TextRules, line: string): string | undefined {
  const listed = world.list()
  const asked = /^\d+$/.test(line) ? listed[Number(line) - 1]?.id : line
  const index = rules.atoms.findIndex(({ atom }) => atom.id === asked)
  if (index < 0) return `There is no "${line}". Give the number or the name of an atom of the list.`
  if (!world.possible().has(index)) return `"${asked}" cannot be done now.`
  world.do(index)
  return undefined
}

function asText(world: TextWorld): string {
  const carried = world.inventory().map(({ item, count: amount }) => `${amount} ${item}`)
  const atoms = world.list().map(({ id }, index) => `${String(index + 1).padStart(4)}  ${id}`)
  return ['', ...atoms, `Step ${world.steps}. Carried: ${carried.join(', ') || 'nothing'}.`].join('\n')
}

const asJson = (world: TextWorld, target: string): string =>
  JSON.stringify({
    target,
    done: world.carried(target) > 0,
    step: world.steps,
    carried: world.inventory(),
    atoms: world.list().map(({ id }) => id),
  })
