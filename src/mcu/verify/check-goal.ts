import { type Box, distance, inBox, type Position } from '../../core/position.ts'
import { parseBlock } from '../../game/block.ts'
import { harvestTools } from '../../game/blocks/mining.ts'
import { gameData } from '../../game/data/game-data.ts'
import { recipesFor } from '../../game/items/recipes.ts'
import type { GameVersion } from '../../game/version.ts'
import type { PlacedBlock } from '../../task/parts.ts'
import { BRED, PLANTED, RIDDEN, TAMED, USES } from '../atoms/tables.ts'
import { namesTest } from '../predicate/names.ts'
import { type Leaf, leavesOf, type Predicate } from '../predicate/schema.ts'
import type { Finding, FindingType, Operation } from '../setup/operation.ts'
import { type Lack, Supplies } from './supplies.ts'

/** What a goal is checked against. */
export interface CheckedScene {
  readonly operations: readonly Operation[]
  /** What stands after the set-up, relative to the agent's feet. */
  readonly blocks: readonly PlacedBlock[]
  /** Cells in which there may be something, relative to the agent's feet. */
  readonly box: Box
  readonly version: GameVersion
}

type GoalFinding = Omit<Finding, 'command'>

/** So near is something that was found: blocks and mobs (see the Judger's eyes). */
const FOUND_BLOCK = 6
const FOUND_MOB = 8

const BEDS = ['*_bed']
/** A part that is to be done more often is checked so often. */
const MAX_TIMES = 64

/**
 * Whether a scene has what its goal takes, and gives nothing of the goal away: by recipe closure, stations, tools, targets.
 * Of alternatives one must be possible. What the game can only show in play is left to play.
 */
export function checkGoal(goal: Predicate, scene: CheckedScene): GoalFinding[] {
  const supplies = new Supplies(scene.operations, {
    blocks: scene.blocks.map(({ block }) => block.name),
    version: scene.version,
  })
  return [...given(goal, scene), ...partsOf(goal, (leaf) => new LeafCheck(scene, supplies).check(leaf))]
}

/** The findings on each part; of alternatives those of the part that has fewest. */
function partsOf(goal: Predicate, check: (leaf: Leaf) => GoalFinding[]): GoalFinding[] {
  switch (goal.kind) {
    case 'and':
    case 'then':
      return goal.of.flatMap((part) => partsOf(part, check))
    case 'or':
      return goal.of
        .map((part) => partsOf(part, check))
        .reduce((best, one) => (one.length < best.length ? one : best))
    case 'within':
      return partsOf(goal.of, check)
    case 'times':
      for (let time = 0; time < Math.min(goal.count, MAX_TIMES); time++) {
        const findings = partsOf(goal.of, check)
        if (findings.length > 0) return findings
      }
      return []
    default:
      return check(goal)
  }
}

/** What of the goal is there already. An ingredient of another part may be given. */
function given(goal: Predicate, scene: CheckedScene): GoalFinding[] {
  const leaves = leavesOf(goal)
  const wanted = leaves.flatMap((leaf) => ('of' in leaf ? leaf.of : []))
  const ingredients = new Set(
    wanted.flatMap((item) =>
      recipesFor(item, scene.version).flatMap(({ takes }) => takes.map((one) => one.item)),
    ),
  )
  const carried = new Supplies(scene.operations, { blocks: [], version: scene.version })
  return leaves.flatMap((leaf): GoalFinding[] => {
    const found = (what: string): GoalFinding[] => [
      {
        type: 'target_given',
        message: `the goal asks for ${what}, which is there from the start: leave it out`,
      },
    ]
    switch (leaf.kind) {
      case 'crafted':
      case 'picked_up':
      case 'held': {
        const test = namesTest(leaf.of)
        const gift = scene.operations.find(
          (operation) =>
            (operation.kind === 'give' || operation.kind === 'equip') &&
            test(operation.item) &&
            !ingredients.has(operation.item) &&
            (leaf.kind !== 'held' || carried.carries(operation.item) >= leaf.count),
        )
        return gift !== undefined && 'item' in gift ? found(gift.item) : []
      }
      case 'near': {
        const near = thingsIn(scene).find(
          ({ name, at, isMob }) =>
            namesTest(leaf.of)(name) &&
            distance(at, { x: 0, y: 0, z: 0 }) <= (isMob ? FOUND_MOB : FOUND_BLOCK),
        )
        return near === undefined ? [] : found(`${near.name} near the agent`)
      }
      default:
        return []
    }
  })
}

/** Blocks and mobs of a scene, with where they are. */
const thingsIn = ({ operations, blocks }: CheckedScene): { name: string; at: Position; isMob: boolean }[] => [
  ...blocks.map(({ position, block }) => ({ name: block.name, at: position, isMob: false })),
  ...operations.flatMap((operation) =>
    operation.kind === 'summon' ? [{ name: operation.entity, at: operation.at, isMob: true }] : [],
  ),
]

/** Checks one condition of a goal; what it uses up is gone for the next. */
class LeafCheck {
  readonly #scene: CheckedScene
  readonly #supplies: Supplies

  constructor(scene: CheckedScene, supplies: Supplies) {
    this.#scene = scene
    this.#supplies = supplies
  }

  check(leaf: Leaf): GoalFinding[] {
    const supplies = this.#supplies
    switch (leaf.kind) {
      case 'crafted':
        return this.#any(leaf.of, (item) => supplies.make(item, leaf.count))
      case 'held':
      case 'picked_up':
        return this.#any(leaf.of, (item) => this.#obtain(item, leaf.count))
      case 'mined':
        return this.#mined(leaf.of, leaf.count)
      case 'placed':
        return this.#any(leaf.of, (block) => this.#placed(block, leaf.count))
      case 'standing':
        return this.#standing(leaf)
      case 'used':
      case 'dropped':
        return this.#any(leaf.of, (item) => supplies.take(item, leaf.kind === 'used' ? 1 : leaf.count))
      case 'eaten':
        return this.#any(leaf.of, (item) =>
          supplies.standing((name) => name === item) > 0 ? [] : supplies.take(item, leaf.count),
        )
      case 'opened':
        return this.#any(leaf.of, (block) => this.#there(block, 1, true))
      case 'slept':
        return this.#slept()
      case 'near':
        return this.#near(leaf.of)
      default:
        return this.#withMobs(leaf)
    }
  }

  /** Of several names one will do: the findings are those of the one that lacks least. */
  #any(names: readonly string[], check: (name: string) => Lack[]): GoalFinding[] {
    const exact = names.filter((name) => !name.includes('*'))
    const lacks = exact.map(check)
    const [first] = lacks
    if (first === undefined || lacks.some((one) => one.length === 0)) return []
    return lacks.reduce((best, one) => (one.length < best.length ? one : best), first).map(told)
  }

  #obtain(item: string, count: number): Lack[] {
    const lacks = this.#supplies.take(item, count)
    const makeable = recipesFor(item, this.#scene.version).length > 0
    return lacks.length > 0 && !makeable ? [{ ...(lacks[0] as Lack), type: 'target_absent' }] : lacks
  }

  /** A block that stands, or that can be put up. */
  #there(block: string, count: number, mayPlace = false): Lack[] {
    const standing = this.#supplies.standing((name) => name === block)
    if (standing >= count || (mayPlace && this.#supplies.take(block, count - standing).length === 0))
      return []
    return [absent(block, standing, count)]
  }

  #mined(names: readonly string[], count: number): GoalFinding[] {
    const test = namesTest(names)
    const standing = this.#supplies.standing(test)
    if (standing < count) return [told(absent(names.join(' or '), standing, count))]
    const block = this.#scene.blocks.find((one) => test(one.block.name))?.block.name ?? ''
    return this.#supplies.tool(harvestTools(block, this.#scene.version), block).map(told)
  }

  /** Put down, planted, or made of another block with a tool. */
  #placed(block: string, count: number): Lack[] {
    const changes = USES.filter(([, , , becomes]) => parseBlock(becomes)?.name === block)
    const planted = Object.entries(PLANTED).find(([, [, crop]]) => crop === block)
    if (planted !== undefined) {
      const [seed, [ground]] = planted
      // Grass is underfoot everywhere.
      const soil = ground === 'grass_block' ? [] : this.#there(ground, 1)
      return [...soil, ...this.#supplies.take(seed, count)]
    }
    const item = gameData(this.#scene.version).itemForBlock(block) ?? block
    const [change] = changes
    if (change === undefined || this.#supplies.carries(item) > 0) return this.#supplies.take(item, count)
    const name = parseBlock(change[2])?.name ?? change[2]
    const tools = changes.map(([, tool]) => tool)
    return [...this.#there(name, count), ...this.#supplies.tool(tools, `${name} into ${block}`)]
  }

  #standing(leaf: Extract<Leaf, { kind: 'standing' }>): GoalFinding[] {
    const isFlat = leaf.shape === 'any' || leaf.shape === 'line' || leaf.shape === 'pillar'
    const need = isFlat ? leaf.size : leaf.size * leaf.length
    const test = namesTest(leaf.of)
    const game = gameData(this.#scene.version)
    const most = this.#scene.operations
      .flatMap((operation) => (operation.kind === 'give' ? [operation.item] : []))
      .filter((item) => test(item) && game.itemForBlock(item) === item)
      .map((item) => this.#supplies.carries(item))
    const have = Math.max(0, ...most)
    const what = `${leaf.of.includes('*') ? 'blocks' : leaf.of.join(' or ')} to build with`
    return have >= need ? [] : [told({ type: 'missing_ingredient', what, have, need })]
  }

  #slept(): GoalFinding[] {
    const bed = namesTest(BEDS)
    const hasBed =
      this.#supplies.standing(bed) > 0 ||
      this.#scene.operations.some((operation) => operation.kind === 'give' && bed(operation.item))
    const times = this.#scene.operations.filter(({ kind }) => kind === 'time')
    const last = times.at(-1)
    const ticks = last?.kind === 'time' ? last.ticks % 24_000 : 6000
    const isNight = ticks >= 12_542 && ticks <= 23_459
    const storms = this.#scene.operations.some((one) => one.kind === 'weather' && one.weather === 'thunder')
    return [
      ...(hasBed ? [] : [told({ type: 'missing_ingredient', what: 'a bed', have: 0, need: 1 })]),
      ...(isNight || storms
        ? []
        : [
            {
              type: 'bad_time' as const,
              message: 'nobody can sleep by day: set the time to 13000, for example',
            },
          ]),
    ]
  }

  #near(names: readonly string[]): GoalFinding[] {
    const test = namesTest(names)
    const things = thingsIn(this.#scene).filter(({ name }) => test(name))
    if (things.length === 0) return [told(absent(names.join(' or '), 0, 1))]
    if (things.some(({ at }) => inBox(this.#scene.box, at))) return []
    return [
      { type: 'out_of_reach', message: `${names.join(' or ')} is outside the place where agents may go` },
    ]
  }

  /** What is done to mobs, and what takes a station of its own. */
  #withMobs(leaf: Leaf): GoalFinding[] {
    const supplies = this.#supplies
    const mobs = (need: number): Lack[] => {
      if (!('of' in leaf)) return []
      const have = supplies.summoned(namesTest(leaf.of))
      return have >= need ? [] : [absent(leaf.of.join(' or '), have, need)]
    }
    const items = (names: readonly string[]): Lack[] => names.flatMap((name) => supplies.take(name, 1))
    const of = 'of' in leaf ? (leaf.of[0] ?? '') : ''
    const lacks = (): Lack[] => {
      switch (leaf.kind) {
        case 'killed':
          return mobs(leaf.count)
        case 'sheared':
          return [...mobs(1), ...supplies.tool(['shears'], of)]
        case 'tamed':
          return [...mobs(1), ...items(of in TAMED ? [TAMED[of] as string] : [])]
        case 'bred':
          return [...mobs(2), ...items(of in BRED ? Array(2).fill(BRED[of]) : [])]
        case 'ridden':
          return [
            ...(supplies.carries(`oak_${of}`) + supplies.carries(of) > 0 ? [] : mobs(1)),
            ...items(RIDDEN[of] ?? []),
          ]
        case 'leashed':
          return [...mobs(1), ...items(['lead'])]
        case 'trapped':
          return [...mobs(1), ...items(['oak_boat'])]
        case 'enchanted':
          return [...supplies.station(['enchanting_table']), ...items(['lapis_lazuli', of])]
        case 'brewed':
          return [...supplies.station(['brewing_stand']), ...items(['blaze_powder'])]
        case 'traded':
          return supplies.summoned((mob) => mob === 'villager' || mob === 'wandering_trader') > 0
            ? []
            : [absent('villager', 0, 1)]
        default:
          return []
      }
    }
    return lacks().map(told)
  }
}

const absent = (what: string, have: number, need: number): Lack => ({
  type: 'target_absent',
  what,
  have,
  need,
})

const ADVICE: Readonly<Record<Lack['type'], string>> = {
  missing_ingredient: 'give more of it, or what it is made of',
  missing_station: 'put it down beside the agent',
  missing_tool: 'give one',
  no_recipe: 'nobody can make it: ask for something else',
  target_absent: 'put it into the scene',
}

const told = ({ type, what, have, need }: Lack): { type: FindingType; message: string } => ({
  type,
  message:
    type === 'no_recipe'
      ? `${what} has no recipe: ${ADVICE[type]}`
      : `the goal takes ${need} ${what}, and there is ${have}: ${ADVICE[type]}`,
})
