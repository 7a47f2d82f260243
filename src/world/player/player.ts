import type { OutgoingPacket, Tracked } from '../entities/entity.ts'
import { positionToSend } from '../entities/entity.ts'
import { spawnItem } from '../entities/item-entity.ts'
import { Traits, traitPackets } from '../entities/traits.ts'
import type { Game } from '../game.ts'
import { lookVector, type Vec, vec } from '../geometry.ts'
import { inventoryMenu, listSlot } from '../inventory/crafting.ts'
import { ENDER_SLOTS } from '../inventory/ender-chest.ts'
import type { Menu, MenuOwner, Slot } from '../inventory/menu.ts'
import { addToInventory, SLOT, type Storage } from '../inventory/storage.ts'
import { counted, enchantment, type ItemStack, slotOf } from '../items/stack.ts'
import type { PacketFields } from '../library/network.ts'
import type { Meal } from './eating.ts'
import { Experience } from './experience.ts'
import { Hunger } from './hunger.ts'
import type { Sleep } from './sleeping.ts'

export type GameMode = 'survival' | 'creative' | 'adventure' | 'spectator'
export const GAME_MODES: readonly GameMode[] = ['survival', 'creative', 'adventure', 'spectator']

/** What a player needs of the connection. */
export interface PlayerLink {
  send(name: string, fields: PacketFields): void
  sendRaw(packet: Buffer): void
  end(reason: string): void
}

/** A block being dug: since when, and whether the client says it is through. */
interface Digging {
  readonly position: Vec
  readonly since: number
  finished: boolean
}

const TOSS_DELAY = 40
export const FULL_HEALTH = 20
export const EYE_HEIGHT = 1.62
const SNEAKING_EYE_HEIGHT = 1.27
const OFF_HAND_BUTTON = 40
/** Bits of an entity's shared flags. */
const POSTURE = { burning: 1, sneaking: 2, sprinting: 8 } as const

/** One player: body, inventory, and what the client has been told. */
export class Player implements Tracked, MenuOwner {
  readonly game: Game
  readonly name: string
  readonly uuid: string
  readonly id: number
  readonly kind = 'player'
  readonly size = { width: 0.6, height: 1.8 }
  readonly inventory: Storage = Array.from({ length: SLOT.count }, () => null)
  /** What is in everybody's own ender chest. */
  readonly enderChest: Storage = Array.from({ length: ENDER_SLOTS }, () => null)
  readonly ownMenu: Menu
  /** Chunks the client has. */
  readonly loaded = new Set<string>()
  /** Entities the client knows. */
  readonly seen = new Set<number>()
  readonly traits = new Traits()
  readonly experience = new Experience()
  /** Where it comes back to after death; undefined: the world's spawn. */
  spawnPoint: Vec | undefined
  menu: Menu
  cursor: ItemStack | null = null
  /** Selected hotbar place, 0 to 8. */
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
  /** Blocks fallen so far. */
  fallen = 0
  /** Ticks of safety after being hurt, and from how hard a blow. */
  hurtTicks = 0
  lastHurt = 0
  readonly hunger = new Hunger()
  meal: Meal | null = null
  /** Ticks of breath left. */
  air = 300
  /** Ticks still to burn; below 0: until fire catches. */
  fire = -20
  /** Whether others see it burn. */
  burning = false
  asleep: Sleep | null = null
  /** Head end of the bed to come back to. */
  bed: Vec | null = null
  /** Where it was a tick ago. */
  before: Vec
  /** State of the world in which nothing harmed it where it stands; -1: look again. */
  safeAt = -1
  /** Health and food the client was told of. */
  lastSentHealth = ''
  /** Column the chunks were last sent around. */
  chunk: string | undefined
  /** Number of the teleport the client has yet to confirm; 0: none. */
  awaiting = 0
  teleports = 0
  digging: Digging | null = null
  lastAttack = Number.NEGATIVE_INFINITY
  /** Logged in, chunks sent: packets of the world may follow. */
  inPlay = false
  /** Hands and armour others were told of. */
  shown = ''
  readonly #link: PlayerLink
  #windows = 0

  constructor(game: Game, init: { name: string; uuid: string; link: PlayerLink }) {
    this.game = game
    this.name = init.name
    this.uuid = init.uuid
    this.#link = init.link
    this.id = game.nextEntityId()
    this.position = game.spawn
    this.before = game.spawn
    this.lastSent = positionToSend(this)
    this.ownMenu = inventoryMenu({
      id: 0,
      owner: this,
      items: game.items,
      recipes: game.recipes,
      inventory: this.inventory,
    })
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

  kick(reason: string): void {
    this.#link.end(reason)
  }

  /** Slot of the item in a hand: 0 main, 1 off. */
  handSlot(hand: number): number {
    return hand === 1 ? SLOT.offHand : SLOT.hotbar + this.selected
  }

  held(hand = 0): ItemStack | null {
    return this.inventory[this.handSlot(hand)] ?? null
  }

  /** Uses up items of a hand; creative players keep theirs. */
  useUp(hand: number, count = 1): void {
    const stack = this.held(hand)
    if (stack && !this.creative) this.inventory[this.handSlot(hand)] = counted(stack, stack.count - count)
  }

  /** Wears the tool in a hand. Unbreaking spares it all but one time in its level and one (vanilla). */
  wear(uses = 1, hand = 0): void {
    const stack = this.held(hand)
    if (!stack || this.creative) return
    const spares = enchantment(stack, 'unbreaking')
    let counts = uses
    for (let i = 0; i < uses && spares > 0; i++) if (!this.game.chance.oneIn(spares + 1)) counts--
    if (counts > 0) this.inventory[this.handSlot(hand)] = this.game.items.worn(stack, counts)
  }

  giveOrToss(stack: ItemStack): void {
    const left = counted(stack, addToInventory(this.inventory, stack))
    if (left) this.toss(left)
  }

  /** Throws items forward (vanilla Player.drop), to be picked up two seconds later. */
  toss(stack: ItemStack): void {
    const { chance } = this.game
    const look = lookVector(this)
    const angle = chance.next() * 2 * Math.PI
    const side = 0.02 * chance.next()
    spawnItem(this.game, {
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

  /** Window numbers go round from 1 to 100. */
  nextWindow(): number {
    this.#windows = (this.#windows % 100) + 1
    return this.#windows
  }

  /** Hands, then armour from the feet up, as others see them. */
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
      ...traitPackets(this),
    ]
  }

  /** Burning, sneaking and sprinting, as others see it. */
  posturePacket(): OutgoingPacket {
    const value =
      (this.burning ? POSTURE.burning : 0) |
      (this.sneaking ? POSTURE.sneaking : 0) |
      (this.sprinting ? POSTURE.sprinting : 0)
    return ['entity_metadata', { entityId: this.id, metadata: [{ key: 0, type: 0, value }] }]
  }
}
