import { centreOf, distance, keyOf, type Vec } from '../geometry.ts'
import type { Game } from '../kernel/game.ts'
import type { LevelChange } from '../kernel/level.ts'
import { Mob } from '../mobs/index.ts'
import { WORKPLACES } from './tables.ts'
import { employ, restock, type Trader, traderOf } from './trader.ts'

/** Ticks between a villager's searches for work. */
const INTERVAL = 20
/** Distances at which it finds a workplace and takes it, in blocks. */
const SEARCH = 48
const AT_WORK = 2.5
/** Restocks per day, and the ticks between two of them. */
const RESTOCKS = 2
const BETWEEN_RESTOCKS = 2400
const DAY = 24_000
/** Entity status that shows green sparks over a villager. */
const STATUS_HAPPY = 14

/** Villagers' workplaces and their work. Knows the places that were built since the world was opened. */
export class Workplaces {
  readonly #game: Game
  readonly #places = new Map<string, Vec>()

  constructor(game: Game) {
    this.#game = game
  }

  note({ position, from, to }: LevelChange): void {
    if (WORKPLACES[to.name] !== undefined) this.#places.set(keyOf(position), position)
    else if (WORKPLACES[from.name] !== undefined) this.#places.delete(keyOf(position))
  }

  tick(): void {
    const game = this.#game
    if (game.ticks % INTERVAL !== 0) return
    const villagers = [...game.entities.values()].filter(
      (entity): entity is Mob => entity instanceof Mob && entity.kind === 'villager' && !entity.dying,
    )
    if (villagers.length === 0) return
    const taken = new Set(villagers.flatMap((body) => keysOf(traderOf(game, body))))
    for (const body of villagers) this.#work(body, traderOf(game, body), taken)
  }

  #work(body: Mob, trader: Trader, taken: Set<string>): void {
    const game = this.#game
    if (trader.workplace && professionAt(game, trader.workplace) !== trader.profession) {
      trader.workplace = undefined
      if (trader.xp === 0 && trader.level === 1) employ(game, body, 'none', undefined)
    }
    if (trader.workplace) {
      this.#mayRestock(body, trader, trader.workplace)
      return
    }
    if (body.traits.baby || body.traits.noAi || trader.profession === 'nitwit') return
    const place = this.#nearest(body, trader, taken)
    if (!place) return
    if (distance(body.position, centreOf(place)) > AT_WORK) {
      if (body.route.length === 0) body.goTo(centreOf(place), { near: 2 })
      return
    }
    taken.add(keyOf(place))
    if (trader.profession === 'none') employ(game, body, professionAt(game, place) ?? 'none', place)
    else trader.workplace = place
    game.broadcastSeen(body, 'entity_status', { entityId: body.id, entityStatus: STATUS_HAPPY })
  }

  #mayRestock(body: Mob, trader: Trader, place: Vec): void {
    const game = this.#game
    if (game.dayTime % DAY < INTERVAL) trader.restocks = 0
    const isDue = trader.restocks < RESTOCKS && game.ticks - trader.restockedAt >= BETWEEN_RESTOCKS
    if (!isDue || !trader.offers.some(({ uses }) => uses > 0)) return
    if (distance(body.position, centreOf(place)) <= AT_WORK) restock(game, trader)
    else if (body.route.length === 0 && trader.customer === undefined) body.goTo(centreOf(place), { near: 2 })
  }

  #nearest(body: Mob, { profession }: Trader, taken: ReadonlySet<string>): Vec | undefined {
    let best: Vec | undefined
    let least = SEARCH
    for (const [key, place] of this.#places) {
      const away = distance(body.position, centreOf(place))
      const offered = professionAt(this.#game, place)
      const suits = offered !== undefined && (profession === 'none' || profession === offered)
      if (!suits || taken.has(key) || away >= least) continue
      best = place
      least = away
    }
    return best
  }
}

const professionAt = ({ level }: Game, p: Vec): string | undefined => WORKPLACES[level.get(p).name]

const keysOf = ({ workplace }: Trader): string[] => (workplace ? [keyOf(workplace)] : [])
