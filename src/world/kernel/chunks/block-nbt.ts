import { keyOf, type Vec } from '../../geometry.ts'
import { itemFrom, itemMembers, itemsFrom } from '../../items/item-nbt.ts'
import type { ItemStack, Items } from '../../items/stack.ts'
import { jsonOrText } from '../../library/json.ts'
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
import {
  CAMPFIRE_COOKING,
  CAMPFIRE_SLOTS,
  coldFire,
  type Fire,
  isOven,
  type Oven,
  SMELT_TICKS,
} from '../blocks/fire.ts'
import { containerSize, kindOf } from '../blocks/rules.ts'
import type { BlockState } from '../blocks/states.ts'
import type { Storage } from '../inventory/storage.ts'
import type { BlockEntity, Level } from '../level.ts'

type Members = Readonly<Record<string, NbtTag | undefined>>

const LINES = ['Text1', 'Text2', 'Text3', 'Text4'] as const
const BACK_LINES = LINES.map((key) => `Back${key}`)
/** Blocks that hold one item, and the tag that stores it. */
const SINGLE: Readonly<Record<string, string | undefined>> = { jukebox: 'RecordItem', lectern: 'Book' }
/** Fields of a furnace by their names in saved worlds, in ticks. */
const FIRE = { BurnTime: 'burning', CookTime: 'done' } as const
/** Names of the same fields since 1.21.4, which `data merge` accepts too. */
const FIRE_SINCE_1_21_4 = { BurnTime: 'lit_time_remaining', CookTime: 'cooking_time_spent' } as const
/** Their total time for an item, and what they have smelted since their experience was last paid out. */
const FIRE_TOTAL = ['CookTimeTotal', 'cooking_total_time', 'lit_total_time', 'RecipesUsed'] as const
/** Tags that this server generates; all others are preserved. */
const OWN = new Set<string>([
  ...['id', 'x', 'y', 'z', 'keepPacked', 'Items', 'RecordItem', 'Book', 'Page', 'BrewTime', 'Fuel'],
  ...['CookingTimes', 'CookingTotalTimes'],
  ...LINES,
  ...BACK_LINES,
  ...Object.keys(FIRE),
  ...Object.values(FIRE_SINCE_1_21_4),
  ...FIRE_TOTAL,
])
/** Whether the block has a block entity in vanilla. */
export function hasBlockEntity(state: BlockState): boolean {
  return entityTypeOf(state.name) !== null
}

/** NBT of a block's block entity, as saved and as shown by `data get`; null if it has none. */
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
  const isContainer = containerSize(level, state) > 0
  Object.assign(value, itemTags(state, entity, isContainer))
  if (SINGLE[state.name]) delete value['Items']
  if (entity?.text || isSign(level, state)) Object.assign(value, lineTags(LINES, entity?.text))
  if (entity?.backText) Object.assign(value, lineTags(BACK_LINES, entity.backText))
  Object.assign(value, workTags(entity ?? {}))
  if (isOven(state.name) && entity?.fire) Object.assign(value, ovenTags(entity.fire, state.name))
  if (entityTypeOf(state.name) === 'campfire') Object.assign(value, cookingTags(entity))
  return { type: 'compound', name: '', value }
}

type Tags = Record<string, NbtTag>

/** Its contents: a list, or for some blocks a separate tag. */
function itemTags({ name }: BlockState, entity: BlockEntity | undefined, isContainer: boolean): Tags {
  const single = SINGLE[name]
  const inside = entity?.items?.[0]
  if (single) return inside ? { [single]: nbtCompound(itemMembers(inside)) } : {}
  if (!entity?.items && !isContainer) return {}
  const items = (entity?.items ?? []).flatMap((stack, i) => (stack ? [itemMembers(stack, i)] : []))
  return { Items: nbtList('compound', items) }
}

const lineTags = (keys: readonly string[], lines: readonly string[] | undefined): Tags =>
  Object.fromEntries(keys.map((key, i) => [key, nbtString(JSON.stringify({ text: lines?.[i] ?? '' }))]))

/** Progress of lecterns, brewing stands and furnaces. */
function workTags({ page, brew, fire }: BlockEntity): Tags {
  const tags: Tags = {}
  if (page !== undefined) tags['Page'] = nbtInt(page)
  if (brew) Object.assign(tags, { BrewTime: nbtShort(brew.left), Fuel: nbtByte(brew.fuel) })
  if (fire) for (const [key, field] of Object.entries(FIRE)) tags[key] = nbtShort(Math.round(fire[field]))
  return tags
}

/** Vanilla counts smelted items by recipe; here they are counted by product. */
const ovenTags = ({ made, item }: Fire, oven: Oven): Tags => ({
  CookTimeTotal: nbtShort(item === null ? 0 : SMELT_TICKS[oven]),
  RecipesUsed: nbtCompound(
    Object.fromEntries([...made].map(([name, count]) => [`minecraft:${name}`, nbtInt(count)])),
  ),
})

function cookingTags(entity: BlockEntity | undefined): Tags {
  const times = Array.from({ length: CAMPFIRE_SLOTS }, (_, i) => entity?.cooking?.[i] ?? 0)
  return {
    CookingTimes: { type: 'intArray', value: times },
    CookingTotalTimes: { type: 'intArray', value: times.map(() => CAMPFIRE_COOKING) },
  }
}

/** Sets a block's block entity from a command or file. Skips slots that the block does not have. */
export function setBlockNbt(level: Level, items: Items, p: Vec, members: Members): void {
  const state = level.get(p)
  const fire = entityTypeOf(state.name) === 'campfire'
  const size = fire ? CAMPFIRE_SLOTS : containerSize(level, state)
  if (fire) level.campfires.set(keyOf(p), p)
  if (size > 0) fillSlots(level.slots(p, size), items, members['Items'])
  const inside = singleItem(state, items, members)
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

function fillSlots(slots: Storage, items: Items, list: NbtTag | undefined): void {
  if (!list) return
  for (const [slot, stack] of itemsFrom(items, list))
    if (slot >= 0 && slot < slots.length) slots[slot] = stack
}

/** The record in a jukebox, the book on a lectern. */
function singleItem({ name }: BlockState, items: Items, members: Members): ItemStack | null {
  const single = SINGLE[name]
  const held = single === undefined ? undefined : members[single]
  return held?.type === 'compound' ? itemFrom(items, held.value as Members) : null
}

/** Sets a furnace's burn time and progress; fields that are absent stay unchanged. */
function setFire(entity: BlockEntity, members: Members): void {
  const tag = (name: keyof typeof FIRE) => members[name] ?? members[FIRE_SINCE_1_21_4[name]]
  const used = members['RecipesUsed']
  if (used?.type === 'compound') {
    entity.fire ??= coldFire()
    for (const [recipe, count] of Object.entries(used.value as Members))
      entity.fire.made.set(
        recipe.replace(/^minecraft:/, '').replace(/_from_.*$/, ''),
        Number(count?.value ?? 0),
      )
  }
  const burns = tag('BurnTime')
  const cooks = tag('CookTime')
  if (!burns && !cooks) return
  const fire = entity.fire ?? coldFire()
  const item = entity.items?.[0]?.name ?? null
  const burning = Number(burns?.value ?? fire.burning)
  const done = Number(cooks?.value ?? fire.done)
  entity.fire = { ...fire, burning, fuel: burns ? burning : fire.fuel, done, item }
}

/** The NBT that clients receive: without the position and without tags that only servers need. */
export function shownNbt(level: Level, p: Vec): NbtCompound | undefined {
  const { id: _id, x: _x, y: _y, z: _z, ...value } = blockNbt(level, p)?.value ?? {}
  return Object.keys(value).length > 0 ? { type: 'compound', name: '', value } : undefined
}

/** Text of a sign's line, given as a text component or as plain text. */
function lineOf(tag: NbtTag | undefined): string {
  return textOf(jsonOrText(String(tag?.value ?? '')), 0)
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
