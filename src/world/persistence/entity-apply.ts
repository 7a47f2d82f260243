import { compounds, itemFrom } from '../items/item-nbt.ts'
import { textOf } from '../kernel/chunks/block-nbt.ts'
import { Body } from '../kernel/entities/body.ts'
import type { Entity } from '../kernel/entities/entity.ts'
import type { Game } from '../kernel/game.ts'
import type { NbtCompound, NbtTag } from '../library/nbt.ts'
import { plainNbt } from '../library/nbt.ts'
import { grow, Mob, TAME_WOLF } from '../mobs/index.ts'

type Members = Readonly<Record<string, NbtTag | undefined>>

/** Slots of hands and armour in the equipment packet, in the order of the NBT lists. */
const HANDS = [0, 1] as const
const ARMOUR = [2, 3, 4, 5] as const

/** Applies NBT from a command to an entity. Tags that are not understood are kept, and `data get` shows them. */
export function applyEntityNbt(game: Game, entity: Entity, nbt: NbtCompound): void {
  const { traits } = entity
  const said = nbt.value
  traits.nbt = { type: 'compound', value: { ...traits.nbt?.value, ...said } }
  traits.noAi = flag(said, 'NoAI') ?? traits.noAi
  traits.silent = flag(said, 'Silent') ?? traits.silent
  traits.persistent = flag(said, 'PersistenceRequired') ?? traits.persistent
  traits.baby = flag(said, 'IsBaby') ?? (numberOf(said, 'Age') ?? (traits.baby ? -1 : 0)) < 0
  traits.colour = colourOf(said) ?? traits.colour
  traits.sheared = flag(said, 'Sheared') ?? traits.sheared
  traits.tame = flag(said, 'Tame') ?? traits.tame
  traits.sitting = flag(said, 'Sitting') ?? traits.sitting
  traits.saddled = flag(said, 'Saddle') ?? (said['SaddleItem'] === undefined ? traits.saddled : true)
  const owner = ownerOf(said['Owner'])
  if (owner !== undefined) {
    traits.owner = owner
    traits.tame = true
  }
  if (said['CustomName']) traits.customName = nameOf(said['CustomName'])
  for (const tag of listOf(said, 'Tags')) traits.tags.add(String(tag))
  equip(game, entity, HANDS, said['HandItems'])
  equip(game, entity, ARMOUR, said['ArmorItems'])
  if (traits.tame && entity.kind === 'wolf' && entity instanceof Body) {
    entity.fullHealth = TAME_WOLF
    entity.health = TAME_WOLF
  }
  const size = numberOf(said, 'Size')
  if (size !== undefined && entity instanceof Mob && /slime|magma_cube/.test(entity.kind))
    grow(entity, size + 1)
  const health = numberOf(said, 'Health')
  if (health !== undefined && entity instanceof Body) {
    entity.health = Math.min(Math.max(0, health), entity.fullHealth)
    if (entity.health === 0) entity.die()
  }
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

function colourOf(said: Members): number | undefined {
  const colour = numberOf(said, 'Color')
  return colour !== undefined && colour >= 0 && colour < 16 ? Math.floor(colour) : undefined
}

/** An owner's UUID is written as four integers. */
function ownerOf(tag: NbtTag | undefined): string | undefined {
  if (tag?.type !== 'intArray') return undefined
  const hex = (tag.value as readonly number[]).map((n) => (n >>> 0).toString(16).padStart(8, '0')).join('')
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}

/** A name is a text component; plain text is accepted too. */
function nameOf(tag: NbtTag): string | undefined {
  const json = String(tag.value)
  if (json === '') return undefined
  try {
    return textOf(JSON.parse(json), 0)
  } catch {
    return json
  }
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
