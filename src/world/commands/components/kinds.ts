/** Translates item components to the tags that expressed the same up to 1.20.4. The world stores items with tags. */
import { type NbtTag, nbtByte, nbtCompound, nbtInt, nbtList, nbtShort, nbtString } from '../../library/nbt.ts'
import { namespaced } from '../names.ts'

export type Tags = Readonly<Record<string, NbtTag>>

/** A component whose meaning the world knows. */
interface Kind {
  /** The equivalent tags; null if the value cannot be one of this component. */
  toTags(value: NbtTag): Tags | null
  /** The component's value derived from tags; undefined if they do not contain it. */
  fromTags(tags: Tags): NbtTag | undefined
}

const WHOLE: ReadonlySet<string> = new Set(['byte', 'short', 'int'])
const bareTag = ({ type, value }: NbtTag): NbtTag => ({ type, value })
export const membersOf = (tag: NbtTag | undefined): Tags =>
  tag?.type === 'compound' ? (tag.value as Tags) : {}

/** An integer stored as a separate tag. */
const number = (tag: string): Kind => ({
  toTags: (value) =>
    WHOLE.has(value.type) && Number(value.value) >= 0 ? { [tag]: nbtInt(Number(value.value)) } : null,
  fromTags: (tags) => tags[tag] && nbtInt(Number(tags[tag].value)),
})

/** A value of one type that is stored as a tag without conversion, possibly inside `display`. */
const same = (type: string, tag: string, inside?: 'display'): Kind => ({
  toTags: (value) => {
    if (value.type !== type) return null
    return inside ? { [inside]: nbtCompound({ [tag]: bareTag(value) }) } : { [tag]: bareTag(value) }
  },
  fromTags: (tags) => (inside ? membersOf(tags[inside])[tag] : tags[tag]),
})

/** Highest level of an enchantment. */
const MAX_LEVEL = 255

/** Enchantments by name, with or without `levels` around them; the tag is a list. */
const enchantments = (tag: string): Kind => ({
  toTags(value) {
    if (value.type !== 'compound') return null
    const levels = membersOf(membersOf(value)['levels'] ?? value)
    const list = Object.entries(levels).filter(([name]) => name !== 'show_in_tooltip')
    const isLevel = ({ type, value: level }: NbtTag) =>
      WHOLE.has(type) && Number(level) >= 1 && Number(level) <= MAX_LEVEL
    if (!list.every(([, level]) => isLevel(level))) return null
    const entries = list.map(([name, level]) => ({
      id: nbtString(namespaced(name)),
      lvl: nbtShort(Number(level.value)),
    }))
    return { [tag]: nbtList('compound', entries) }
  },
  fromTags(tags) {
    const list = (tags[tag]?.value as { value?: readonly Tags[] } | undefined)?.value
    if (!list) return undefined
    const levels = list.map(({ id, lvl }) => [namespaced(String(id?.value)), nbtInt(Number(lvl?.value))])
    return nbtCompound({ levels: nbtCompound(Object.fromEntries(levels)) })
  },
})

const unbreakable: Kind = {
  toTags: (value) => (value.type === 'compound' ? { Unbreakable: nbtByte(1) } : null),
  fromTags: ({ Unbreakable }) => (Unbreakable?.value ? nbtCompound({}) : undefined),
}

/** A colour as a number, with or without `rgb` before it. */
const dyed: Kind = {
  toTags(value) {
    const colour = membersOf(value)['rgb'] ?? value
    return colour.type === 'int' ? { display: nbtCompound({ color: bareTag(colour) }) } : null
  },
  fromTags({ display }) {
    const { color } = membersOf(display)
    return color && nbtCompound({ rgb: bareTag(color) })
  },
}

/** The name of a potion, or a compound with the name and a colour. */
const potion: Kind = {
  toTags(value) {
    if (value.type === 'string') return { Potion: nbtString(namespaced(String(value.value))) }
    if (value.type !== 'compound') return null
    const { potion: name, custom_color: colour } = membersOf(value)
    return {
      ...(name && { Potion: nbtString(namespaced(String(name.value))) }),
      ...(colour && { CustomPotionColor: bareTag(colour) }),
    }
  },
  fromTags({ Potion, CustomPotionColor }) {
    if (!Potion && !CustomPotionColor) return undefined
    return nbtCompound({
      ...(Potion && { potion: bareTag(Potion) }),
      ...(CustomPotionColor && { custom_color: bareTag(CustomPotionColor) }),
    })
  },
}

/** The items that a crossbow is loaded with. */
const charged: Kind = {
  toTags: (value) =>
    value.type === 'list' ? { Charged: nbtByte(1), ChargedProjectiles: bareTag(value) } : null,
  fromTags: ({ ChargedProjectiles }) => ChargedProjectiles && bareTag(ChargedProjectiles),
}

/** The components that correspond to tags with a known meaning. All others are kept unchanged. */
export const KINDS: Readonly<Record<string, Kind>> = {
  damage: number('Damage'),
  repair_cost: number('RepairCost'),
  enchantments: enchantments('Enchantments'),
  stored_enchantments: enchantments('StoredEnchantments'),
  unbreakable,
  custom_name: same('string', 'Name', 'display'),
  lore: same('list', 'Lore', 'display'),
  dyed_color: dyed,
  potion_contents: potion,
  charged_projectiles: charged,
  suspicious_stew_effects: same('list', 'effects'),
  block_entity_data: same('compound', 'BlockEntityTag'),
  entity_data: same('compound', 'EntityTag'),
}

/** Root tags that the components above represent. */
export const KNOWN_TAGS: ReadonlySet<string> = new Set([
  ...['Damage', 'RepairCost', 'Enchantments', 'StoredEnchantments', 'Unbreakable', 'display'],
  ...[
    'Charged',
    'ChargedProjectiles',
    'Potion',
    'CustomPotionColor',
    'effects',
    'BlockEntityTag',
    'EntityTag',
  ],
])
