import { add, formatPosition, inBox, type Position } from '../../core/position.ts'
import { harvestTools } from '../../game/blocks/mining.ts'
import { gameData } from '../../game/data/game-data.ts'
import { predicateInWords } from '../../mcu/predicate/in-words.ts'
import { namesTest } from '../../mcu/predicate/names.ts'
import type { Leaf, Predicate } from '../../mcu/predicate/schema.ts'
import { blocksAfter } from '../../mcu/setup/blocks-after.ts'
import { carriedAfter } from '../../mcu/setup/carried.ts'
import { tuple } from '../../question/expert/functions.ts'
import type { decompose, TaskAndScene } from '../../question/kinds/decompose.ts'
import type { ReplyOf } from '../../question/question.ts'
import type { PlacedBlock } from '../../task/parts.ts'
import { GatheringPlanner } from '../gathering/decompose.ts'
import { animalWays } from './animal-ways.ts'
import { asGathering } from './as-gathering.ts'
import { cellsOfShape, Floor } from './floor.ts'
import { type OpenTask, operationsOf } from './open.ts'
import { plantingOf, toolUseOf, WEAPONS } from './tool-ways.ts'

/** How far somebody goes who goes to and fro (blocks). */
const MOVE = 12
/** So much more, as nobody walks or sprints all the way. */
const SPARE = 4

/** What only hangs on walls. */
const HANGS = /^(?:ladder|tripwire_hook|vine|glow_lichen)$/

/** Monsters that stay out of a sword's reach, blow up, or are not beaten for sure within a minute. */
const NOT_FOUGHT = new Set(['creeper', 'ghast', 'phantom', 'warden', 'wither', 'ender_dragon'])

/** What has a window, but is no container that an action looks into. */
const NOT_LOOKED_INTO = /furnace|smoker|crafting_table|ender_chest/

export type OpenFacts = TaskAndScene & { task: OpenTask }

/** The parts of a task's goal to which no way is known from its set-up. */
export function waysLackedBy(task: OpenTask): string[] {
  const agents = [{ name: 'somebody', items: carriedAfter(operationsOf(task.open)) }]
  const scene = { agents, containers: [], blocks: [] } as unknown as OpenFacts['scene']
  const planner = new OpenPlanner({ task, scene })
  const { success } = task.open
  if (success !== undefined) planner.reach(success)
  return planner.unknown
}

/** Plans what the parts of a goal ask, one after another; parts that no action can do are noted. */
export class OpenPlanner {
  readonly unknown: string[] = []
  readonly #task: OpenTask
  readonly #gathering: GatheringPlanner
  readonly #carried: ReadonlyMap<string, number>
  /** Blocks of the set-up that nobody has dug yet. */
  readonly #blocks: PlacedBlock[]
  /** The same, and the ground that was changed. */
  readonly #ground: readonly PlacedBlock[]
  readonly #floor: Floor

  constructor(facts: OpenFacts) {
    this.#task = facts.task
    const carried = carriedAfter(operationsOf(facts.task.open))
    const known = facts.scene.agents.some(({ items }) => (items?.length ?? 0) > 0)
    const agents = known
      ? facts.scene.agents
      : facts.scene.agents.map((agent, index) => (index === 0 ? { ...agent, items: carried } : agent))
    this.#gathering = new GatheringPlanner({
      task: asGathering(facts.task),
      scene: { ...facts.scene, agents },
    })
    this.#carried = new Map(carried.map(({ item, count }) => [item, count]))
    this.#blocks = [...facts.task.sources]
    this.#ground = blocksAfter(operationsOf(facts.task.open), facts.task.arena.spawn)
    this.#floor = new Floor(facts.task.arena, this.#ground)
  }

  reply(goals: readonly Predicate[]): ReplyOf<typeof decompose> {
    const { functions, nodes } = this.#gathering.reply()
    if (nodes.length > 0) return { functions, nodes }
    // No way is known: at least somebody looks around.
    this.#gathering.add(
      'goTo',
      { pos: tuple(this.#task.arena.spawn) },
      goals.map(predicateInWords).join(', '),
    )
    return this.#gathering.reply()
  }

  reach(goal: Predicate): boolean {
    switch (goal.kind) {
      case 'and':
      case 'then':
        return goal.of.map((part) => this.reach(part)).every(Boolean)
      case 'or': {
        const [first] = goal.of.filter((part) => this.#knows(part))
        return first === undefined ? this.#miss(goal) : this.reach(first)
      }
      case 'within':
        return this.reach(goal.of)
      case 'times':
        return Array.from({ length: goal.count }, () => this.reach(goal.of)).every(Boolean)
      default:
        return this.#reachLeaf(goal) || this.#miss(goal)
    }
  }

  #miss(goal: Predicate): false {
    this.unknown.push(predicateInWords(goal))
    return false
  }

  /** Whether a way is known, found out on the quiet. */
  #knows(goal: Predicate): boolean {
    return waysLackedBy({ ...this.#task, open: { ...this.#task.open, success: goal } }).length === 0
  }

  #reachLeaf(leaf: Leaf): boolean {
    switch (leaf.kind) {
      case 'crafted':
        return this.#make(leaf.of, leaf.count)
      case 'held':
      case 'picked_up':
        return leaf.of.some((item) => this.#obtain(item, leaf.count))
      case 'mined':
        return this.#mine(leaf.of, leaf.count)
      case 'killed':
        return this.#kill(leaf.of, leaf.count)
      case 'used':
        return this.#put(leaf.of, leaf.count) || leaf.of.some((tool) => this.#useTool({ tool }))
      case 'placed':
        return (
          leaf.of.some((block) => this.#plant(block) || this.#useTool({ becomes: block })) ||
          this.#put(leaf.of, leaf.count)
        )
      case 'standing':
        return this.#build(leaf)
      case 'sheared':
      case 'bred':
      case 'leashed':
      case 'tamed':
      case 'ridden':
        return this.#tend(leaf)
      case 'eaten':
        return this.#eat(leaf.of, leaf.count)
      case 'slept':
        this.#gathering.add('sleep', {}, 'sleep in a bed')
        return true
      case 'opened':
        return this.#open(leaf.of, leaf.count)
      case 'offset':
        return this.#walk(leaf)
      case 'moved':
        return this.#move(leaf)
      case 'near':
        return this.#approach(leaf.of)
      default:
        return false
    }
  }

  /** Items that exist and match. */
  #obtain(item: string, count: number): boolean {
    if (item.includes('*') || !gameData(this.#task.gameVersion).hasItem(item)) return false
    const before = this.#gathering.shortfalls.length
    this.#gathering.need(item, count)
    return this.#gathering.shortfalls.length === before
  }

  /** Crafts or smelts, also what is already there. */
  #make(items: readonly string[], count: number): boolean {
    return items.some((item) => !item.includes('*') && this.#gathering.makes(item, count))
  }

  #mine(names: readonly string[], count: number): boolean {
    const test = namesTest(names)
    const found = this.#blocks.filter(({ block }) => test(block.name)).slice(0, count)
    const [first] = found
    if (first === undefined || found.length < count) return false
    const tools = harvestTools(first.block.name, this.#task.gameVersion)
    const tool = tools.findLast((one) => this.#carried.has(one))
    if (tools.length > 0 && tool === undefined) return false
    for (const one of found) this.#blocks.splice(this.#blocks.indexOf(one), 1)
    const cells = found.map(({ position }) => tuple(position))
    const what = `mine ${found.length} ${first.block.name} at ${found.map(({ position }) => formatPosition(position)).join(', ')}`
    if (tool === undefined) this.#gathering.add('mineBlocks', { cells }, what)
    else this.#gathering.add('mineWith', { tool, cells }, `${what} with a ${tool}`)
    return true
  }

  #kill(kinds: readonly string[], count: number): boolean {
    const kind = kinds.find((one) => this.#summoned(one) >= count && !NOT_FOUGHT.has(one))
    if (kind === undefined) return false
    const weapon = WEAPONS.find((one) => this.#carried.has(one))
    const animals = Array.from({ length: count }, () => kind)
    if (weapon === undefined) this.#gathering.add('hunt', { animals }, `kill ${count} ${kind}`)
    else this.#gathering.add('fight', { weapon, animals }, `kill ${count} ${kind} with a ${weapon}`)
    return true
  }

  /** Uses on animals what a condition on them takes. */
  #tend(leaf: Leaf): boolean {
    const way = animalWays(leaf).find(({ kind, count }) => this.#summoned(kind) >= count)
    if (way === undefined || !way.steps.every(({ tool }) => tool === undefined || this.#obtain(tool, 1)))
      return false
    for (const { tool, kind, times } of way.steps) {
      const animals = Array.from({ length: times }, () => kind)
      if (tool === undefined) this.#gathering.add('ride', { what: kind }, `ride the ${kind}`)
      else this.#gathering.add('useOnAnimals', { tool, animals }, `use ${tool} on ${kind}`)
    }
    return true
  }

  #summoned(kind: string): number {
    return operationsOf(this.#task.open).filter(
      (operation) => operation.kind === 'summon' && operation.entity === kind,
    ).length
  }

  /** Puts blocks on the floor, one beside the other. */
  #put(names: readonly string[], count: number): boolean {
    const game = gameData(this.#task.gameVersion)
    const item = names.find((name) => game.hasBlock(name) && game.itemForBlock(name) === name)
    if (item === undefined || !this.#obtain(item, count)) return false
    for (let i = 0; i < count; i++) this.#place(item, this.#floor.corner())
    return true
  }

  /** Plants what grows into a block, on ground that lies there. */
  #plant(crop: string): boolean {
    const found = plantingOf(crop, { carried: this.#carried, blocks: this.#ground })
    if (found !== undefined) this.#place(found.seed, found.cell)
    return found !== undefined
  }

  /** Uses a tool on a block of the scene: logs are stripped, dirt is tilled. */
  #useTool(wanted: Parameters<typeof toolUseOf>[0]): boolean {
    const found = toolUseOf(wanted, { carried: this.#carried, blocks: this.#blocks })
    if (found === undefined) return false
    const { tool, target } = found
    const description = `use the ${tool} on the ${target.block.name} at ${formatPosition(target.position)}`
    this.#gathering.add('useToolOn', { tool, pos: tuple(target.position) }, description)
    return true
  }

  #build(leaf: Extract<Leaf, { kind: 'standing' }>): boolean {
    const cells = cellsOfShape(leaf)
    const test = namesTest(leaf.of)
    const game = gameData(this.#task.gameVersion)
    const isBlock = (name: string) => test(name) && game.hasBlock(name) && game.itemForBlock(name) === name
    const carried = [...this.#carried].filter(([name]) => isBlock(name))
    const enough = carried.find(([, count]) => count >= cells.length) ?? carried[0]
    const item = enough?.[0] ?? leaf.of.find(isBlock)
    // It needs a wall that nobody has built.
    if (item === undefined || HANGS.test(item) || !this.#obtain(item, cells.length)) return false
    const corner = this.#floor.corner(4, cells)
    for (const cell of cells) this.#place(item, add(corner, cell))
    return true
  }

  #place(item: string, cell: Position): void {
    this.#floor.fill(cell)
    this.#gathering.add('putInPlace', { item, pos: tuple(cell) }, `place ${item} at ${formatPosition(cell)}`)
  }

  #eat(names: readonly string[], count: number): boolean {
    const cake = this.#blocks.find(({ block }) => block.name === 'cake' && names.includes('cake'))
    if (cake !== undefined) {
      for (let i = 0; i < count; i++) this.#operate(cake)
      return true
    }
    const item = names.find((name) => this.#carried.has(name))
    if (item === undefined) return false
    for (let i = 0; i < count; i++) this.#gathering.add('eatItem', { item }, `eat ${item}`)
    return true
  }

  #open(names: readonly string[], count: number): boolean {
    const test = namesTest(names)
    const found = this.#blocks.find(({ block }) => test(block.name))
    if (found === undefined) return false
    const { position, block } = found
    for (let i = 0; i < count; i++) {
      if (NOT_LOOKED_INTO.test(block.name)) this.#operate(found)
      else
        this.#gathering.add(
          'lookInto',
          { pos: tuple(position) },
          `open the ${block.name} at ${formatPosition(position)}`,
        )
    }
    return true
  }

  /** Uses a block with whatever is in the hand. */
  #operate({ position, block }: PlacedBlock): void {
    const description = `use the ${block.name} at ${formatPosition(position)}`
    this.#gathering.add('operate', { pos: tuple(position) }, description)
  }

  /** Goes to and fro as far as is asked, each time to another place. */
  #move({ by, blocks }: Extract<Leaf, { kind: 'moved' }>): boolean {
    // Agents sprint wherever they can.
    if (by !== 'sprint') return false
    const { spawn } = this.#task.arena
    const legs = Math.ceil((blocks / MOVE) * SPARE)
    const cells = Array.from({ length: legs }, (_, leg) =>
      this.#floor.near({
        ...spawn,
        x: spawn.x + (leg % 2 === 0 ? -MOVE : 0),
        z: spawn.z + Math.floor(legs / 2) - leg,
      }),
    )
    this.#gathering.add('goAround', { cells: cells.map(tuple) }, `go to and fro, ${legs} times`)
    return true
  }

  #walk({ horizontal = 0, up = 0, down = 0 }: Extract<Leaf, { kind: 'offset' }>): boolean {
    const { box, spawn } = this.#task.arena
    if (up > 0 || down > 0) return false
    // The way ends up to a block before.
    const far = Math.ceil(horizontal) + 2
    const pos = [
      { ...spawn, x: spawn.x + far },
      { ...spawn, x: spawn.x - far },
      { ...spawn, z: spawn.z + far },
      { ...spawn, z: spawn.z - far },
    ].find((cell) => inBox(box, cell))
    if (pos === undefined) return false
    this.#gathering.add('goTo', { pos: tuple(pos) }, `go to ${formatPosition(pos)}`)
    return true
  }

  #approach(names: readonly string[]): boolean {
    const test = namesTest(names)
    const block = this.#blocks.find(({ block }) => test(block.name))
    const mob = operationsOf(this.#task.open).find(
      (operation) => operation.kind === 'summon' && test(operation.entity),
    )
    const { spawn } = this.#task.arena
    const at =
      block?.position ??
      (mob?.kind === 'summon'
        ? { x: spawn.x + mob.at.x, y: spawn.y + mob.at.y, z: spawn.z + mob.at.z }
        : undefined)
    if (at === undefined) return false
    this.#gathering.add('comeNear', { pos: tuple(at) }, `go to the ${names.join(' or ')}`)
    return true
  }
}
