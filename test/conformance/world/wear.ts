import loadRegistry from 'prismarine-registry'

/** What sets an item apart from others of its kind. */
export interface Wear {
  /** Durability that is used up. */
  readonly damage?: number
  /** Levels by the names of enchantments. */
  readonly enchantments?: Readonly<Record<string, number>>
}

/** It as it follows an item's name in commands: tags or, since 1.20.5, components. */
export function writtenWear(version: string, { damage, enchantments = {} }: Wear): string {
  const levels = Object.entries(enchantments)
  if (
    (loadRegistry(version) as unknown as { isNewerOrEqualTo(v: string): boolean }).isNewerOrEqualTo('1.20.5')
  ) {
    const parts = [
      ...(damage === undefined ? [] : [`damage=${damage}`]),
      ...(levels.length === 0
        ? []
        : [`enchantments={levels:{${levels.map(([name, level]) => `"${name}":${level}`).join(',')}}}`]),
    ]
    return parts.length === 0 ? '' : `[${parts.join(',')}]`
  }
  const parts = [
    ...(damage === undefined ? [] : [`Damage:${damage}`]),
    ...(levels.length === 0
      ? []
      : [
          `Enchantments:[${levels.map(([name, level]) => `{id:"minecraft:${name}",lvl:${level}s}`).join(',')}]`,
        ]),
  ]
  return parts.length === 0 ? '' : `{${parts.join(',')}}`
}
