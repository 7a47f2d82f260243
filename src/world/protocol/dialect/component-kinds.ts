/** Components of items on the wire since 1.20.5, and the world's tags for the same data. */
import { POTIONS } from '../../items/potions.ts'
import { stewWire } from '../../items/stews.ts'
import {
  type NbtCompound,
  type NbtTag,
  nbtByte,
  nbtCompound,
  nbtInt,
  nbtList,
  nbtShort,
  nbtString,
  plainNbt,
} from '../../library/nbt.ts'
import type { Registry } from '../../library/prismarine.ts'
import { textNbt } from './text.ts'

type Tags = Readonly<Record<string, NbtTag | undefined>>

/** A component: read from tags (undefined: absent), and written as tags. */
export interface ComponentKind {
  toWire(tags: Tags, registry: Registry): unknown
  fromWire(data: never, registry: Registry): Record<string, NbtTag>
}

interface Leveled {
  readonly id: number
  readonly level: number
}

/** A whole number; `least` is the lowest that is sent. */
const number = (tag: string, least = 1): ComponentKind => ({
  toWire: (tags) => {
    const value = Number(tags[tag]?.value ?? -1)
    return value >= least ? value : undefined
  },
  fromWire: (data: number) => ({ [tag]: nbtInt(data) }),
})

const enchantments = (tag: string, tooltip: string): ComponentKind => ({
  toWire: (tags, { enchantmentsByName }) => {
    const list = (tags[tag]?.value as { value?: readonly Tags[] } | undefined)?.value ?? []
    const known = list.flatMap(({ id, lvl }): Leveled[] => {
      const number = enchantmentsByName[bare(id?.value)]?.id
      return number === undefined ? [] : [{ id: number, level: Number(lvl?.value ?? 1) }]
    })
    return known.length > 0 ? { enchantments: known, [tooltip]: true } : undefined
  },
  fromWire: (data: { enchantments: readonly Leveled[] }, { enchantmentsByName }) => {
    const nameOf = new Map(Object.entries(enchantmentsByName).map(([name, it]) => [it?.id, name]))
    const list = data.enchantments.map(({ id, level }) => ({
      id: nbtString(`minecraft:${nameOf.get(id)}`),
      lvl: nbtShort(level),
    }))
    return { [tag]: nbtList('compound', list) }
  },
})

const bare = (name: unknown): string => String(name ?? '').replace('minecraft:', '')
const stringsOf = (tag: NbtTag | undefined): readonly string[] =>
  ((tag?.value as { value?: readonly string[] } | undefined)?.value ?? []).map(String)
const displayed = (tags: Tags, key: string): NbtTag | undefined =>
  tags['display']?.type === 'compound' ? (tags['display'].value as Tags)[key] : undefined
/** A text on the wire as JSON, the form used in tags. */
const jsonOf = (data: NbtTag): string => {
  const plain = plainNbt(data)
  return JSON.stringify(typeof plain === 'string' ? { text: plain } : plain)
}
/** JSON, or plain text in older items. */
const textOf = (json: string): NbtCompound => {
  try {
    return textNbt(json)
  } catch {
    return nbtCompound({ text: nbtString(json) })
  }
}

/** A text of `display`. */
const name: ComponentKind = {
  toWire: (tags) => {
    const said = displayed(tags, 'Name')
    return said ? textOf(String(said.value)) : undefined
  },
  fromWire: (data: NbtTag) => ({ display: nbtCompound({ Name: nbtString(jsonOf(data)) }) }),
}

const lore: ComponentKind = {
  toWire: (tags) => {
    const lines = stringsOf(displayed(tags, 'Lore'))
    return lines.length > 0 ? lines.map(textOf) : undefined
  },
  fromWire: (data: readonly NbtTag[]) => ({
    display: nbtCompound({ Lore: nbtList('string', data.map(jsonOf)) }),
  }),
}

const dyed: ComponentKind = {
  toWire: (tags) => {
    const color = displayed(tags, 'color')
    return color ? { color: Number(color.value), showTooltip: true } : undefined
  },
  fromWire: ({ color }: { color: number }) => ({ display: nbtCompound({ color: nbtInt(color) }) }),
}

const potion: ComponentKind = {
  toWire: ({ Potion, CustomPotionColor }) => {
    if (!Potion && !CustomPotionColor) return undefined
    const potionId = POTIONS.indexOf(bare(Potion?.value))
    const customColor = CustomPotionColor && Number(CustomPotionColor.value)
    return {
      potionId: potionId < 0 ? undefined : potionId,
      customColor,
      customEffects: [],
      customName: undefined,
    }
  },
  fromWire: ({ potionId, customColor }: { potionId?: number; customColor?: number }) => ({
    ...(potionId !== undefined &&
      POTIONS[potionId] && { Potion: nbtString(`minecraft:${POTIONS[potionId]}`) }),
    ...(customColor !== undefined && { CustomPotionColor: nbtInt(customColor) }),
  }),
}

/** The projectiles that a crossbow is loaded with. */
const loaded: ComponentKind = {
  toWire: ({ ChargedProjectiles }, { itemsByName }) => {
    const list = (ChargedProjectiles?.value as { value?: readonly Tags[] } | undefined)?.value ?? []
    const projectiles = list.flatMap(({ id }) => {
      const itemId = itemsByName[bare(id?.value)]?.id
      return itemId === undefined ? [] : [{ ...PLAIN, itemId }]
    })
    return projectiles.length > 0 ? { projectiles } : undefined
  },
  fromWire: ({ projectiles }: { projectiles: readonly { itemId?: number }[] }, { items }) => ({
    Charged: nbtByte(1),
    ChargedProjectiles: nbtList(
      'compound',
      projectiles.map(({ itemId }) => ({
        id: nbtString(`minecraft:${items[itemId ?? -1]?.name}`),
        Count: nbtByte(1),
      })),
    ),
  }),
}

/** A single item without components. */
const PLAIN = {
  itemCount: 1,
  addedComponentCount: 0,
  removedComponentCount: 0,
  components: [],
  removeComponents: [],
}

const unbreakable: ComponentKind = {
  toWire: ({ Unbreakable }) => (Unbreakable?.value ? true : undefined),
  fromWire: () => ({ Unbreakable: nbtByte(1) }),
}

interface Page<T> {
  readonly content: T
}

/** A writable book: pages of plain text. */
const pages: ComponentKind = {
  toWire: ({ pages, author }) =>
    pages && !author
      ? { pages: stringsOf(pages).map((content) => ({ content, filteredContent: undefined })) }
      : undefined,
  fromWire: (data: { pages: readonly Page<string>[] }) => ({
    pages: nbtList(
      'string',
      data.pages.map(({ content }) => content),
    ),
  }),
}

/** A page's text in the form that vanilla sends: a plain string if it has no style. */
const pageOf = (json: string): NbtTag => {
  const page = textOf(json)
  const { text, ...styles } = page.value
  return text?.type === 'string' && Object.keys(styles).length === 0 ? text : page
}

interface Written {
  readonly rawTitle: string
  readonly author: string
  readonly generation: number
  readonly pages: readonly Page<NbtTag>[]
}

/** A signed book: pages of text components. */
const written: ComponentKind = {
  toWire: ({ pages, title, author, generation }) =>
    author && {
      rawTitle: String(title?.value ?? ''),
      filteredTitle: undefined,
      author: String(author.value),
      generation: Number(generation?.value ?? 0),
      pages: stringsOf(pages).map((page) => ({ content: pageOf(page), filteredContent: undefined })),
      resolved: true,
    },
  fromWire: (data: Written) => ({
    title: nbtString(data.rawTitle),
    author: nbtString(data.author),
    generation: nbtInt(data.generation),
    pages: nbtList(
      'string',
      data.pages.map(({ content }) => jsonOf(content)),
    ),
  }),
}

/** The components that are sent to clients, by name. */
export const COMPONENT_KINDS: Readonly<Record<string, ComponentKind>> = {
  damage: number('Damage'),
  unbreakable,
  custom_name: name,
  lore,
  enchantments: enchantments('Enchantments', 'showTooltip'),
  repair_cost: number('RepairCost'),
  stored_enchantments: enchantments('StoredEnchantments', 'showInTooltip'),
  dyed_color: dyed,
  map_id: number('map', 0),
  potion_contents: potion,
  suspicious_stew_effects: stewWire,
  charged_projectiles: loaded,
  writable_book_content: pages,
  written_book_content: written,
}
