import { keyOf, type Vec } from '../../geometry.ts'
import { itemFrom, itemMembers, itemsFrom } from '../../items/item-nbt.ts'
import type { Items } from '../../items/stack.ts'
import {
  type NbtCompound,
  type NbtTag,
  nbtByte,
  nbtCompound,
  nbtInt,
  nbtList,
  nbtShort,
  nbtString,
} from '../../library/nbt.ts'
import { entityTypeOf } from '../blocks/block-entities.ts'
import { CAMPFIRE_COOKING, CAMPFIRE_SLOTS, coldFire } from '../blocks/fire.ts'
import { containerSize, kindOf } from '../blocks/rules.ts'
import type { BlockState } from '../blocks/states.ts'
import type { BlockEntity, Level } from '../level.ts'

type Members = Readonly<Record<string, NbtTag | undefined>>

const LINES = ['Text1', 'Text2', 'Text3', 'Text4'] as const
const BACK_LINES = LINES.map((key) => `Back${key}`)
/** Blocks that hold one item, and the tag in which it is saved. */
const SINGLE: Readonly<Record<string, string | undefined>> = { jukebox: 'RecordItem', lectern: 'Book' }
/** Fields of a furnace by their names in saved worlds, in ticks. */
const FIRE = { BurnTime: 'burning', CookTime: 'done' } as const
/** Names of the same fields since 1.21.4, which `data merge` takes too. */
const FIRE_SINCE_1_21_4 = { BurnTime: 'lit_time_remaining', CookTime: 'cooking_time_spent' } as const
/** Tags that this server generates; all others are kept unchanged. */
const OWN = new Set<string>([
  ...['id', 'x', 'y', 'z', 'keepPacked', 'Items', 'RecordItem', 'Book', 'Page', 'BrewTime', 'Fuel'],
  ...['CookingTimes', 'CookingTotalTimes'],
  ...LINES,
  ...BACK_LINES,
  ...Object.keys(FIRE),
  ...Object.values(FIRE_SINCE_1_21_4),
])
/** Whether the block has a block entity in vanilla. */
export function hasBlockEntity(state: BlockState): boolean {
  return entityTypeOf(state.name) !== null
}

/** NBT of a block's block entity, as saved and as `data get` shows it; null if it has none. */
export function blockNbt(level: Level, p: Vec, state: BlockState = level.get(p)): NbtCompound | null {
  const entity = level.blockEntities.get(keyOf(p))
  if (!entity && !hasBlockEntity(state)) return null
  const value: Record<string, NbtTag> = {
    id: nbtString(`minecraft:${entityTypeOf(state.name) ?? state.name}`),
    x: nbtInt(p.x),
    y: nbtInt(p.y),
    z: nbtInt(p.z),
  }
  for (const [key, tag] of Object.entries(entity?.extra?.value ?? {})) if (tag) value[key] = tag
  if (entity?.items || containerSize(level, state) > 0)
    value['Items'] = nbtList(
      'compound',
      (entity?.items ?? []).flatMap((stack, i) => (stack ? [itemMembers(stack, i)] : [])),
    )
  if (entity?.text || isSign(level, state))
    LINES.forEach((key, i) => {
      value[key] = nbtString(JSON.stringify({ text: entity?.text?.[i] ?? '' }))
    })
  if (entity?.backText)
    BACK_LINES.forEach((key, i) => {
      value[key] = nbtString(JSON.stringify({ text: entity.backText?.[i] ?? '' }))
    })
  const single = SINGLE[state.name]
  const inside = entity?.items?.[0]
  if (single && inside) value[single] = nbtCompound(itemMembers(inside))
  if (single) delete value['Items']
  if (entity?.page !== undefined) value['Page'] = nbtInt(entity.page)
  if (entity?.brew) {
    value['BrewTime'] = nbtShort(entity.brew.left)
    value['Fuel'] = nbtByte(entity.brew.fuel)
  }
  if (entityTypeOf(state.name) === 'campfire') {
    const times = Array.from({ length: CAMPFIRE_SLOTS }, (_, i) => entity?.cooking?.[i] ?? 0)
    value['CookingTimes'] = { type: 'intArray', value: times }
    value['CookingTotalTimes'] = { type: 'intArray', value: times.map(() => CAMPFIRE_COOKING) }
  }
  if (entity?.fire)
    for (const [key, field] of Object.entries(FIRE)) value[key] = nbtShort(Math.round(entity.fire[field]))
  return { type: 'compound', name: '', value }
}

/** Sets a block's block entity from a command or file. Skips slots that the block does not have. */
export function setBlockNbt(level: Level, items: Items, p: Vec, members: Members): void {
  const state = level.get(p)
  const fire = entityTypeOf(state.name) === 'campfire'
  const size = fire ? CAMPFIRE_SLOTS : containerSize(level, state)
  if (fire) level.campfires.set(keyOf(p), p)
  if (size > 0) {
    const slots = level.slots(p, size)
    if (members['Items'])
      for (const [slot, stack] of itemsFrom(items, members['Items']))
        if (slot >= 0 && slot < size) slots[slot] = stack
  }
  const single = SINGLE[state.name]
  const held = single === undefined ? undefined : members[single]
  const inside = held?.type === 'compound' ? itemFrom(items, held.value as Members) : null
  if (inside) level.blockEntities.set(keyOf(p), { ...level.blockEntities.get(keyOf(p)), items: [inside] })
  const extra = Object.fromEntries(Object.entries(members).filter(([key, tag]) => tag && !OWN.has(key)))
  const text =
    isSign(level, state) && LINES.some((key) => members[key])
      ? LINES.map((key) => lineOf(members[key]))
      : null
  const kept = Object.keys(extra).length > 0
  if (!text && !kept && size === 0) return
  const key = keyOf(p)
  const entity: BlockEntity = level.blockEntities.get(key) ?? {}
  if (text) entity.text = text
  if (kept) entity.extra = { type: 'compound', value: { ...entity.extra?.value, ...extra } }
  if (size > 0) setFire(entity, members)
  const cooking = members['CookingTimes']
  if (fire && cooking?.type === 'intArray') entity.cooking = (cooking.value as readonly number[]).map(Number)
  level.describe(p, entity)
}

/** Sets how long a furnace burns and how far it is; what is not named stays as it is. */
function setFire(entity: BlockEntity, members: Members): void {
  const tag = (name: keyof typeof FIRE) => members[name] ?? members[FIRE_SINCE_1_21_4[name]]
  const burns = tag('BurnTime')
  const cooks = tag('CookTime')
  if (!burns && !cooks) return
  const fire = entity.fire ?? coldFire()
  const item = entity.items?.[0]?.name ?? null
  const burning = Number(burns?.value ?? fire.burning)
  const done = Number(cooks?.value ?? fire.done)
  entity.fire = { ...fire, burning, fuel: burns ? burning : fire.fuel, done, item }
}

/** The NBT that clients get: without the position and without tags that only servers need. */
export function shownNbt(level: Level, p: Vec): NbtCompound | undefined {
  const { id: _id, x: _x, y: _y, z: _z, ...value } = blockNbt(level, p)?.value ?? {}
  return Object.keys(value).length > 0 ? { type: 'compound', name: '', value } : undefined
}

/** Text of a sign's line, given as a text component or as plain text. */
function lineOf(tag: NbtTag | undefined): string {
  const json = String(tag?.value ?? '')
  try {
    return textOf(JSON.parse(json), 0)
  } catch {
    return json
  }
}

/** Plain text of a text component. */
export function textOf(component: unknown, depth: number): string {
  if (depth > 16 || component === null) return ''
  if (Array.isArray(component)) return component.map((part) => textOf(part, depth + 1)).join('')
  if (typeof component !== 'object') return String(component)
  const { text, translate, extra } = component as Record<string, unknown>
  return `${text ?? translate ?? ''}${extra === undefined ? '' : textOf(extra, depth + 1)}`
}

const isSign = (level: Level, state: BlockState): boolean => kindOf(level, state) === 'sign'
