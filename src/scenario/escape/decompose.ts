import { formatPosition, type Position } from '../../core/position.ts'
import { type BlockSpec, formatBlock, isAir } from '../../game/block.ts'
import { itemThatPlaces, stateToPlace } from '../../game/blocks/item-blocks.ts'
import { harvestTools } from '../../game/blocks/mining.ts'
import { ruleOf } from '../../game/placement/find-family.ts'
import type { GameVersion } from '../../game/version.ts'
import { NodeList, tuple } from '../../question/expert/functions.ts'
import type { decompose, TaskAndScene } from '../../question/kinds/decompose.ts'
import type { ReplyOf } from '../../question/question.ts'
import { toolsNeeded } from './operation.ts'
import { centreOf, type Escape, type EscapeTask, roomAt, type Way, waysOf } from './rooms.ts'

/**
 * Explores like a team: uses every reachable mechanism, goes through the gates that this opens, and repeats this until all
 * rooms are explored. Then the required items are carried to the exit.
 */
export function decomposeEscape(facts: EscapeFacts): ReplyOf<typeof decompose> {
  const planner = new EscapePlanner(facts)
  while (planner.explore()) {
    // Each round may open ways for the next one.
  }
  planner.carryOut()
  return planner.reply()
}

type Mechanism = Escape['mechanisms'][number]
type EscapeFacts = TaskAndScene & { task: EscapeTask }

/** Plans a team's way out, round by round. */
class EscapePlanner {
  readonly #escape: Escape
  readonly #ways: readonly Way[]
  readonly #list = new NodeList()
  /** Items left in the containers. */
  readonly #stock: { position: Position; item: string; count: number }[]
  /** Mechanisms that open a way. */
  readonly #inUse: ReadonlySet<string>
  readonly #used = new Set<string>()
  readonly #entered: Set<string>
  readonly #version: GameVersion

  constructor({ scene, task: { escape: escapeTask, gameVersion } }: EscapeFacts) {
    this.#version = gameVersion
    this.#escape = escapeTask
    this.#ways = waysOf(escapeTask)
    this.#inUse = new Set(this.#ways.flatMap(({ openedBy }) => openedBy))
    this.#entered = new Set([escapeTask.start])
    this.#stock = scene.containers.flatMap(({ position, items }) =>
      items.map(({ item, count }) => ({ position, item, count })),
    )
  }

  /**
   * Uses the mechanisms in the rooms that the team can enter, then enters the rooms that are open. @returns whether this made any
   * progress
   */
  explore(): boolean {
    const before = this.#list.nodes.length + this.#entered.size
    for (const mechanism of this.#escape.mechanisms) if (this.#isToUse(mechanism)) this.#use(mechanism)
    for (const way of this.#ways) if (this.#leadsOn(way)) this.#enter(way)
    return this.#list.nodes.length + this.#entered.size > before
  }

  /** Carries the required items to the exit. */
  carryOut(): void {
    const { carry, exit } = this.#escape
    for (const { item, count } of carry) {
      this.#fetch(item, count)
      const pos = tuple(centreOf(this.#escape, exit))
      this.#list.add('carry', { item, pos }, `carry ${count} ${item} to ${exit}`)
    }
  }

  reply(): ReplyOf<typeof decompose> {
    if (this.#list.nodes.length === 0) this.#goOut('the open way')
    return { functions: this.#list.functions(), nodes: this.#list.nodes }
  }

  #roomOf(cell: Position): string {
    return roomAt(this.#escape, cell) ?? this.#escape.start
  }

  #isToUse({ id, position }: Mechanism): boolean {
    return this.#inUse.has(id) && !this.#used.has(id) && this.#entered.has(this.#roomOf(position))
  }

  #isOpen({ openedBy, hold }: Way): boolean {
    const isUsed = (id: string) => this.#used.has(id)
    if (openedBy.length === 0) return true
    return hold === 'any' ? openedBy.some(isUsed) : openedBy.every(isUsed)
  }

  /** Whether a way is open and can be entered; gates are passed in both directions. */
  #leadsOn(way: Way): boolean {
    const entrances = way.isGate ? [way.from, ...way.to] : [way.from]
    return this.#isOpen(way) && entrances.some((room) => this.#entered.has(room))
  }

  #enter({ id, from, to }: Way): void {
    const { exit } = this.#escape
    const rooms = [from, ...to]
    // Rooms on the way need no steps of their own: agents go there when they have work there.
    if (rooms.includes(exit) && !this.#entered.has(exit)) this.#goOut(id)
    for (const room of rooms) this.#entered.add(room)
  }

  #goOut(way: string): void {
    const { exit } = this.#escape
    this.#list.add('goTo', { pos: tuple(centreOf(this.#escape, exit)) }, `go through ${way} into ${exit}`)
  }

  #fetch(item: string, wanted: number): void {
    let left = wanted
    for (const store of this.#stock) {
      const amount = Math.min(left, store.item === item ? store.count : 0)
      if (amount === 0) continue
      store.count -= amount
      left -= amount
      const description = `take ${amount} ${item} from the container at ${formatPosition(store.position)}`
      this.#list.add('fetchItem', { container: tuple(store.position), item, amount }, description)
    }
  }

  #use({ id, position, block, wanted }: Mechanism): void {
    this.#used.add(id)
    const pos = tuple(position)
    const where = `${formatPosition(position)} in ${this.#roomOf(position)}`
    if (wanted.name === block.name) {
      const description = `use ${id}, the ${block.name} at ${where}${this.#heldWith(id)}`
      this.#list.add('useMechanism', { pos }, description)
    } else if (isAir(wanted.name)) {
      const tool = toolsNeeded(block.name, this.#version)?.find((one) =>
        this.#stock.some(({ item, count }) => item === one && count > 0),
      )
      const description = `take the ${block.name} at ${where} away for ${id}`
      if (tool !== undefined) {
        this.#fetch(tool, 1)
        this.#list.add('digAwayWith', { tool, cells: [pos] }, description)
        return
      }
      // The block only has to be gone: without its proper tool it drops nothing.
      const dropsByHand = harvestTools(block.name, this.#version).length === 0
      this.#list.add(dropsByHand ? 'mineBlocks' : 'takeAway', { cells: [pos] }, description)
    } else {
      const item = itemThatPlaces(wanted.name)
      this.#fetch(item, 1)
      const state = stateToPut(wanted, item)
      const isTurned = Object.keys(state).length > 0
      const args = { item, pos, ...(isTurned && { state }) }
      this.#list.add(
        isTurned ? 'putInPlaceAs' : 'putInPlace',
        args,
        `put ${formatBlock(wanted)} at ${where} for ${id}`,
      )
    }
  }

  /** The mechanisms that must be held at the same time, in words. */
  #heldWith(id: string): string {
    const group = this.#ways.find(({ openedBy, hold }) => hold === 'together' && openedBy.includes(id))
    const others = group?.openedBy.filter((other) => other !== id) ?? []
    return others.length === 0 ? '' : `, held together with ${others.join(' and ')}`
  }
}

/** The states that a player gives a block by placing it with this item, and those that differ from what the item places anyway. */
function stateToPut(wanted: BlockSpec, item: string): Readonly<Record<string, string>> {
  const chosen = Object.entries(wanted.properties).filter(([key]) => ruleOf(wanted.name, key).by === 'click')
  return stateToPlace({ name: wanted.name, properties: Object.fromEntries(chosen) }, item)
}
