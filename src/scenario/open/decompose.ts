import { cellKey, formatPosition, inBox, type Position } from '../../core/position.ts'
import { predicateInWords } from '../../mcu/predicate/in-words.ts'
import { namesTest } from '../../mcu/predicate/names.ts'
import type { Leaf, Predicate } from '../../mcu/predicate/schema.ts'
import { carriedAfter } from '../../mcu/setup/carried.ts'
import { tuple } from '../../question/expert/functions.ts'
import type { decompose, TaskAndScene } from '../../question/kinds/decompose.ts'
import type { ReplyOf } from '../../question/question.ts'
import { harvestTools } from '../../task/facts/mining.ts'
import { gameData } from '../../task/game-data.ts'
import type { PlacedBlock } from '../../task/parts.ts'
import { GatheringPlanner } from '../gathering/decompose.ts'
import type { GatheringTask } from '../gathering/gathering.ts'
import { type OpenTask, operationsOf } from './open.ts'

/** What has a window, but is no container that an action looks into. */
const NOT_LOOKED_INTO = /furnace|smoker|crafting_table|ender_chest/

type Facts = TaskAndScene & { task: OpenTask }

/** Weapons, the best first. */
const WEAPONS = ['netherite', 'diamond', 'iron', 'stone', 'golden', 'wooden'].flatMap((stuff) => [
  `${stuff}_sword`,
  `${stuff}_axe`,
])

/**
 * Cuts an open task into subtasks: what its goal asks, part by part, in order; of alternatives the first that the expert
 * knows a way for. Parts that no action can do are left out, so that a plan may miss the goal.
 */
export function decomposeOpen(facts: Facts): ReplyOf<typeof decompose> {
  const planner = new OpenPlanner(facts)
  const { success, milestones } = facts.task.open
  const goals = success === undefined ? milestones.map(({ reached }) => reached) : [success]
  for (const goal of goals) planner.reach(goal)
  return planner.reply(goals)
}

/** What keeps the expert from a goal; empty if it knows a way to each part. */
function unknownParts(facts: Facts): string[] {
  const planner = new OpenPlanner(facts)
  const { success } = facts.task.open
  if (success !== undefined) planner.reach(success)
  return planner.unknown
}

/** The task as one of gathering, for what has to be obtained. */
function asGathering(task: OpenTask): GatheringTask {
  const { arena, open } = task
  const animals = operationsOf(open).flatMap((operation) =>
    operation.kind === 'summon' ? [{ kind: operation.entity, count: 1, position: { ...arena.spawn } }] : [],
  )
  return { ...task, scenario: 'gathering', gathering: { obtain: [], animals } }
}

class OpenPlanner {
  readonly unknown: string[] = []
  readonly #task: OpenTask
  readonly #gathering: GatheringPlanner
  readonly #carried: ReadonlySet<string>
  /** Blocks of the set-up that nobody has dug yet. */
  readonly #blocks: PlacedBlock[]
  readonly #filled = new Set<string>()

  constructor(facts: Facts) {
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
    this.#carried = new Set(carried.map(({ item }) => item))
    this.#blocks = [...facts.task.sources]
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
    const task = { ...this.#task, open: { ...this.#task.open, success: goal } }
    const agents = [{ name: 'somebody', items: carriedAfter(operationsOf(this.#task.open)) }]
    const scene = { agents, containers: [], blocks: [] } as unknown as Facts['scene']
    return unknownParts({ task, scene }).length === 0
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
      case 'placed':
        return this.#put(leaf.of, leaf.count)
      case 'standing':
        return this.#build(leaf)
      case 'sheared':
        return this.#useOn('shears', leaf.of, leaf.count)
      case 'eaten':
        return this.#eat(leaf.of, leaf.count)
      case 'slept':
        this.#gathering.add('sleep', {}, 'sleep in a bed')
        return true
      case 'opened':
        return this.#open(leaf.of, leaf.count)
      case 'offset':
        return this.#walk(leaf)
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
    const kind = kinds.find((one) => this.#summoned(one) >= count)
    if (kind === undefined) return false
    const weapon = WEAPONS.find((one) => this.#carried.has(one))
    const animals = Array.from({ length: count }, () => kind)
    if (weapon === undefined) this.#gathering.add('hunt', { animals }, `kill ${count} ${kind}`)
    else this.#gathering.add('fight', { weapon, animals }, `kill ${count} ${kind} with a ${weapon}`)
    return true
  }

  #useOn(tool: string, kinds: readonly string[], count: number): boolean {
    const kind = kinds.find((one) => this.#summoned(one) >= count)
    if (kind === undefined || !this.#obtain(tool, 1)) return false
    const animals = Array.from({ length: count }, () => kind)
    this.#gathering.add('useOnAnimals', { tool, animals }, `use ${tool} on ${count} ${kind}`)
    return true
  }

  #summoned(kind: string): number {
    return operationsOf(this.#task.open).filter(
      (operation) => operation.kind === 'summon' && operation.entity === kind,
    ).length
  }

  /** Puts blocks on the floor, one beside the other. */
  #put(names: readonly string[], count: number): boolean {
    const item = names.find((name) => gameData(this.#task.gameVersion).itemForBlock(name) === name)
    if (item === undefined || !this.#obtain(item, count)) return false
    for (let i = 0; i < count; i++) this.#place(item, this.#freeCell())
    return true
  }

  #build({ of, shape, size, length }: Extract<Leaf, { kind: 'standing' }>): boolean {
    const isFlat = shape === 'any' || shape === 'line' || shape === 'pillar'
    const count = isFlat ? size : size * length
    const test = namesTest(of)
    const game = gameData(this.#task.gameVersion)
    const isBlock = (name: string) => test(name) && game.itemForBlock(name) === name
    const item = [...this.#carried].find(isBlock) ?? of.find(isBlock)
    if (item === undefined || !this.#obtain(item, count)) return false
    const corner = this.#freeCell(4)
    const at = (up: number, along: number, across: number) => ({
      x: corner.x + along,
      y: corner.y + up,
      z: corner.z + across,
    })
    for (let i = 0; i < count; i++) {
      if (shape === 'pillar') this.#place(item, at(i, 0, 0))
      else if (shape === 'wall') this.#place(item, at(Math.floor(i / length), i % length, 0))
      else if (shape === 'floor') this.#place(item, at(0, i % size, Math.floor(i / size)))
      else this.#place(item, at(0, i, 0))
    }
    return true
  }

  #place(item: string, cell: Position): void {
    this.#filled.add(cellKey(cell))
    this.#gathering.add('putInPlace', { item, pos: tuple(cell) }, `place ${item} at ${formatPosition(cell)}`)
  }

  #eat(names: readonly string[], count: number): boolean {
    const item = names.find((name) => this.#carried.has(name))
    if (item === undefined) return false
    for (let i = 0; i < count; i++) this.#gathering.add('eatItem', { item }, `eat ${item}`)
    return true
  }

  #open(names: readonly string[], count: number): boolean {
    const test = namesTest(names)
    const found = this.#blocks.find(({ block }) => test(block.name) && !NOT_LOOKED_INTO.test(block.name))
    if (found === undefined) return false
    const pos = tuple(found.position)
    for (let i = 0; i < count; i++)
      this.#gathering.add(
        'lookInto',
        { pos },
        `open the ${found.block.name} at ${formatPosition(found.position)}`,
      )
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

  /** A free cell on the floor, at least so far from the agent. */
  #freeCell(from = 2): Position {
    const { box, spawn } = this.#task.arena
    const taken = new Set([...this.#task.sources.map(({ position }) => cellKey(position)), ...this.#filled])
    for (let far = from; far < 32; far++)
      for (let along = 0; along <= far; along++)
        for (const cell of [
          { x: spawn.x - far, y: box.min.y, z: spawn.z - along },
          { x: spawn.x - along, y: box.min.y, z: spawn.z - far },
        ])
          if (inBox(box, cell) && !taken.has(cellKey(cell))) {
            this.#filled.add(cellKey(cell))
            return cell
          }
    return spawn
  }
}
