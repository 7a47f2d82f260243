import { distance, floor, type Position } from '../core/position.ts'
import { countByItem, describeItems, type ItemCount } from '../game/item-counts.ts'
import { InventoryLoad } from '../game/items/inventory-load.ts'
import type { Upcoming } from '../question/kinds/act.ts'
import { withdrawItem } from '../task/actions/withdraw-item.ts'
import { groundLevel } from '../task/arena-ground.ts'
import { SCAFFOLD, scaffoldFor, withSpare } from '../task/scaffold.ts'
import { materialsFor, planAhead } from './agenda.ts'
import { strangeness, wayTo } from './assignment/way-to.ts'
import { isCrowded } from './crowd.ts'
import { dealtTo } from './dealing.ts'
import { fairShare } from './fair-share.ts'
import { wantsFor } from './gather-items.ts'
import { carriedByAll } from './items-needed.ts'
import type { OwnActions } from './own-actions.ts'
import { errandFor } from './running-errands.ts'
import type { Team } from './team.ts'

/** Prepares an agent for upcoming subtasks. */
export class Preparation {
  readonly #own: OwnActions
  readonly #team: Pick<Team, 'board' | 'world' | 'ledger' | 'supplies'>
  /** Subtasks already prepared for. */
  readonly #prepared = new Set<number>()
  /** Items fetched for subtasks of teammates, as `subtask item`: each once. */
  readonly #fetched = new Set<string>()
  /** What it carried when it was refused for lack of room: without a change it would be refused again. */
  #fullWith: string | undefined

  constructor(own: OwnActions, team: Pick<Team, 'board' | 'world' | 'ledger' | 'supplies'>) {
    this.#own = own
    this.#team = team
  }

  /**
   * Materials of the subtasks it will probably do next: dirt to climb on, which must not be missing because all slots are full,
   * then its fair share of the agenda's needs and some plentiful materials. Planned on first use: by then, teammates that were
   * free at the same time have started, and their subtasks are not on any other agent's agenda.
   */
  materialsAfter(id: number): () => Upcoming[] {
    let materials: Upcoming[] | undefined
    return () => {
      materials ??= this.#materialsAfter(id)
      return materials
    }
  }

  #materialsAfter(id: number): Upcoming[] {
    const { board, world, supplies } = this.#team
    const { name } = this.#own.avatar
    const agenda = planAhead(board, name, id)
    const dirt = this.#dirtFor(agenda)
    if (isCrowded(this.#team)) {
      const now = countByItem(board.forecast.errand(id).items)
      const later = ({ item, count }: ItemCount) => ({ item, count: count - (now.get(item) ?? 0) })
      return [...scaffold(dirt), ...dealtTo(name, this.#team).map(later)].filter(({ count }) => count > 0)
    }
    const ahead = fairShare({ supplies, board, world }, { agent: name, id, agenda })
    return [...scaffold(dirt), ...ahead]
  }

  /**
   * Dirt for the highest climb of the remaining work, since it takes one slot and whoever helps at the top needs it: an equal share of
   * what there is, but at least that for the agent's own agenda. In high buildings only that: agents that climb there to help with
   * little block each other, and each climb takes longer than a walk for dirt.
   */
  #dirtFor(agenda: readonly number[]): number {
    const { board, world, supplies } = this.#team
    const ground = groundLevel(world.task.arena)
    const climbOf = (id: number): number =>
      Math.max(0, ...board.forecast.errand(id).cells.map(({ y }) => scaffoldFor(y - ground)))
    const open = board.subtasks().filter(({ id }) => !board.isSettled(id))
    const highest = Math.max(0, ...open.map(({ id }) => climbOf(id)))
    const own = Math.max(0, ...agenda.map(climbOf))
    if (isCrowded(this.#team)) return Math.max(own, this.#dirtInCrowd(highest))
    if (highest === 0 || highest > board.policy.preparation.maxRise) return own
    const left = supplies.left(SCAFFOLD) + this.#own.avatar.carries(SCAFFOLD)
    return Math.max(own, Math.min(withSpare(highest), Math.ceil(left / board.teamSize)))
  }

  /** Dirt for the highest climb, for as many agents of a crowded team as there is enough for. */
  #dirtInCrowd(highest: number): number {
    const { world, supplies } = this.#team
    if (highest === 0) return 0
    const dirt = supplies.left(SCAFFOLD) + carriedByAll(this.#team, SCAFFOLD)
    const climbers = Math.floor(dirt / withSpare(highest))
    return world.agents.indexOf(this.#own.avatar.name) < climbers ? withSpare(highest) : 0
  }

  /** Fetches the materials of a subtask that is about to become ready and walks near it. @returns whether it acted */
  async prepare(): Promise<boolean> {
    const { board } = this.#team
    const { avatar } = this.#own
    const next = this.#nextSubtask()
    board.memory.expect(avatar.name, next)
    if (next === undefined || this.#prepared.has(next)) return this.#fetchForTeammate()
    const lacking = isCrowded(this.#team)
      ? this.#lackingInCrowd(next)
      : this.#lacking(materialsFor(board, [next]))
    const { place } = board.forecast.errand(next)
    if (!(await this.#fetch(lacking, { place, thought: `I get ready for subtask ${next}.` }))) return true
    const hasActed = lacking.length > 0
    if (this.#own.mayGoOn) this.#prepared.add(next)
    if (place === undefined || (isCrowded(this.#team) && avatar.observe().isUp === true)) return hasActed
    const level = avatar.position.y
    const isHigh = Math.abs(place.y - level) > board.policy.preparation.maxRise
    const near = isHigh ? { ...place, y: Math.floor(level) } : place
    const range = Math.ceil(Math.hypot(board.policy.preparation.besidePlace, near.y - level))
    if (distance(avatar.position, near) <= range + 1) return hasActed
    if (this.#own.mayGoOn) await this.#own.walk(near, range, `I wait near subtask ${next}.`)
    return true
  }

  /** Fetches what the subtask of a teammate needs and the teammate would have to fetch from far away. @returns whether it acted */
  async #fetchForTeammate(): Promise<boolean> {
    const { name } = this.#own.avatar
    const errand = errandFor(name, this.#team, (id, item) => !this.#fetched.has(`${id} ${item}`))
    if (errand === undefined) return false
    const { subtask, place, items } = errand
    for (const { item } of items) this.#fetched.add(`${subtask} ${item}`)
    await this.#fetch(items, { place, thought: `I fetch what subtask ${subtask} lacks.` })
    return true
  }

  #lacking(items: readonly ItemCount[]): ItemCount[] {
    return items.filter(({ item, count }) => this.#own.avatar.carries(item) < count)
  }

  /**
   * What the agent lacks of the materials dealt to it, if it is by a container, or if the next subtask needs what it alone can
   * bring. Otherwise it stays where it can help.
   */
  #lackingInCrowd(next: number): ItemCount[] {
    const { board, world, supplies } = this.#team
    const { avatar } = this.#own
    const { name, position } = avatar
    const lacking = this.#lacking([...scaffold(this.#dirtFor([])), ...dealtTo(name, this.#team)])
    const isAtContainer = world.task.containers.some(
      (container) => distance(container.position, position) <= board.policy.dealing.atContainer,
    )
    if (isAtContainer) return lacking
    const { cells, items } = board.forecast.errand(next)
    const climb = scaffoldFor(Math.min(...cells.map(({ y }) => y)) - Math.floor(position.y))
    const needsDirt = climb > avatar.carries(SCAFFOLD) && supplies.left(SCAFFOLD) > 0
    const isUrgent = items.some(
      ({ item, count }) => lacking.some((one) => one.item === item) && carriedByAll(this.#team, item) < count,
    )
    return needsDirt || isUrgent ? lacking : []
  }

  /** Fetches as much as there is space for. @returns whether the agent may continue */
  async #fetch(
    lacking: readonly ItemCount[],
    { place, thought }: { place: Position | undefined; thought: string },
  ): Promise<boolean> {
    const { supplies, world, board } = this.#team
    const { avatar } = this.#own
    for (const { item, count } of lacking) {
      const container = supplies.sourceOf(item, avatar.position, place)
      const { inventory } = avatar.observe()
      const isFull = this.#fullWith === describeItems(inventory)
      const load = new InventoryLoad(inventory, { version: world.task.gameVersion, isFull })
      const amount = Math.min(count - avatar.carries(item), load.roomFor(item))
      if (container === undefined || amount <= 0) continue
      if (!this.#own.mayGoOn) return false
      const { besideContainer } = board.policy.preparation
      if (distance(floor(avatar.position), container) > besideContainer)
        await this.#own.walk(container, besideContainer, thought)
      if (!this.#own.mayGoOn) return false
      const { x, y, z } = container
      const call = withdrawItem.call({ container: [x, y, z], item, amount })
      const result = await this.#own.act(call, thought)
      if (result.ok || result.reason !== 'inventory_full') continue
      this.#fullWith = describeItems(avatar.observe().inventory)
      break
    }
    return true
  }

  /**
   * The subtask it already prepares for; otherwise the most useful one: near, long, and not being prepared by another agent,
   * unless this one brings something for it.
   */
  #nextSubtask(): number | undefined {
    const { board } = this.#team
    const { name, position } = this.#own.avatar
    const state = { name, position, carries: (item: string) => this.#own.avatar.carries(item) }
    const others = new Set(
      [...board.memory.expectations].flatMap(([agent, id]) => (agent === name ? [] : [id])),
    )
    const upcoming = board.upcoming()
    const expected = board.memory.expectations.get(name)
    if (expected !== undefined && upcoming.includes(expected)) return expected
    return upcoming
      .filter((id) => !others.has(id) || this.#brings(id))
      .map((id) => ({
        id,
        cost: wayTo(state, board, id) - board.forecast.tail(id) / 4 + strangeness(board, name, id),
      }))
      .sort((a, b) => a.cost - b.cost || a.id - b.id)[0]?.id
  }

  /** Whether the agent carries an item that the subtask processes. */
  #brings(id: number): boolean {
    const { board, world } = this.#team
    if (!board.subtask(id).actions.some((call) => world.actions.roleOf(call) === 'makes')) return false
    return wantsFor(id, this.#team).some(({ item }) => this.#own.avatar.carries(item) > 0)
  }
}

const scaffold = (count: number): ItemCount[] => (count === 0 ? [] : [{ item: SCAFFOLD, count }])
