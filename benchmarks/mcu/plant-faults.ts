import type { Random } from '../../src/core/random.ts'
import { dropsOf } from '../../src/game/blocks/drops.ts'
import { harvestTools } from '../../src/game/blocks/mining.ts'
import { recipesFor } from '../../src/game/items/recipes.ts'
import { OVENS, smeltedFrom } from '../../src/game/items/smelting.ts'
import { leavesOf } from '../../src/mcu/predicate/parts.ts'
import type { Predicate } from '../../src/mcu/predicate/predicate.ts'
import type { FindingType, Operation } from '../../src/mcu/setup/operation.ts'
import { parseCommand } from '../../src/mcu/setup/parse.ts'
import type { OpenDraft } from '../../src/scenario/open/draft.ts'

/** A scene as far as faults are planted into it: one condition, and its commands with what they mean. */
interface Plantable {
  readonly goal: Predicate
  /** Names that the goal is about. */
  readonly of: readonly string[]
  readonly commands: readonly string[]
  readonly operations: readonly Operation[]
  readonly version: string
}

/** The commands and the goal with a fault; undefined where the scene has nothing to spoil in this way. */
type Planter = (
  scene: Plantable,
  random: Random,
) => { commands?: readonly string[]; goal?: Predicate } | undefined

/** Plants a fault of a kind into a scene without one; undefined where the scene does not lend itself to it. */
export function plantFault(type: FindingType, draft: OpenDraft, random: Random): OpenDraft | undefined {
  const { setup = [], success } = draft.open
  const goal = success as Predicate | undefined
  if (goal === undefined || leavesOf(goal).length !== 1) return undefined
  const operations = setup.flatMap((command) => {
    const read = parseCommand(command)
    return 'operation' in read ? [read.operation] : []
  })
  const of = 'of' in goal ? (goal.of as readonly string[]) : []
  const version = draft.minecraft ?? '1.19.2'
  const planted = PLANTERS[type]?.({ goal, of, commands: setup, operations, version }, random)
  if (planted === undefined) return undefined
  const { commands = setup, goal: other = goal } = planted
  return {
    ...draft,
    id: `${draft.id}_${type}`,
    open: { ...draft.open, setup: [...commands], success: other as OpenDraft['open']['success'] },
  }
}

const also =
  (...commands: readonly string[]): Planter =>
  (scene) => ({ commands: [...scene.commands, ...commands] })

/** Changes one command that fits, drawn from all that do. */
function changing(fits: RegExp, change: (command: string) => string): Planter {
  return ({ commands }, random) => {
    const chosen = random.pick(commands.filter((command) => fits.test(command)))
    return chosen === undefined
      ? undefined
      : { commands: commands.map((command) => (command === chosen ? change(command) : command)) }
  }
}

const without = ({ commands, operations }: Plantable, test: (operation: Operation) => boolean) =>
  operations.some(test)
    ? { commands: commands.filter((_, index) => !test(operations[index] as Operation)) }
    : undefined

const isTarget =
  (of: readonly string[]) =>
  (operation: Operation): boolean =>
    (operation.kind === 'setblock' && of.includes(operation.block)) ||
    (operation.kind === 'summon' && of.includes(operation.entity))

const gives = (operations: readonly Operation[], test: RegExp) =>
  operations.some((operation) => operation.kind === 'give' && test.test(operation.item))

/** Items that cannot be made or dug in a scene: once removed, they are gone. */
const isRaw = (item: string, { operations, version }: Plantable): boolean =>
  recipesFor(item, version).length === 0 &&
  smeltedFrom(item, version).length === 0 &&
  !operations.some(
    (operation) =>
      operation.kind === 'summon' ||
      (operation.kind === 'setblock' && dropsOf(operation.block, version).some((drop) => drop.item === item)),
  )

const FAR = '~60 ~ ~60'

const PLANTERS: Partial<Record<FindingType, Planter>> = {
  syntax: changing(/^(setblock|summon) /, (command) => command.replace(/ ~\S* (?=minecraft|~\S*$)/, ' ')),
  unknown_command: changing(/^(give|setblock|summon) /, (command) => `please ${command}`),
  unknown_item: changing(/^give /, (command) => command.replace(/minecraft:(\w+)/, 'minecraft:$1_of_doom')),
  unknown_block: changing(/^setblock /, (command) => command.replace(/minecraft:(\w+)/, 'minecraft:$1x')),
  unknown_entity: changing(/^summon /, (command) => command.replace(/minecraft:(\w+)/, 'minecraft:wild_$1')),
  unknown_effect: also('effect give @s minecraft:nightvision 60 0'),
  bad_slot: also('item replace entity @s armor.hat with minecraft:iron_helmet'),
  bad_time: also('time set dusk'),
  bad_weather: also('weather snow'),
  bad_count: also('give @s minecraft:stick 5000'),
  too_many_slots: also(...Array.from({ length: 37 }, () => 'give @s minecraft:andesite 64')),
  target_given: ({ goal, of: [name], operations, commands }) => {
    if (goal.kind === 'crafted') return { commands: [...commands, `give @s minecraft:${name}`] }
    if (goal.kind !== 'sighted') return undefined
    const isMob = operations.some((operation) => operation.kind === 'summon' && operation.entity === name)
    // Agents look south: the target is moved to where they see it.
    const put = isMob ? `summon minecraft:${name} ~ ~ ~5` : `setblock ~ ~ ~5 minecraft:${name}`
    const rest = commands.filter((_, index) => !isTarget([name ?? ''])(operations[index] as Operation))
    return { commands: [...rest, put] }
  },
  target_absent: (scene) =>
    /^(mined|killed|sighted|sheared|bred)$/.test(scene.goal.kind)
      ? without(scene, isTarget(scene.of))
      : undefined,
  missing_ingredient(scene, random) {
    const { goal, of, operations, version } = scene
    const taken =
      goal.kind === 'crafted'
        ? of
            .flatMap((item) => recipesFor(item, version))
            .flatMap(({ takes }) => takes.map(({ item }) => item))
        : /^(eaten|placed)$/.test(goal.kind)
          ? of
          : []
    const [only] = of
    if (
      goal.kind === 'crafted' &&
      (recipesFor(only ?? '', version).length !== 1 || smeltedFrom(only ?? '', version).length > 0)
    )
      return undefined
    const given = operations.flatMap((one) =>
      one.kind === 'give' && taken.includes(one.item) && isRaw(one.item, scene) ? [one.item] : [],
    )
    const item = random.pick(given)
    return item === undefined ? undefined : without(scene, (one) => one.kind === 'give' && one.item === item)
  },
  missing_station(scene) {
    const { goal, operations } = scene
    if (goal.kind !== 'crafted' || gives(operations, /_(planks|log|wood|stem)$|^cobble|^blackstone$/))
      return undefined
    return without(
      scene,
      (one) => one.kind === 'setblock' && ['crafting_table', ...OVENS].includes(one.block),
    )
  },
  missing_tool: (scene) =>
    scene.goal.kind === 'mined' && harvestTools(scene.of[0] ?? '', scene.version).length > 0
      ? without(scene, (one) => one.kind === 'equip' && one.slot === 'weapon.mainhand')
      : undefined,
  no_recipe: ({ goal }) => (goal.kind === 'crafted' ? { goal: { ...goal, of: ['bell'] } } : undefined),
  player_walled_in: (scene, random) =>
    random.pick([
      also('fill ~-1 ~ ~-1 ~1 ~2 ~1 minecraft:stone'),
      also('setblock ~ ~1 ~ minecraft:oak_planks'),
      also('setblock ~ ~6 ~ minecraft:sand'),
      also('tp @s ~ ~-10 ~'),
      also('fill ~-2 ~ ~-2 ~2 ~3 ~2 minecraft:bricks', 'fill ~-1 ~ ~-1 ~1 ~2 ~1 minecraft:air'),
    ])?.(scene, random),
  out_of_reach: ({ commands, operations, of, goal }) =>
    /^(mined|sighted|killed)$/.test(goal.kind) && operations.some(isTarget(of))
      ? {
          commands: commands.map((command, index) =>
            isTarget(of)(operations[index] as Operation) ? command.replace(/~\S* ~\S* ~\S*/, FAR) : command,
          ),
        }
      : undefined,
}

/** The kinds of faults that are planted. */
export const PLANTED_TYPES = Object.keys(PLANTERS) as FindingType[]
