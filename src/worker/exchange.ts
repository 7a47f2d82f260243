import { center, distance, floor, type Position } from '../core/position.ts'
import { Signal } from '../core/signal.ts'
import type { ItemCount } from '../game/item-counts.ts'
import type { ActionCall, ActionResult } from '../task/action.ts'
import { handover } from '../task/actions/handover.ts'
import { navigateTo } from '../task/actions/navigate-to.ts'
import { STACK } from './agenda.ts'
import { type HandOverPolicy, TEAM_POLICY } from './team-policy.ts'
import type { TeamWorld } from './team-world.ts'

/** Interval at which an agent with a delivery looks for the agent that asked for it (ms). */
const POLL_MS = 250
/** Maximum height difference to its waiting place: items thrown up or down go astray (blocks). */
const SAME_LEVEL = 0.6
/** Maximum number of item kinds in one hand-over. */
const MAX_KINDS = 9

type Act = (action: ActionCall, thought: string) => Promise<ActionResult>

/** Items that one agent is to bring to another, each kind listed once. */
interface Delivery {
  to: string
  items: readonly ItemCount[]
}

/**
 * Requests for items that teammates carry. An agent that lacks such an item asks for it and waits; a teammate that has it and is
 * between subtasks brings it. Requests are served in order, even by agents that are themselves waiting, and an agent that is
 * being served stays where it is. Two agents that wait for each other therefore do not wait forever.
 *
 * An agent that crafts or smelts can announce what it will need next: teammates without work bring it meanwhile.
 */
export class Exchange {
  /** Fires when an agent asks, receives something, or stops waiting. */
  readonly changes = new Signal()
  readonly #world: TeamWorld
  readonly #within: number
  readonly #policy: HandOverPolicy
  /** Everything an asking agent's subtask needs, including what it already carries, in the order of the requests. */
  readonly #asks = new Map<string, readonly ItemCount[]>()
  /** The future positions of asking agents, if they are on their way. */
  readonly #places = new Map<string, Position>()
  /** Items that agents will need after their current work. */
  readonly #expected = new Map<string, () => readonly ItemCount[]>()
  /** Deliveries under way, by delivering agent. */
  readonly #underway = new Map<string, Delivery>()
  readonly #failures = new Map<string, number>()

  /** @param options.within maximum distance between agents for a hand-over (blocks) */
  constructor(
    world: TeamWorld,
    {
      within = Number.POSITIVE_INFINITY,
      policy = TEAM_POLICY.handOver,
    }: { within?: number | undefined; policy?: HandOverPolicy } = {},
  ) {
    this.#world = world
    this.#within = within
    this.#policy = policy
  }

  /**
   * Asks the team for the missing part of these items; an agent that has already asked keeps its place in the queue.
   * @param place where the agent goes to wait for them
   */
  ask(agent: string, needs: readonly ItemCount[], place?: Position): void {
    if (this.#asks.has(agent)) return
    if (place !== undefined) this.#places.set(agent, place)
    this.#asks.set(agent, needs)
    this.changes.notify()
  }

  /** The agent has reached its waiting place. */
  arrive(agent: string): void {
    this.#places.delete(agent)
  }

  /** The agent stops waiting. */
  withdraw(agent: string): void {
    this.#places.delete(agent)
    if (this.#asks.delete(agent)) this.changes.notify()
  }

  /** @param needs returns the agent's next needs at the time of the call; none of them is urgent */
  expect(agent: string, needs: () => readonly ItemCount[]): void {
    this.#expected.set(agent, needs)
    this.changes.notify()
  }

  /** Drops an agent's announcement once its work is done. */
  forget(agent: string): void {
    this.#expected.delete(agent)
  }

  /** True when waiting may help: a delivery is under way, or another agent carries an item that this one lacks. */
  canHelp(agent: string, needs: readonly ItemCount[]): boolean {
    if (this.isExpecting(agent)) return true
    return needs.some(({ item, count }) => {
      if (this.#world.avatar(agent).carries(item) >= count) return false
      return this.#others(agent).some(
        (other) => this.#world.avatar(other).carries(item) > 0 && this.#hopes(other, agent, item),
      )
    })
  }

  /**
   * Brings a teammate the items that it is waiting for, if this agent has them, in one trip.
   * @param act function that carries out an action in this agent's name
   * @param hasTime whether the agent has no work, so that it also brings items that others will need next
   * @returns whether it did anything
   */
  async bring(agent: string, act: Act, hasTime = false): Promise<boolean> {
    if (this.isExpecting(agent)) return false
    const delivery = this.#deliveryOf(agent, this.#asks) ?? (hasTime ? this.#early(agent) : undefined)
    if (delivery === undefined) return false
    const { to, items } = delivery
    const [first, ...more] = items.map(({ item, count: amount }) => ({ item, amount }))
    if (first === undefined) return false
    this.#underway.set(agent, delivery)
    const thought = `I bring ${items.map(({ item, count }) => `${count} ${item}`).join(', ')} to ${to}.`
    try {
      // First to where the agent will be, then to where it is.
      const place = this.#places.get(to)
      if (place !== undefined) {
        await this.#goNear(agent, place, act, thought)
        await this.#awaitArrival(to)
      }
      await this.#goNear(agent, this.#world.avatar(to).position, act, thought)
      const call = handover.call({ ...first, agent: to, ...(more.length === 0 ? {} : { more }) })
      const result = await act(call, thought)
      for (const { item } of result.ok ? [] : items) {
        const key = keyOf(agent, to, item)
        this.#failures.set(key, (this.#failures.get(key) ?? 0) + 1)
      }
    } finally {
      this.#underway.delete(agent)
      this.changes.notify()
    }
    return true
  }

  async #goNear(agent: string, place: Position, act: Act, thought: string): Promise<void> {
    if (distance(this.#world.avatar(agent).position, place) <= this.#policy.near) return
    const { x, y, z } = floor(place)
    await act(navigateTo.call({ pos: [x, y, z], range: this.#policy.near - 1 }), thought)
  }

  /** Waits until an asking agent has arrived at its waiting place. */
  async #awaitArrival(agent: string): Promise<void> {
    const { clock } = this.#world
    const until = clock.now() + this.#policy.arrivalMs
    const avatar = this.#world.avatar(agent)
    while (this.#places.has(agent) && !avatar.isGone && clock.now() < until) await clock.sleep(POLL_MS)
  }

  /**
   * A place where an agent can wait so that no other agent picks up items thrown to it; undefined if it is already in a suitable
   * place.
   */
  placeToWait(agent: string): Position | undefined {
    const others = this.#others(agent).map((other) => this.#world.avatar(other).position)
    const isFree = (place: Position) => others.every((other) => distance(other, place) >= this.#policy.apart)
    const here = this.#world.avatar(agent).position
    if (isFree(here)) return undefined
    const isNear = (place: Position) =>
      Math.abs(place.y - here.y) < SAME_LEVEL && distance(center(place), here) <= this.#policy.maxSteps
    const away = (place: Position) => distance(center(place), here)
    return this.#world
      .avatar(agent)
      .standingPlaces()
      .filter((place) => isFree(center(place)) && isNear(place))
      .reduce<Position | undefined>(
        (best, place) => (best !== undefined && away(best) <= away(place) ? best : place),
        undefined,
      )
  }

  /** Items that others will need next, unless the agent is about to need some itself. */
  #early(agent: string): Delivery | undefined {
    if (this.#expected.has(agent) || this.#asks.has(agent)) return undefined
    for (const [to, needs] of this.#expected) {
      const delivery = this.#deliveryOf(agent, new Map([[to, needs()]]))
      if (delivery !== undefined) return delivery
    }
    return undefined
  }

  #deliveryOf(agent: string, requests: ReadonlyMap<string, readonly ItemCount[]>): Delivery | undefined {
    let isAfterMe = false
    for (const [to, needs] of requests) {
      if (to === agent) isAfterMe = true
      if (!this.#others(agent).includes(to)) continue
      const items = needs.flatMap(({ item, count }) => {
        const lacks = count - this.#world.avatar(to).carries(item) - this.#onTheWay(to, item)
        const own = isAfterMe ? this.#needs(agent, item) : 0
        const amount = Math.min(lacks, this.#world.avatar(agent).carries(item) - own, STACK)
        return amount > 0 && this.#hopes(agent, to, item) ? [{ item, count: amount }] : []
      })
      if (items.length > 0) return { to, items: items.slice(0, MAX_KINDS) }
    }
    return undefined
  }

  /** Agents that are present and close enough. */
  #others(agent: string): string[] {
    const { position } = this.#world.avatar(agent)
    return this.#world.agents.filter((other) => {
      if (other === agent) return false
      const avatar = this.#world.avatar(other)
      return !avatar.isGone && distance(avatar.position, position) <= this.#within
    })
  }

  #needs(agent: string, item: string): number {
    return this.#asks.get(agent)?.find((need) => need.item === item)?.count ?? 0
  }

  #onTheWay(to: string, item: string): number {
    return [...this.#underway.values()]
      .flatMap((delivery) => (delivery.to === to ? delivery.items : []))
      .reduce((sum, one) => (one.item === item ? sum + one.count : sum), 0)
  }

  /**
   * True while a teammate is bringing the agent something; it must stay, since items thrown to a moving agent are left lying.
   */
  isExpecting(agent: string): boolean {
    return [...this.#underway.values()].some(({ to }) => to === agent)
  }

  #hopes(from: string, to: string, item: string): boolean {
    return (this.#failures.get(keyOf(from, to, item)) ?? 0) < this.#policy.failures
  }
}

const keyOf = (from: string, to: string, item: string): string => `${from} ${to} ${item}`
