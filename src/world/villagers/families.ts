import { ItemEntity } from '../entities/item-entity.ts'
import { distance, keyOf, type Vec } from '../geometry.ts'
import { counted } from '../items/stack.ts'
import type { BlockState } from '../kernel/blocks/states.ts'
import type { Game } from '../kernel/game.ts'
import type { LevelChange } from '../kernel/level.ts'
import { Mob } from '../mobs/index.ts'

/** Ticks between two looks of villagers for food and for each other. */
const INTERVAL = 20
/** What food is worth to villagers, and how much each parent needs. */
const FOOD: Readonly<Record<string, number>> = { bread: 4, potato: 1, carrot: 1, beetroot: 1 }
const NEEDED = 12
/** Most a villager carries: eight stacks of bread. */
const LARDER = 8 * 64 * 4
/** Blocks in which it picks food up, in which it sees a mate, and at which they are together. */
const REACH = 1.5
const SIGHT = 12
const NEAR = 2.3
/** Blocks in which beds and villagers are counted. */
const VILLAGE = 48
/** Ticks a pair is in love, and how much more by chance; ticks until a parent breeds again. */
const COURTSHIP = [275, 324] as const
const PAUSE = 6000
/** Statuses that show hearts and a storm over a villager. */
const STATUS = { love: 12, angry: 13 } as const

interface Courtship {
  readonly partner: Mob
  readonly until: number
}

/** Villagers that have food and a bed too many have children (vanilla VillagerMakeLove). Knows the beds built since the world was opened. */
export class Families {
  readonly #game: Game
  readonly #beds = new Map<string, Vec>()
  readonly #food = new WeakMap<Mob, number>()
  readonly #rested = new WeakMap<Mob, number>()
  readonly #courting = new WeakMap<Mob, Courtship>()

  constructor(game: Game) {
    this.#game = game
  }

  note({ position, from, to }: LevelChange): void {
    if (isBed(to)) this.#beds.set(keyOf(position), position)
    else if (isBed(from)) this.#beds.delete(keyOf(position))
  }

  tick(): void {
    const game = this.#game
    if (game.ticks % INTERVAL !== 0) return
    const villagers = [...game.entities.values()].filter(
      (entity): entity is Mob => entity instanceof Mob && entity.kind === 'villager' && !entity.dying,
    )
    for (const body of villagers) {
      if (body.traits.baby || body.removed) continue
      this.#gather(body)
      const courtship = this.#courting.get(body)
      if (courtship) this.#court(body, courtship, villagers)
      else this.#seek(body, villagers)
    }
  }

  /** Picks up food that lies near it. */
  #gather(body: Mob): void {
    const game = this.#game
    if (game.rules.get('mobGriefing') !== true) return
    for (const item of game.entities.values()) {
      if (!(item instanceof ItemEntity) || item.pickupDelay > 0 || item.removed) continue
      const worth = FOOD[item.stack.name]
      if (worth === undefined || distance(item.position, body.position) > REACH) continue
      const has = this.#food.get(body) ?? 0
      const taken = Math.min(item.stack.count, Math.floor((LARDER - has) / worth))
      if (taken <= 0) continue
      this.#food.set(body, has + taken * worth)
      game.broadcastSeen(item, 'collect', {
        collectedEntityId: item.id,
        collectorEntityId: body.id,
        pickupItemCount: taken,
      })
      const rest = counted(item.stack, item.stack.count - taken)
      if (rest) {
        item.stack = rest
        game.sendMetadata(item)
      } else game.removeEntity(item)
    }
  }

  /** Finds another that is ready too. */
  #seek(body: Mob, villagers: readonly Mob[]): void {
    if (!this.#ready(body)) return
    const [partner] = villagers
      .filter((other) => other !== body && body.distanceTo(other) < SIGHT && this.#ready(other))
      .filter((other) => !this.#courting.has(other))
      .sort((a, b) => body.distanceTo(a) - body.distanceTo(b))
    if (!partner) return
    const until = this.#game.ticks + this.#game.mobChance.between(...COURTSHIP)
    this.#courting.set(body, { partner, until })
    this.#courting.set(partner, { partner: body, until })
  }

  #ready(body: Mob): boolean {
    const { traits } = body
    if (traits.baby || traits.noAi || body.removed || body.dying) return false
    return (this.#food.get(body) ?? 0) >= NEEDED && this.#game.ticks >= (this.#rested.get(body) ?? 0)
  }

  #court(body: Mob, { partner, until }: Courtship, villagers: readonly Mob[]): void {
    const game = this.#game
    if (!this.#ready(body) || !this.#ready(partner) || body.distanceTo(partner) > SIGHT) {
      this.#courting.delete(body)
      this.#courting.delete(partner)
      return
    }
    if (body.distanceTo(partner) > NEAR) body.goTo(partner.position, { near: 1.5, haste: 0.5 })
    else body.stop()
    this.#tell(body, STATUS.love)
    if (game.ticks < until || body.id > partner.id || body.distanceTo(partner) > NEAR) return
    for (const parent of [body, partner]) {
      this.#courting.delete(parent)
      this.#food.set(parent, (this.#food.get(parent) ?? 0) - NEEDED)
    }
    if (this.#hasRoom(body, villagers)) this.#giveBirth(body, partner)
    else for (const parent of [body, partner]) this.#tell(parent, STATUS.angry)
  }

  #giveBirth(body: Mob, partner: Mob): void {
    const game = this.#game
    for (const parent of [body, partner]) this.#rested.set(parent, game.ticks + PAUSE)
    const child = game.summon('villager', body.position)
    if (!(child instanceof Mob)) return
    const type = (game.mobChance.oneIn(2) ? body : partner).traits.villager?.type
    if (type !== undefined) child.traits.villager = { type, profession: 0, level: 1 }
    child.makeBaby()
    this.#tell(child, STATUS.love)
  }

  /** Whether a bed is left over when each villager has one. */
  #hasRoom(body: Mob, villagers: readonly Mob[]): boolean {
    const near = ({ x, y, z }: Vec) => body.distanceTo({ position: { x, y, z } }) < VILLAGE
    return (
      [...this.#beds.values()].filter(near).length > villagers.filter((other) => near(other.position)).length
    )
  }

  #tell(body: Mob, entityStatus: number): void {
    this.#game.broadcastSeen(body, 'entity_status', { entityId: body.id, entityStatus })
  }
}

const isBed = ({ name, properties }: BlockState): boolean =>
  properties['part'] === 'head' && name.endsWith('_bed')
