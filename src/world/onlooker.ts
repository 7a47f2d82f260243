import { ItemEntity } from './entities/item-entity.ts'
import type { Vec } from './geometry.ts'
import type { ItemStack } from './items/stack.ts'
import type { DimensionName } from './kernel/dimensions.ts'
import { Body } from './kernel/entities/body.ts'
import type { Entity } from './kernel/entities/entity.ts'
import { type Game, gameOf } from './kernel/game.ts'
import type { Player } from './kernel/player/player.ts'
import { Mob } from './mobs/mob.ts'
import { type ItemView, SWING_TICKS, viewItem } from './views.ts'

/** A player, mob or item at the last look. The next look modifies the same object; its lists are new if they differ. */
export interface Sight {
  readonly id: number
  /** `player`, `item` or the name of a mob. */
  readonly kind: string
  /** A player's name or an item's; empty otherwise. */
  readonly name: string
  readonly position: Vec
  /** Degrees as in the protocol: yaw 0 south, pitch 90 down. */
  readonly yaw: number
  readonly pitch: number
  /** Names of items, empty for nothing: main hand, off hand, feet, legs, chest, head. */
  readonly equipment: readonly string[]
  readonly burning: boolean
  readonly hurt: boolean
  readonly baby: boolean
  readonly dying: boolean
  readonly sneaking: boolean
  /** Whether it is digging or has just swung an arm. */
  readonly swinging: boolean
  readonly asleep: boolean
  /** Additional data for a player; undefined for others. */
  readonly carries: Carried | undefined
  /** Whether everything except its items is the same as at the last look at which it was present. */
  readonly isAsBefore: boolean
}

interface Carried {
  /** Half hearts, and half drumsticks. */
  readonly health: number
  readonly food: number
  /** The selected slot of the hotbar, 0 to 8. */
  readonly selected: number
  readonly inventory: readonly ItemView[]
}

type Open<T> = { -readonly [K in keyof T]: T[K] }
type OpenSight = Open<Omit<Sight, 'carries'>> & { carries: Open<Carried> | undefined }

const BARE: readonly string[] = ['', '', '', '', '', '']
const NOWHERE: Vec = { x: Number.NaN, y: Number.NaN, z: Number.NaN }

/** Looks at everyone in a dimension every tick, and allocates nothing for those that have not changed. */
export class Onlooker {
  readonly #game: Game
  readonly #dimension: DimensionName
  readonly #known = new Map<number, OpenSight>()
  readonly #seen: OpenSight[] = []
  #count = 0

  constructor(game: Game, dimension: DimensionName) {
    this.#game = game
    this.#dimension = dimension
  }

  /** Players first, without spectators. The list is the same object each time. */
  look(): readonly Sight[] {
    const { world, ticks } = this.#game
    const seen = this.#seen
    this.#count = 0
    for (const player of world.players)
      if (player.gameMode !== 'spectator' && gameOf(player).dimension.name === this.#dimension)
        this.#player(player, ticks)
    for (const place of world.places)
      if (place.dimension.name === this.#dimension)
        for (const entity of place.entities.values()) this.#entity(entity)
    seen.length = this.#count
    if (this.#known.size > 2 * seen.length + 64) this.#forget()
    return seen
  }

  #forget(): void {
    this.#known.clear()
    for (const sight of this.#seen) this.#known.set(sight.id, sight)
  }

  /** The next entry in the list, which is usually the same one as in the previous tick. */
  #sight(id: number, kind: string): OpenSight {
    const at = this.#count++
    const before = this.#seen[at]
    if (before?.id === id) return before
    const sight = this.#known.get(id) ?? this.#first(id, kind)
    this.#seen[at] = sight
    return sight
  }

  #first(id: number, kind: string): OpenSight {
    const sight: OpenSight = {
      id,
      kind,
      name: '',
      position: NOWHERE,
      yaw: Number.NaN,
      pitch: Number.NaN,
      equipment: BARE,
      burning: false,
      hurt: false,
      baby: false,
      dying: false,
      sneaking: false,
      swinging: false,
      asleep: false,
      carries: undefined,
      isAsBefore: false,
    }
    this.#known.set(id, sight)
    return sight
  }

  #player(player: Player, tick: number): void {
    const sight = this.#sight(player.id, 'player')
    sight.name = player.name
    sight.position = player.position
    sight.yaw = player.yaw
    sight.pitch = player.pitch
    const worn = player.equipment()
    if (!isWorn(worn, sight.equipment)) sight.equipment = worn.map((stack) => stack?.name ?? '')
    sight.burning = player.burning
    sight.hurt = player.hurtTicks > 0
    sight.dying = player.dead
    sight.sneaking = player.sneaking
    sight.swinging = player.digging !== null || tick - player.swungAt < SWING_TICKS
    sight.asleep = player.asleep !== null
    sight.carries ??= { health: Number.NaN, food: 0, selected: 0, inventory: [] }
    sight.carries.health = player.health
    sight.carries.food = player.hunger.food
    sight.carries.selected = player.selected
    if (!isAsKnown(player.inventory, sight.carries.inventory))
      sight.carries.inventory = player.inventory.flatMap((stack, slot) =>
        stack && slot > 0 ? [viewItem(stack, slot)] : [],
      )
  }

  /** Most entities that are neither players nor moving are unchanged, so they cost few memory accesses. */
  #entity(entity: Entity): void {
    const { position, yaw, pitch, traits } = entity
    const sight = this.#sight(entity.id, entity.kind)
    let isAsBefore = sight.position === position && sight.yaw === yaw && sight.pitch === pitch
    if (!isAsBefore) {
      sight.position = position
      sight.yaw = yaw
      sight.pitch = pitch
    }
    if (entity instanceof ItemEntity) sight.name = entity.stack.name
    if (traits.equipment.size > 0 || sight.equipment !== BARE) {
      const at = (slot: number): string => traits.equipment.get(slot)?.name ?? ''
      if (sight.equipment.some((name, slot) => name !== at(slot))) {
        sight.equipment = traits.equipment.size === 0 ? BARE : BARE.map((_, slot) => at(slot))
        isAsBefore = false
      }
    }
    const { baby } = traits
    const body = entity instanceof Body ? entity : undefined
    const burning = body instanceof Mob && body.burning
    const hurt = body?.hurting === true
    const dying = body?.dying === true
    if (baby !== sight.baby || burning !== sight.burning || hurt !== sight.hurt || dying !== sight.dying) {
      sight.baby = baby
      sight.burning = burning
      sight.hurt = hurt
      sight.dying = dying
      isAsBefore = false
    }
    sight.isAsBefore = isAsBefore
  }
}

function isWorn(worn: readonly (ItemStack | null)[], known: readonly string[]): boolean {
  for (let slot = 0; slot < worn.length; slot++) if ((worn[slot]?.name ?? '') !== known[slot]) return false
  return true
}

/** Whether slots match their known contents. The crafting result is ignored. */
function isAsKnown(slots: readonly (ItemStack | null)[], known: readonly ItemView[]): boolean {
  let next = 0
  for (let slot = 1; slot < slots.length; slot++) {
    const stack = slots[slot]
    if (!stack) continue
    const view = known[next++]
    if (view === undefined || view.slot !== slot || view.name !== stack.name || view.count !== stack.count)
      return false
  }
  return next === known.length
}
