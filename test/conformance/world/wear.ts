import loadRegistry from 'prismarine-registry'

/** Properties that distinguish an item from others of its kind. */
export interface Wear {
  /** Durability that is used up. */
  readonly damage?: number
  /** Levels by the names of enchantments. */
  readonly enchantments?: Readonly<Record<string, number>>
  /** Levels that a book stores. */
  readonly stored?: Readonly<Record<string, number>>
  readonly repairCost?: number
  readonly potion?: string
  /** The effect of a suspicious stew, by number before 1.20.2. */
  readonly stew?: { readonly name: string; readonly number: number; readonly ticks: number }
}

/** One enchantment at a level. */
export const level = (name: string, lvl: number): Wear => ({ enchantments: { [name]: lvl } })

/** Its notation after an item's name in commands: tags or, since 1.20.5, components. */
export function writtenWear(version: string, wear: Wear): string {
  const { damage, repairCost, potion, stew, enchantments = {}, stored = {} } = wear
  const registry = loadRegistry(version) as unknown as { isNewerOrEqualTo(v: string): boolean }
  const componentLevels = (levels: [string, number][]) =>
    `{levels:{${levels.map(([name, level]) => `"${name}":${level}`).join(',')}}}`
  const tagLevels = (levels: [string, number][]) =>
    `[${levels.map(([name, level]) => `{id:"minecraft:${name}",lvl:${level}s}`).join(',')}]`
  const [held, kept] = [Object.entries(enchantments), Object.entries(stored)]
  const asComponents = registry.isNewerOrEqualTo('1.20.5')
  const stewTag = ({ name, number, ticks }: NonNullable<Wear['stew']>) =>
    registry.isNewerOrEqualTo('1.20.2')
      ? `effects:[{id:"minecraft:${name}",duration:${ticks}}]`
      : `Effects:[{EffectId:${number}b,EffectDuration:${ticks}}]`
  const parts = asComponents
    ? [
        damage === undefined ? '' : `damage=${damage}`,
        held.length === 0 ? '' : `enchantments=${componentLevels(held)}`,
        kept.length === 0 ? '' : `stored_enchantments=${componentLevels(kept)}`,
        repairCost === undefined ? '' : `repair_cost=${repairCost}`,
        potion === undefined ? '' : `potion_contents="minecraft:${potion}"`,
        stew === undefined ? '' : `suspicious_stew_effects=[{id:"${stew.name}",duration:${stew.ticks}}]`,
      ]
    : [
        damage === undefined ? '' : `Damage:${damage}`,
        held.length === 0 ? '' : `Enchantments:${tagLevels(held)}`,
        kept.length === 0 ? '' : `StoredEnchantments:${tagLevels(kept)}`,
        repairCost === undefined ? '' : `RepairCost:${repairCost}`,
        potion === undefined ? '' : `Potion:"minecraft:${potion}"`,
        stew === undefined ? '' : stewTag(stew),
      ]
  const list = parts.filter((part) => part !== '').join(',')
  if (list === '') return ''
  return asComponents ? `[${list}]` : `{${list}}`
}
