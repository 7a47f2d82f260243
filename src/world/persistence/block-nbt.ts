import { familyOf } from '../blocks/families.ts'
import type { BlockState } from '../blocks/states.ts'
import { keyOf, type Vec } from '../geometry.ts'
import { containerSize } from '../inventory/chest.ts'
import type { Items } from '../items/stack.ts'
import type { BlockEntity, Level } from '../level.ts'
import { type NbtCompound, type NbtTag, nbtInt, nbtList, nbtShort, nbtString } from '../library/nbt.ts'
import { itemMembers, itemsFrom } from './item-nbt.ts'

type Members = Readonly<Record<string, NbtTag | undefined>>

const LINES = ['Text1', 'Text2', 'Text3', 'Text4'] as const
/** Furnace numbers under their saved names, in ticks. */
const FIRE = { BurnTime: 'burning', CookTime: 'done' } as const
/** Tags this server writes itself; the rest of what it was given is kept as it came. */
const OWN = new Set<string>(['id', 'x', 'y', 'z', 'keepPacked', 'Items', ...LINES, ...Object.keys(FIRE)])
/** Blocks with data of their own in vanilla that we only keep. */
const KEPT =
  /(_banner|_bed|_head|_skull)$|^(beacon|bee_nest|beehive|bell|brewing_stand|campfire|soul_campfire|chiseled_bookshelf|command_block|chain_command_block|repeating_command_block|comparator|conduit|daylight_detector|enchanting_table|end_gateway|ender_chest|jigsaw|jukebox|lectern|sculk_catalyst|sculk_sensor|sculk_shrieker|spawner|structure_block)$/

/** Whether a block has data besides its state, in vanilla. */
export function hasBlockEntity(state: BlockState): boolean {
  return containerSize(state) > 0 || isSign(state) || KEPT.test(state.name)
}

/** A block's data as saved and shown; null for blocks without any. */
export function blockNbt(level: Level, p: Vec, state: BlockState = level.get(p)): NbtCompound | null {
  const entity = level.blockEntities.get(keyOf(p))
  if (!entity && !hasBlockEntity(state)) return null
  const value: Record<string, NbtTag> = {
    id: nbtString(`minecraft:${typeOf(state)}`),
    x: nbtInt(p.x),
    y: nbtInt(p.y),
    z: nbtInt(p.z),
  }
  for (const [key, tag] of Object.entries(entity?.extra?.value ?? {})) if (tag) value[key] = tag
  if (entity?.items || containerSize(state) > 0)
    value['Items'] = nbtList(
      'compound',
      (entity?.items ?? []).flatMap((stack, i) => (stack ? [itemMembers(stack, i)] : [])),
    )
  if (entity?.text || isSign(state))
    LINES.forEach((key, i) => {
      value[key] = nbtString(JSON.stringify({ text: entity?.text?.[i] ?? '' }))
    })
  if (entity?.fire)
    for (const [key, field] of Object.entries(FIRE)) value[key] = nbtShort(Math.round(entity.fire[field]))
  return { type: 'compound', name: '', value }
}

/** Gives a block the data of a command or a file. Slots it does not have are left out. */
export function setBlockNbt(level: Level, items: Items, p: Vec, members: Members): void {
  const state = level.get(p)
  const size = containerSize(state)
  if (size > 0) {
    const slots = level.slots(p, size)
    if (members['Items'])
      for (const [slot, stack] of itemsFrom(items, members['Items']))
        if (slot >= 0 && slot < size) slots[slot] = stack
  }
  const extra = Object.fromEntries(Object.entries(members).filter(([key, tag]) => tag && !OWN.has(key)))
  const text =
    isSign(state) && LINES.some((key) => members[key]) ? LINES.map((key) => lineOf(members[key])) : null
  const kept = Object.keys(extra).length > 0
  if (!text && !kept && size === 0) return
  const key = keyOf(p)
  const entity: BlockEntity = level.blockEntities.get(key) ?? {}
  if (text) entity.text = text
  if (kept) entity.extra = { type: 'compound', value: { ...entity.extra?.value, ...extra } }
  if (members['BurnTime'] && size > 0) {
    const ticks = (name: string) => Number(members[name]?.value ?? 0)
    const burning = ticks('BurnTime')
    entity.fire = { burning, fuel: burning, done: ticks('CookTime'), item: entity.items?.[0]?.name ?? null }
  }
  level.blockEntities.set(key, entity)
}

/** What a line of a sign says: a text component, or plain words. */
function lineOf(tag: NbtTag | undefined): string {
  const json = String(tag?.value ?? '')
  try {
    return textOf(JSON.parse(json), 0)
  } catch {
    return json
  }
}

/** Plain words of a text component. */
export function textOf(component: unknown, depth: number): string {
  if (depth > 16 || component === null) return ''
  if (Array.isArray(component)) return component.map((it) => textOf(it, depth + 1)).join('')
  if (typeof component !== 'object') return String(component)
  const { text, translate, extra } = component as Record<string, unknown>
  return `${text ?? translate ?? ''}${extra === undefined ? '' : textOf(extra, depth + 1)}`
}

const isSign = (state: BlockState): boolean => ['sign', 'wall_sign'].includes(familyOf(state.name))

/** The name of a block's data in vanilla, which several blocks share. */
function typeOf({ name }: BlockState): string {
  for (const shared of ['sign', 'shulker_box', 'bed', 'banner', 'campfire'])
    if (name === shared || name.endsWith(`_${shared}`)) return shared
  if (name === 'bee_nest') return 'beehive'
  if (/_(head|skull)$/.test(name)) return 'skull'
  return name === 'spawner' ? 'mob_spawner' : name
}
