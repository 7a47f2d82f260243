/** Reads an item's name, enchantments and repair cost from its tags. */
import { jsonOrText, membersOf } from '../library/json.ts'
import { type NbtTag, nbtCompound, nbtInt, nbtList, nbtShort, nbtString } from '../library/nbt.ts'
import { enchantmentsOf, type ItemStack } from './stack.ts'

/** An enchantment with its level. */
export interface Enchantment {
  readonly name: string
  readonly lvl: number
}

/** The stack with a tag set, or without it (undefined). A stack without tags has no NBT at all. */
export function withTag(stack: ItemStack, key: string, tag: NbtTag | undefined): ItemStack {
  const tags: Record<string, NbtTag> = {}
  for (const [name, there] of Object.entries(stack.nbt?.value ?? {}))
    if (there && name !== key) tags[name] = there
  if (tag) tags[key] = tag
  return { ...stack, nbt: Object.keys(tags).length > 0 ? nbtCompound(tags) : null }
}

/** Whether an item stores its enchantments, as enchanted books do, rather than being enchanted itself. */
const listKey = ({ name }: ItemStack): string =>
  name === 'enchanted_book' ? 'StoredEnchantments' : 'Enchantments'

/** The enchantments of an item, or those that a book stores. */
export function enchantmentsIn(stack: ItemStack): Enchantment[] {
  return enchantmentsOf(stack, listKey(stack))
}

/** The stack with exactly these enchantments. */
export function withEnchantments(stack: ItemStack, list: readonly Enchantment[]): ItemStack {
  const entries = list.map(({ name, lvl }) => ({ id: nbtString(`minecraft:${name}`), lvl: nbtShort(lvl) }))
  return withTag(stack, listKey(stack), entries.length > 0 ? nbtList('compound', entries) : undefined)
}

const displayOf = (stack: ItemStack): Readonly<Record<string, NbtTag | undefined>> => {
  const display = stack.nbt?.value['display']
  return display?.type === 'compound' ? (display.value as Record<string, NbtTag>) : {}
}

/** The name that a player gave to it, as plain text; undefined if it has none. */
export function givenName(stack: ItemStack): string | undefined {
  const name = displayOf(stack)['Name']?.value
  if (name === undefined) return undefined
  const read = jsonOrText(String(name))
  return typeof read === 'object' && read !== null ? String(membersOf(read)['text'] ?? '') : String(read)
}

/** The stack with a name, or with its own name again (undefined). */
export function renamed(stack: ItemStack, name: string | undefined): ItemStack {
  const { Name: _, ...others } = displayOf(stack)
  const display: Record<string, NbtTag> = {}
  for (const [key, tag] of Object.entries(others)) if (tag) display[key] = tag
  if (name !== undefined) display['Name'] = nbtString(JSON.stringify({ text: name }))
  return withTag(stack, 'display', Object.keys(display).length > 0 ? nbtCompound(display) : undefined)
}

/** Additional levels that work at an anvil costs because of earlier work. */
export const repairCostOf = (stack: ItemStack): number => Number(stack.nbt?.value['RepairCost']?.value ?? 0)

/** The stack with a repair cost. */
export const withRepairCost = (stack: ItemStack, cost: number): ItemStack =>
  withTag(stack, 'RepairCost', cost > 0 ? nbtInt(cost) : undefined)

/** The stack with this much of its durability used up. */
export const withDamage = (stack: ItemStack, damage: number): ItemStack =>
  withTag(stack, 'Damage', damage > 0 ? nbtInt(damage) : undefined)
