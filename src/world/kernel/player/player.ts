import { lookVector, type Vec, vec } from '../../geometry.ts'
import { counted, type ItemStack, type Items, slotOf } from '../../items/stack.ts'
import type { PacketFields } from '../../library/network.ts'
import type { Registry } from '../../library/prismarine.ts'
import type { GameMode } from '../../options.ts'
import type { PlayerLink } from '../../protocol/connection.ts'
import type { OutgoingPacket, Text } from '../../protocol/fields.ts'
import { inEnglish } from '../../protocol/language.ts'
import type { Chance } from '../chance.ts'
import type { DimensionName } from '../dimensions.ts'
import { attributesPacket, attributeValue, type Bearer } from '../entities/attributes.ts'
import { effectFlags } from '../entities/effect-flags.ts'
import type { DroppedItem, Entity, Tracked } from '../entities/entity.ts'
import { type Passage, positionToSend, UNDISTURBED } from '../entities/entity.ts'
import { Traits, traitPackets } from '../entities/traits.ts'
import type { WorldEmitter } from '../events.ts'
import { listSlot, type Menu, type MenuOwner, type Slot } from '../inventory/menu.ts'
import { addToInventory, SLOT, type Storage } from '../inventory/storage.ts'
import type { Digging, Steering } from './doing.ts'
import { Experience } from './experience.ts'
import { Hunger } from './hunger.ts'
import { Statistics } from './statistics.ts'
import { wearSlot } from './wear.ts'

export const GAME_MODES: readonly GameMode[] = ['survival', 'creative', 'adventure', 'spectator']

/** The parts of the game that a player uses. */
export interface PlayerHost {
  readonly registry: Pick<Registry, 'language'>
  readonly emitter: WorldEmitter
  readonly items: Items
  readonly chance: Chance
  /** Where players appear. */
  readonly spawn: Vec
  nextEntityId(): number
  dropItem(item: DroppedItem): void
}

/** An item in use: being eaten, drawn or raised. */
export interface ItemInUse {
  readonly hand: number
  readonly slot: number
  readonly item: string
  /** First tick of the use, and the tick at which it is finished. */
  readonly since: number
  readonly doneAt: number
  /** Called when the use is finished. */
  readonly finish?: () => void
  /** Called when the button is released early. */
  readonly release?: (ticks: number) => void
}

/** A player's sleep. */
export interface Sleep {
  /** Head of the bed at which the player respawns. */
  readonly bed: Vec
  ticks: number
}

/** The joining player, and the connection to its client. */
export interface PlayerInit {
  readonly name: string
  readonly uuid: string
  readonly link: PlayerLink
  /** Creates the window of the player's own inventory. */
  readonly menu: (player: Player) => Menu
}

const TOSS_DELAY = 40
const ENDER_SLOTS = 27
/** Health of a player without effects, in half hearts. */
export const FULL_HEALTH = 20
export const EYE_HEIGHT = 1.62
const SNEAKING_EYE_HEIGHT = 1.27
const OFF_HAND_BUTTON = 40
/** Bits of an entity's shared flags. */
const POSTURE = { burning: 1, sneaking: 2, sprinting: 8, gliding: 128 } as const

/** A seed derived from a name (Java's String.hashCode), so that the world's random stream is not affected. */
const seedOf = (name: string): number => [...name].reduce((hash, c) => (hash * 31 + c.charCodeAt(0)) | 0, 0)

/** A player: body, inventory, and the client's known state. */
export class Player implements Tracked, MenuOwner, Bearer {
  /** The dimension of the player. */
  game: PlayerHost
  readonly name: string
  readonly uuid: string
  readonly id: number
  readonly kind = 'player'
  readonly size = { width: 0.6, height: 1.8 }
  readonly inventory: Storage = Array.from({ length: SLOT.count }, () => null)
  /** Contents of the player's ender chest. */
  readonly enderChest: Storage = Array.from({ length: ENDER_SLOTS }, () => null)
  readonly ownMenu: Menu
  /** Keys of the chunks that the client has. */
  readonly loaded = new Set<string>()
  /** Ids of the entities that the client knows. */
  readonly seen = new Set<number>()
  readonly traits = new Traits()
  readonly passage: Passage = { ...UNDISTURBED }
  readonly memory: Record<string, object> = {}
  readonly experience = new Experience()
  /** Seed of an enchanting table's offers, which changes with each enchantment. */
  enchantmentSeed: number
  /** The respawn point; undefined: its bed or the world spawn. */
  spawnPoint: Vec | undefined
  /** The dimension of that point or bed. */
  home: DimensionName = 'overworld'
  menu: Menu
  cursor: ItemStack | null = null
  /** Selected hotbar slot, 0 to 8. */
  selected = 0
  gameMode: GameMode = 'survival'
  position: Vec
  yaw = 0
  pitch = 0
  onGround = true
  sneaking = false
  sprinting = false
  removed = false
  lastSent: { position: Vec; yaw: number; pitch: number }
  /** Half hearts. */
  health = FULL_HEALTH
  dead = false
  /** Height fallen so far (blocks). */
  fallen = 0
  /** Remaining ticks of invulnerability, and the damage that caused it. */
  hurtTicks = 0
  lastHurt = 0
  readonly hunger = new Hunger()
  readonly statistics = new Statistics()
  using: ItemInUse | null = null
  /** The entity that it sits on. */
  vehicle: Entity | undefined
  steering: Steering = { sideways: 0, forward: 0, jump: false }
  /** Whether it is gliding with elytra. */
  gliding = false
  /** Tick from which each item can be used again. */
  readonly cooldowns = new Map<string, number>()
  /** Remaining ticks of breath. */
  air = 300
  /** Remaining ticks of burning; below 0: ticks in fire until the player catches fire. */
  fire = -20
  /** Whether other clients see it burning. */
  burning = false
  asleep: Sleep | null = null
  /** The head of the bed, or the anchor, at which it respawns. */
  bed: Vec | null = null
  /** Position one tick ago. */
  before: Vec
  /** Value of `level.changes` when no hazard was near; -1 if there was one. Used to skip the check until a block changes. */
  safeAt = -1
  /** The entity that last hurt it, with the time, and the one that it last hurt. */
  readonly fight: { foe?: { readonly by: Tracked; readonly at: number }; victim?: Tracked } = {}
  /** Health and food last sent to the client. */
  lastSentHealth = ''
  /** Key of the chunk that was last used as the centre of the sent chunks. */
  chunk: string | undefined
  /** Id of the teleport that the client has not confirmed yet; 0 if there is none. */
  awaiting = 0
  teleports = 0
  digging: Digging | null = null
  swungAt = Number.NEGATIVE_INFINITY
  /** Tick since which its arm recovers. */
  recoversSince = 0
  /** Whether login is complete and the chunks are sent, so that world packets may follow. */
  inPlay = false
  /** Hands and armour last sent to others. */
  shown: readonly (Pick<ItemStack, 'id' | 'count'> | null)[] | undefined
  readonly #link: PlayerLink
  #windows = 0

  constructor(game: PlayerHost, init: PlayerInit) {
    this.game = game
    this.name = init.name
    this.uuid = init.uuid
    this.#link = init.link
    this.id = game.nextEntityId()
    this.position = game.spawn
    this.before = game.spawn
    this.lastSent = positionToSend(this)
    this.enchantmentSeed = seedOf(init.name)
    this.ownMenu = init.menu(this)
    this.menu = this.ownMenu
  }

  get creative(): boolean {
    return this.gameMode === 'creative'
  }

  get canPickUp(): boolean {
    return !this.dead && this.inPlay && this.gameMode !== 'spectator'
  }

  get eyes(): Vec {
    return vec(
      this.position.x,
      this.position.y + (this.sneaking ? SNEAKING_EYE_HEIGHT : EYE_HEIGHT),
      this.position.z,
    )
  }

  send(name: string, fields: PacketFields): void {
    this.#link.send(name, fields)
  }

  sendRaw(packet: Buffer): void {
    this.#link.sendRaw(packet)
  }

  kick(reason: Text): void {
    const { emitter, registry } = this.game
    emitter.emit('playerKicked', { name: this.name, reason: inEnglish(registry.language, reason) })
    this.#link.end(reason)
  }

  /** Slot of a hand: 0 main, 1 off. */
  handSlot(hand: number): number {
    return hand === 1 ? SLOT.offHand : SLOT.hotbar + this.selected
  }

  held(hand = 0): ItemStack | null {
    return this.inventory[this.handSlot(hand)] ?? null
  }

  /** Uses up held items, except in creative mode. */
  useUp(hand: number, count = 1): void {
    const stack = this.held(hand)
    if (stack && !this.creative) this.inventory[this.handSlot(hand)] = counted(stack, stack.count - count)
  }

  /** Damages the held tool. */
  wear(uses = 1, hand = 0): void {
    wearSlot(this, this.handSlot(hand), uses)
  }

  /** Counts the damage dealt in tenths of half hearts, and kills by kind. */
  hasHurt(victim: Tracked, damage: number, killed: boolean): void {
    const { kind } = victim
    this.fight.victim = victim
    this.statistics.add('custom', 'damage_dealt', Math.round(damage * 10))
    if (!killed) return
    this.statistics.add('killed', kind)
    this.statistics.add('custom', kind === 'player' ? 'player_kills' : 'mob_kills')
  }

  /** Counts items taken out of a crafting grid or a furnace. */
  made({ name, count }: Pick<ItemStack, 'name' | 'count'>): void {
    this.statistics.add('crafted', name, count)
  }

  /** Throws items away on purpose, which is counted. */
  throwAway(stack: ItemStack): void {
    this.toss(stack)
    this.statistics.add('dropped', stack.name, stack.count)
    this.statistics.add('custom', 'drop')
  }

  giveOrToss(stack: ItemStack): void {
    const left = counted(stack, addToInventory(this.inventory, stack))
    if (left) this.toss(left)
  }

  /** Throws items forward (vanilla Player.drop). They can be picked up after two seconds. */
  toss(stack: ItemStack): void {
    const { chance } = this.game
    const look = lookVector(this)
    const angle = chance.next() * 2 * Math.PI
    const side = 0.02 * chance.next()
    this.game.dropItem({
      stack,
      position: vec(this.position.x, this.eyes.y - 0.3, this.position.z),
      velocity: vec(
        look.x * 0.3 + Math.cos(angle) * side,
        look.y * 0.3 + 0.1 + (chance.next() - chance.next()) * 0.1,
        look.z * 0.3 + Math.sin(angle) * side,
      ),
      pickupDelay: TOSS_DELAY,
    })
  }

  hotbar(button: number): Slot | null {
    if (button === OFF_HAND_BUTTON) return listSlot(this.inventory, SLOT.offHand)
    return button >= 0 && button < 9 ? listSlot(this.inventory, SLOT.hotbar + button) : null
  }

  /** The next window id; ids cycle from 1 to 100. */
  nextWindow(): number {
    this.#windows = (this.#windows % 100) + 1
    return this.#windows
  }

  /** Held items, then armour from feet to head, as seen by others. */
  equipment(): (ItemStack | null)[] {
    const at = (i: number) => this.inventory[i] ?? null
    return [
      this.held(),
      at(SLOT.offHand),
      at(SLOT.boots),
      at(SLOT.leggings),
      at(SLOT.chestplate),
      at(SLOT.helmet),
    ]
  }

  equipmentPacket(): OutgoingPacket {
    const equipments = this.equipment().map((stack, slot) => ({ slot, item: slotOf(stack) }))
    return ['entity_equipment', { entityId: this.id, equipments }]
  }

  spawnPackets(): OutgoingPacket[] {
    const { position, yaw, pitch } = this.lastSent
    return [
      [
        'named_entity_spawn',
        { entityId: this.id, playerUUID: this.uuid, x: position.x, y: position.y, z: position.z, yaw, pitch },
      ],
      ['entity_head_rotation', { entityId: this.id, headYaw: yaw }],
      this.posturePacket(),
      this.equipmentPacket(),
      this.attributes(),
      ...traitPackets(this),
    ]
  }

  /** Maximum health in half hearts, including effects. */
  get fullHealth(): number {
    return attributeValue(this, 'max_health')
  }

  attributes(): OutgoingPacket {
    return attributesPacket(this)
  }

  /** Burning, sneaking, sprinting, invisible and glowing, as seen by others. */
  posturePacket(): OutgoingPacket {
    const value =
      (this.burning ? POSTURE.burning : 0) |
      (this.sneaking ? POSTURE.sneaking : 0) |
      (this.sprinting ? POSTURE.sprinting : 0) |
      effectFlags(this) |
      (this.gliding ? POSTURE.gliding : 0)
    // a signed byte
    return [
      'entity_metadata',
      { entityId: this.id, metadata: [{ key: 0, type: 0, value: (value << 24) >> 24 }] },
    ]
  }
}
