/** Suspicious stews: the effects of flowers, and how items store them. */
import { effectNameIn, effectNumberIn } from '../library/effect-names.ts'
import { type NbtTag, nbtByte, nbtCompound, nbtInt, nbtList, nbtString, plainNbt } from '../library/nbt.ts'
import type { Registry } from '../library/prismarine.ts'
import type { ItemStack, Items } from './stack.ts'

/** An effect of a stew, by name without namespace. */
export interface StewEffect {
  readonly effect: string
  readonly ticks: number
}

/** Ticks of an effect without a duration (vanilla SuspiciousStewItem.DEFAULT_DURATION). */
const DEFAULT_TICKS = 160
const SECOND = 20

/** Flowers with their effects and durations (s), until 1.21.1 and since then; saturation lasts for 7 ticks. */
const FLOWERS: Readonly<Record<string, readonly [effect: string, before: number, since: number]>> = {
  dandelion: ['saturation', 0.35, 0.35],
  blue_orchid: ['saturation', 0.35, 0.35],
  poppy: ['night_vision', 5, 5],
  torchflower: ['night_vision', 5, 5],
  allium: ['fire_resistance', 4, 3],
  azure_bluet: ['blindness', 8, 11],
  red_tulip: ['weakness', 9, 7],
  orange_tulip: ['weakness', 9, 7],
  white_tulip: ['weakness', 9, 7],
  pink_tulip: ['weakness', 9, 7],
  oxeye_daisy: ['regeneration', 8, 7],
  cornflower: ['jump_boost', 6, 5],
  wither_rose: ['wither', 8, 7],
  lily_of_the_valley: ['poison', 12, 11],
  open_eyeblossom: ['blindness', 11, 11],
  closed_eyeblossom: ['nausea', 7, 7],
}

export const STEW_FLOWERS: readonly string[] = Object.keys(FLOWERS)

const isFlower = (item: string): boolean => Object.hasOwn(FLOWERS, item)

/** A stew with a flower's effect. */
export function stewOf(items: Items, flower: string): ItemStack {
  const [effect, before, since] = FLOWERS[flower] ?? ['saturation', 0, 0]
  const seconds = items.registry.isNewerOrEqualTo('1.21.2') ? since : before
  return stewWith(items, { effect, ticks: Math.round(seconds * SECOND) })
}

export const stewWith = (items: Items, effect: StewEffect): ItemStack =>
  items.make('suspicious_stew', 1, nbtCompound(stewTags(items.registry, [effect])))

/** A bowl, both mushrooms and a flower (vanilla SuspiciousStewRecipe); null for other items. */
export function stewFrom(items: Items, used: readonly ItemStack[]): ItemStack | null {
  const names = used.map(({ name }) => name)
  const flower = names.find(isFlower)
  const others = ['bowl', 'brown_mushroom', 'red_mushroom']
  if (flower === undefined || names.length !== others.length + 1) return null
  return others.every((name) => names.includes(name)) ? stewOf(items, flower) : null
}

/** Effects as tags: by name since 1.20.2, by number before. */
function stewTags(registry: Registry, effects: readonly StewEffect[]): Record<string, NbtTag> {
  if (registry.isNewerOrEqualTo('1.20.2')) return namedTags(effects)
  const list = effects.flatMap(({ effect, ticks }) => {
    const id = effectNumberIn(registry, effect)
    return id === undefined ? [] : [{ EffectId: nbtByte(id), EffectDuration: nbtInt(ticks) }]
  })
  return { Effects: nbtList('compound', list) }
}

function namedTags(effects: readonly StewEffect[]): Record<string, NbtTag> {
  const list = effects.map(({ effect, ticks }) => ({
    id: nbtString(`minecraft:${effect}`),
    duration: nbtInt(ticks),
  }))
  return { effects: nbtList('compound', list) }
}

/** The effects of a stew. */
export function stewEffects(
  registry: Registry,
  tags: Readonly<Record<string, NbtTag | undefined>> | undefined,
): StewEffect[] {
  const said = [plainNbt(tags?.['effects']), plainNbt(tags?.['Effects'])].find((list) => Array.isArray(list))
  return (Array.isArray(said) ? said : []).flatMap((entry: unknown): StewEffect[] => {
    const { id, duration, EffectId, EffectDuration } = (entry ?? {}) as Record<string, unknown>
    const effect =
      typeof id === 'string' ? id.replace('minecraft:', '') : effectNameIn(registry, Number(EffectId) & 255)
    const ticks = Number(duration ?? EffectDuration ?? DEFAULT_TICKS)
    return effect !== undefined && ticks > 0 ? [{ effect, ticks }] : []
  })
}

interface WireEffect {
  readonly effect: number
  readonly duration: number
}

/** The stew component in the protocol. */
export const stewWire = {
  toWire(tags: Readonly<Record<string, NbtTag | undefined>>, registry: Registry): unknown {
    const effects = stewEffects(registry, { effects: tags['effects'] }).flatMap(({ effect, ticks }) => {
      const id = effectNumberIn(registry, effect)
      return id === undefined ? [] : [{ effect: id, duration: ticks }]
    })
    return effects.length > 0 ? { effects } : undefined
  },
  fromWire({ effects }: { effects: readonly WireEffect[] }, registry: Registry): Record<string, NbtTag> {
    return namedTags(
      effects.flatMap(({ effect: id, duration: ticks }) => {
        const effect = effectNameIn(registry, id)
        return effect === undefined ? [] : [{ effect, ticks }]
      }),
    )
  },
}
