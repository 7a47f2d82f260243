import { add, cellKey, formatPosition, type Position } from '../../core/position.ts'
import { fewestMealsToRipen, mealsToRipen } from '../../game/blocks/mining.ts'
import type { ItemCount } from '../../game/item-counts.ts'
import { fuelFor, ovensFor } from '../../game/items/smelting.ts'
import { tendingTool } from '../../game/obtaining/arena.ts'
import type { Recipe } from '../../game/obtaining/recipe.ts'
import { cropFood, toolsUnder } from '../../game/rules/rule-book.ts'
import { NodeList, type NodePart, tuple } from '../../question/expert/functions.ts'
import type { decompose } from '../../question/kinds/decompose.ts'
import type { ReplyOf } from '../../question/question.ts'
import { SCAFFOLD } from '../../task/scaffold.ts'
import type { GatheringTask } from './gathering.ts'
import { dirtToMine } from './heights.ts'
import { diggingPart, takeDirt } from './mining-parts.ts'
import {
  type Firing,
  type GatheringFacts,
  type PlanOptions,
  type PlanState,
  stateBefore,
} from './plan-state.ts'
import { Sources, type Supply, type UnripeCrop } from './sources.ts'
import { footOf, freeCell } from './station-site.ts'

const UP = { x: 0, y: 1, z: 0 }
/** Maximum amounts per subtask, small enough to share the work. */
const MAX_MINED = 3
const MAX_CRAFTINGS = 4
const MAX_SMELTED = 8
const MAX_HUNTED = 2
const MAX_GIFTS = 4

/** Something to be taken out of a container. */
interface Fetch {
  container: Position
  item: string
  amount: number
}

/** Plans backwards from the needed items. Items that cannot be obtained are recorded as shortfall. */
export class GatheringPlanner {
  readonly #list = new NodeList()
  readonly #facts: GatheringFacts
  readonly #options: PlanOptions
  readonly #task: GatheringTask
  readonly #sources: Sources
  readonly #state: PlanState
  /** Needed items that cannot be obtained. */
  readonly shortfalls: ItemCount[] = []
  /** The recipes by which items are obtained, in the plan's order. */
  readonly recipes = new Set<Recipe>()
  /** Blocks that are too high for agents without dirt to climb on, each with its cells. */
  readonly tooHigh: string[] = []
  /** The fuels that are burnt. */
  readonly burnt = new Set<string>()

  /** @param from a planner whose state this one takes over */
  constructor(facts: GatheringFacts, options: PlanOptions = {}, from?: GatheringPlanner) {
    this.#facts = facts
    this.#options = options
    this.#task = facts.task
    this.#sources = from ? from.#sources.copy() : Sources.of(facts.task, facts.scene, options.givesUpStations)
    this.#state = from ? structuredClone(from.#state) : stateBefore(facts, options)
  }

  /** How much of each item has been dug with a tool. */
  get dug(): ReadonlyMap<string, number> {
    return this.#state.dug
  }

  reply(): ReplyOf<typeof decompose> {
    // No way to the goal is known: state at least the goal.
    if (this.#list.nodes.length === 0) {
      for (const { item, count } of this.#task.gathering.obtain)
        this.#list.add('craftItem', { item, amount: count }, `craft ${count} ${item}`)
    }
    return { functions: this.#list.functions(), nodes: this.#list.nodes }
  }

  /** Adds a subtask that obtains nothing. */
  readonly add = (...subtask: Parameters<NodeList['add']>): void => this.#list.add(...subtask)

  /** Crafts or smelts this many, ignoring existing stock. @returns whether that is possible */
  makes(item: string, count: number): boolean {
    const before = this.shortfalls.length
    for (let left = count; left > 0; ) {
      const recipe = this.#sources.makingOf(item)
      const got = recipe === undefined ? 0 : this.#obtain(item, left, recipe)
      if (got === 0) return false
      this.#leave(item, got)
      left -= got
    }
    return this.shortfalls.length === before
  }

  /** Obtains and reserves items for one purpose. Items of one container are taken out in one subtask. */
  needAll(items: readonly ItemCount[]): void {
    const fetches: Fetch[] = []
    const rest = items.map(({ item, count }) => {
      let wanted = count - this.#draw(item, count)
      while (wanted > 0 && this.#sources.supplyOf(item) === 'container') {
        const found = this.#sources.withdraw(item, wanted)
        if (found === undefined) break
        fetches.push({ ...found, item })
        wanted -= found.amount
      }
      return { item, count: wanted }
    })
    for (const alike of Map.groupBy(fetches, ({ container }) => cellKey(container)).values())
      this.#take(alike)
    for (const { item, count } of rest) this.need(item, count)
  }

  /** Obtains and reserves the given amount of an item. */
  need(item: string, count: number): void {
    let wanted = count - this.#draw(item, count)
    // An item that is needed to make itself, such as ingots for nuggets for ingots, cannot be made this way.
    const isCircle = this.#state.underWay.has(item)
    this.#state.underWay.add(item)
    while (wanted > 0) {
      const supply = isCircle ? undefined : this.#sources.supplyOf(item)
      const got = supply === undefined ? 0 : this.#obtain(item, wanted, supply)
      if (got === 0) {
        this.shortfalls.push({ item, count: wanted })
        break
      }
      this.#leave(item, got)
      wanted -= this.#draw(item, wanted)
    }
    if (!isCircle) this.#state.underWay.delete(item)
  }

  #draw(item: string, count: number): number {
    const over = this.#state.over.get(item) ?? 0
    const drawn = Math.min(over, count)
    this.#state.over.set(item, over - drawn)
    return drawn
  }

  #leave(item: string, count: number): void {
    this.#state.over.set(item, (this.#state.over.get(item) ?? 0) + count)
  }

  /** Obtains up to the given amount of an item by one supply. @returns the obtained amount */
  #obtain(item: string, count: number, supply: Supply): number {
    if (supply === 'container') return this.#fetch(item, count)
    this.recipes.add(supply)
    switch (supply.kind) {
      case 'dig':
        return this.#mine(item, count)
      case 'smelt':
        return this.#smelt(count, supply)
      case 'craft':
        return this.#craft(item, count, supply)
      default:
        return this.#tend(item, count, supply)
    }
  }

  #fetch(item: string, count: number): number {
    const found = this.#sources.withdraw(item, count)
    if (found === undefined) return 0
    this.#take([{ ...found, item }])
    return found.amount
  }

  /** Takes items out of one container. */
  #take(fetches: readonly Fetch[]): void {
    const [first, ...more] = fetches
    if (first === undefined) return
    const container = tuple(first.container)
    const what = fetches.map(({ item, amount }) => `${amount} ${item}`).join(', ')
    const description = `take ${what} from the container at ${formatPosition(first.container)}`
    if (more.length === 0) {
      const { item, amount } = first
      this.#list.add('fetchItem', { container, item, amount }, description)
    } else {
      const items = fetches.map(({ item, amount }) => ({ item, amount }))
      this.#list.add('fetchItems', { container, items }, description)
    }
  }

  #mine(item: string, count: number): number {
    // The tool is shared: digging for other purposes with the same tool is done in one go.
    const all = Math.max(count, (this.#options.toDig?.get(item) ?? 0) - (this.#state.dug.get(item) ?? 0))
    const taken = this.#sources.mine(item, Math.min(all, MAX_MINED * this.#sources.each(item)))
    if (taken === undefined) return 0
    const { block, cells, gives, unripe } = taken
    const dirt = this.#options.climbs === false ? 0 : dirtToMine(cells, this.#task, this.#state.cleared)
    for (const cell of cells) this.#state.cleared.add(cellKey(cell))
    const tool = this.#toolFor(toolsUnder(this.#task, block))
    if (tool !== undefined) this.#state.dug.set(item, (this.#state.dug.get(item) ?? 0) + gives)
    for (const crop of unripe) this.#feed(block, crop)
    const provisions = dirt === 0 ? [] : this.#dirtToClimbOn(dirt)
    if (provisions === undefined) this.tooHigh.push(`${block} at ${cells.map(formatPosition).join(', ')}`)
    this.#list.addParts(`climbTo${block}`, [...(provisions ?? []), diggingPart({ block, cells, tool })])
    return gives
  }

  /** Takes dirt to climb on, in the subtask that needs it; undefined if there is too little. It is left over afterwards. */
  #dirtToClimbOn(count: number): NodePart[] | undefined {
    const { over, climbed } = this.#state
    if ((over.get(SCAFFOLD) ?? 0) >= count) return []
    const { parts, missing } = takeDirt(this.#sources, count)
    if (missing === 0) {
      this.#state.climbed = Math.max(climbed, count)
      return parts
    }
    // The agent that climbed before still has its dirt.
    if (climbed >= count) return []
    this.shortfalls.push({ item: SCAFFOLD, count: missing })
    return undefined
  }

  #feed(block: string, { position, ages }: UnripeCrop): void {
    const food = cropFood(this.#task.rules, block)
    const count = this.#mealsFor(block, ages, food)
    this.needAll([{ item: food, count }])
    const meals = Array.from({ length: count }, () => tuple(position))
    const description = `feed the ${block} at ${formatPosition(position)} until it is ripe`
    if (food === cropFood(undefined, block)) this.#list.add('feedCrop', { cells: meals }, description)
    else this.#list.add('feedCropWith', { food, cells: meals }, `${description}, with ${food}`)
  }

  /** Meals for a crop: enough in any case, or as many as are stored, provided that these can be enough. */
  #mealsFor(crop: string, ages: number, food: string): number {
    const count = mealsToRipen(crop, ages)
    const stored = (this.#state.over.get(food) ?? 0) + this.#sources.storedOf(food)
    const fewest = fewestMealsToRipen(crop, ages)
    return stored >= count || stored < fewest || this.#sources.canMake(food) ? count : stored
  }

  /** Chooses a tool and obtains it if necessary. Tools are not used up, so each is obtained only once. */
  #toolFor(tools: readonly string[]): string | undefined {
    const found = this.#sources.toolOf(tools)
    if (found === undefined) return undefined
    const { tool, isThere } = found
    if (isThere) return tool
    this.needAll([{ item: tool, count: 1 }])
    this.#sources.keepTool(tool)
    return tool
  }

  #tend(item: string, count: number, recipe: Recipe): number {
    const animal = recipe.source?.name ?? ''
    const tending = recipe.kind === 'kill' ? undefined : tendingTool(recipe)
    const number = Math.min(count, tending === undefined ? MAX_HUNTED : MAX_GIFTS)
    const animals = Array.from({ length: number }, () => animal)
    if (tending === undefined) {
      const killed = this.#sources.hunt(animal, number)
      if (killed > 0)
        this.#list.add('hunt', { animals: animals.slice(0, killed) }, `hunt ${killed} ${animal} for ${item}`)
      return killed
    }
    const { tool, usesUp } = tending
    if (usesUp) this.needAll([{ item: tool, count: number }])
    else this.#toolFor([tool])
    const description = `get ${number} ${item} from the ${animal} with a ${tool}`
    this.#list.add('useOnAnimals', { tool, animals }, description)
    return number
  }

  #smelt(count: number, { takes }: Recipe): number {
    const [raw] = takes
    if (raw === undefined || !this.#station('furnace', ovensFor(raw.item))) return 0
    const firing = this.#firingOf(raw.item, Math.min(count, MAX_SMELTED))
    if (firing === undefined) return 0
    const { item, fuel, amount } = firing
    this.#prepare(firing)
    this.burnt.add(fuel)
    this.#list.add('smeltItem', { item, amount, fuel }, `smelt ${amount} ${item} with ${fuel}`)
    return amount
  }

  /**
   * The first fuel that is enough for a whole amount; otherwise the one that is enough for most of it, so that another smelts the
   * rest.
   */
  #firingOf(item: string, most: number): Firing | undefined {
    const { spared = [] } = this.#options
    const all = [...this.#sources.fuels(this.#state.underWay)]
    const fuels = [
      ...all.filter((fuel) => !spared.includes(fuel)),
      ...all.filter((fuel) => spared.includes(fuel)),
    ]
    for (let amount = most; amount > 0; amount--) {
      const fuel = fuels.find((one) => this.#isEnough({ item, fuel: one, amount }))
      if (fuel !== undefined) return { item, fuel, amount }
    }
    return undefined
  }

  /** Whether there is enough of a fuel after its material has been obtained, which may use up some, such as coal for a tool. */
  #isEnough(firing: Firing): boolean {
    const without = this.#copy()
    without.needAll([{ item: firing.item, count: firing.amount }])
    const copy = this.#copy()
    copy.#prepare(firing)
    return copy.shortfalls.length === without.shortfalls.length
  }

  #prepare({ item, fuel, amount }: Firing): void {
    const material = { item, count: amount }
    // One walk fetches both.
    const isStored = this.#sources.supplyOf(item) === 'container'
    if (!isStored) this.needAll([material])
    this.needAll([...(isStored ? [material] : []), { item: fuel, count: fuelFor(amount, fuel) }])
  }

  /** A planner in the same state, to try something. */
  #copy(): GatheringPlanner {
    return new GatheringPlanner(this.#facts, this.#options, this)
  }

  #craft(item: string, count: number, { makes, takes, leaves, station }: Recipe): number {
    const times = Math.min(Math.ceil(count / makes.count), MAX_CRAFTINGS)
    if (station !== undefined && !this.#station(station, [station])) return 0
    this.needAll(takes.map(({ item: taken, count: each }) => ({ item: taken, count: each * times })))
    const amount = times * makes.count
    this.#list.add('craftItem', { item, amount }, `craft ${amount} ${item}`)
    for (const { item: left, count: each } of leaves) this.#leave(left, each * times)
    return amount
  }

  /**
   * Places a station if there is none; on another block if the floor does not hold it.
   * @returns whether one is there
   */
  #station(item: string, kinds: readonly string[]): boolean {
    if (kinds.some((kind) => this.#state.stations.has(kind))) return true
    const foot = footOf(item, this.#task, (block) => this.#sources.supplyOf(block) !== undefined)
    // What the station itself needs cannot be made with it.
    if (foot === undefined || this.#state.beingPlaced.has(item)) return false
    const isOnFloor = foot === this.#task.arena.floor
    this.#state.beingPlaced.add(item)
    this.needAll([{ item, count: 1 }])
    if (!isOnFloor) this.need(foot, 1)
    this.#state.beingPlaced.delete(item)
    this.#state.stations.add(item)
    const pos = freeCell(this.#task, this.#state.taken)
    this.#state.taken.push(pos)
    if (!isOnFloor) this.#place(foot, pos)
    this.#place(item, isOnFloor ? pos : add(pos, UP))
    return true
  }

  #place(item: string, pos: Position): void {
    this.#list.add('placeStation', { item, pos: tuple(pos) }, `place a ${item} at ${formatPosition(pos)}`)
  }
}
