import { ItemEntity } from '../entities/item-entity.ts'
import { createLifeless } from '../entities/lifeless.ts'
import type { Vec } from '../geometry.ts'
import { bodySlot } from '../items/body-slot.ts'
import { compounds, itemFrom, itemsFrom } from '../items/item-nbt.ts'
import { textOf } from '../kernel/chunks/block-nbt.ts'
import { Body } from '../kernel/entities/body.ts'
import type { Entity } from '../kernel/entities/entity.ts'
import type { Traits } from '../kernel/entities/traits.ts'
import type { Game } from '../kernel/game.ts'
import type { Storage } from '../kernel/inventory/storage.ts'
import { uuidIn } from '../kernel/memory/uuid.ts'
import { isAlive } from '../library/alive.ts'
import { jsonOrText } from '../library/json.ts'
import type { NbtCompound, NbtTag } from '../library/nbt.ts'
import { plainNbt } from '../library/nbt.ts'
import { createBody, grow, hasInventory, Mob, putChestOn, TAME_WOLF } from '../mobs/index.ts'
import { effectNames, effectNumber } from '../player/effects.ts'
import { applyAttributes } from './attribute-tags.ts'
import { createInFlight } from './in-flight.ts'

type Members = Readonly<Record<string, NbtTag | undefined>>

const ITEM_DELAY = 10

/**
 * Creates an entity with its NBT, not yet in the world. Null for kinds that this server does not support, 'no_item' for an item
 * entity without an item.
 */
export function createEntity(
  game: Game,
  kind: string,
  position: Vec,
  nbt?: NbtCompound,
): Entity | null | 'no_item' {
  const definition = game.entityDefinition(kind)
  let entity: Entity | null
  if (isAlive(definition)) entity = createBody(game, kind, position)
  else if (kind === 'item') {
    const said = nbt?.value['Item']
    const stack = said?.type === 'compound' ? itemFrom(game.items, said.value as Members) : null
    if (!stack) return 'no_item'
    const pickupDelay = Math.max(0, numberOf(nbt?.value ?? {}, 'PickupDelay') ?? ITEM_DELAY)
    const still = { x: 0, y: 0, z: 0 }
    entity = new ItemEntity(game, { definition, position, velocity: still, stack, pickupDelay })
  } else entity = createLifeless(game, kind, position) ?? createInFlight(game, kind, position)
  if (entity && nbt) applyEntityNbt(game, entity, nbt)
  return entity
}

/** Slots of hands and armour in the equipment packet, in the order of the NBT lists. */
const HANDS = [0, 1] as const
const ARMOUR = [2, 3, 4, 5] as const

/** Applies NBT from a command or a file to an entity. Tags that are not understood are kept, and `data get` shows them. */
export function applyEntityNbt(game: Game, entity: Entity, nbt: NbtCompound): void {
  const { traits } = entity
  const said = nbt.value
  traits.nbt = { type: 'compound', value: { ...traits.nbt?.value, ...said } }
  applyTraits(traits, said)
  equip(game, entity, HANDS, said['HandItems'])
  equip(game, entity, ARMOUR, said['ArmorItems'])
  if (traits.tame && entity.kind === 'wolf' && entity instanceof Body) {
    entity.fullHealth = TAME_WOLF
    entity.health = TAME_WOLF
  }
  applyEffects(game, traits, said['ActiveEffects'])
  applyAttributes(traits, said['Attributes'])
  applyPack(game, entity, said)
  entity.restore(said)
  const size = numberOf(said, 'Size')
  if (size !== undefined && entity instanceof Mob && /slime|magma_cube/.test(entity.kind))
    grow(entity, size + 1)
  if (entity instanceof Body) applyHealth(entity, said)
  applyMotion(entity, said)
}

function applyTraits(traits: Traits, said: Members): void {
  traits.noAi = flag(said, 'NoAI') ?? traits.noAi
  traits.silent = flag(said, 'Silent') ?? traits.silent
  traits.persistent = flag(said, 'PersistenceRequired') ?? traits.persistent
  traits.baby = flag(said, 'IsBaby') ?? (numberOf(said, 'Age') ?? (traits.baby ? -1 : 0)) < 0
  traits.colour = colourOf(said) ?? traits.colour
  traits.sheared = flag(said, 'Sheared') ?? traits.sheared
  traits.tame = flag(said, 'Tame') ?? traits.tame
  traits.sitting = flag(said, 'Sitting') ?? traits.sitting
  traits.saddled = flag(said, 'Saddle') ?? (said['SaddleItem'] === undefined ? traits.saddled : true)
  const owner = uuidIn(said['Owner'])
  if (owner !== undefined) {
    traits.owner = owner
    traits.tame = true
  }
  if (said['CustomName']) traits.customName = nameOf(said['CustomName'])
  for (const tag of listOf(said, 'Tags')) traits.tags.add(String(tag))
}

function applyHealth(body: Body, said: Members): void {
  const health = numberOf(said, 'Health')
  if (health !== undefined) {
    body.health = Math.min(Math.max(0, health), body.fullHealth)
    if (body.health === 0) body.die()
  }
  body.hurtTicks = Math.max(0, numberOf(said, 'HurtTime') ?? body.hurtTicks)
}

/** Its look direction, its velocity, and how long portals ignore it. */
function applyMotion(entity: Entity, said: Members): void {
  entity.passage.rest = Math.max(0, numberOf(said, 'PortalCooldown') ?? entity.passage.rest)
  entity.onGround = flag(said, 'OnGround') ?? entity.onGround
  const [yaw, pitch] = listOf(said, 'Rotation')
  if (typeof yaw === 'number' && typeof pitch === 'number') {
    entity.yaw = yaw
    entity.pitch = pitch
  }
  const [x, y, z] = listOf(said, 'Motion')
  if (typeof x === 'number' && typeof y === 'number' && typeof z === 'number')
    entity.velocity = { x: within(x), y: within(y), z: within(z) }
}

/** Motion of more than ten blocks per tick counts as zero (vanilla). */
const within = (speed: number): number => (Math.abs(speed) > 10 ? 0 : speed)

function equip(game: Game, entity: Entity, slots: readonly number[], list: NbtTag | undefined): void {
  compounds(list).forEach((members, i) => {
    const slot = slots[i]
    const stack = itemFrom(game.items, members)
    if (slot === undefined) return
    if (stack) entity.traits.equipment.set(slot, stack)
    else entity.traits.equipment.delete(slot)
  })
}

/** Number from which the slots of a donkey's chest are counted. */
const CHEST_FROM = 2

/** Applies the contents of a cart, boat or donkey, and a horse's gear. */
function applyPack(game: Game, entity: Entity, said: Members): void {
  const isHorse = entity instanceof Mob && hasInventory(entity)
  if (isHorse && flag(said, 'ChestedHorse')) putChestOn(entity)
  const { storage } = entity.traits
  if (storage && said['Items']) fill(storage, itemsFrom(game.items, said['Items']), isHorse ? CHEST_FROM : 0)
  const worn = said['ArmorItem'] ?? said['body_armor_item'] ?? said['DecorItem']
  if (isHorse && worn?.type === 'compound') {
    const stack = itemFrom(game.items, worn.value as Members)
    if (stack) entity.traits.equipment.set(bodySlot(game.registry), stack)
  }
}

/** Puts items into slots whose saved numbers start from an offset. */
function fill(storage: Storage, items: ReturnType<typeof itemsFrom>, from: number): void {
  storage.fill(null)
  for (const [saved, stack] of items) if (saved - from in storage) storage[saved - from] = stack
}

/** Effects from a list tag. */
export function applyEffects(game: Game, traits: Traits, list: NbtTag | undefined): void {
  const names = new Map(effectNames(game).map((name) => [effectNumber(game, name), name]))
  for (const members of compounds(list)) {
    const number = (key: string) => Number(members[key]?.value ?? 0)
    const id = number('Id')
    const name = names.get(id)
    if (name === undefined) continue
    const hidden = members['ShowParticles'] !== undefined && number('ShowParticles') === 0
    traits.effects.set(name, {
      name,
      id,
      amplifier: number('Amplifier') & 255,
      ticks: number('Duration'),
      hidden,
    })
  }
}

function colourOf(said: Members): number | undefined {
  const colour = numberOf(said, 'Color')
  return colour !== undefined && colour >= 0 && colour < 16 ? Math.floor(colour) : undefined
}

/** A name is a text component; plain text is accepted too. */
function nameOf(tag: NbtTag): string | undefined {
  const json = String(tag.value)
  return json === '' ? undefined : textOf(jsonOrText(json), 0)
}

function flag(said: Members, key: string): boolean | undefined {
  const value = numberOf(said, key)
  return value === undefined ? undefined : value !== 0
}

function numberOf(said: Members, key: string): number | undefined {
  const value = plainNbt(said[key])
  return typeof value === 'number' && Number.isFinite(value) ? value : undefined
}

function listOf(said: Members, key: string): readonly unknown[] {
  const value = plainNbt(said[key])
  return Array.isArray(value) ? value : []
}
